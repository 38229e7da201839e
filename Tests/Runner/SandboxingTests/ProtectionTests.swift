import Testing

@testable import Sandboxing

@Suite("What the trial of a box says about a machine")
struct ProtectionTests {
  private func gap(_ trial: Result<Finished, SandboxError>) -> Protection.Gap? {
    Sandbox.gap(in: trial)?.gap
  }

  @Test("Only what bwrap says about the kernel means that namespaces are refused")
  func gaps() {
    #expect(gap(.success(Finished(outcome: .exited(0)))) == nil)
    for detail in [
      "bwrap: Creating new namespace failed: Operation not permitted\n",
      "bwrap: setting up uid map: Permission denied\n",
      "bwrap: Can't mount proc on /newroot/proc: Operation not permitted\n",
    ] {
      #expect(gap(.failure(.boxRefused(detail: detail))) == .namespacesRefused, "\(detail)")
    }
    #expect(
      gap(.failure(.boxRefused(detail: "bwrap: Can't find source path /usr/bin/true")))
        == .trialFailed)
    #expect(gap(.failure(.spawnFailed(path: "/bwrap", detail: "EAGAIN"))) == .trialFailed)
    #expect(gap(.success(Finished(outcome: .wallLimit))) == .trialFailed)
  }

  @Test("A trial that fails otherwise says what happened")
  func problem() {
    #expect(
      Sandbox.gap(in: .failure(.spawnFailed(path: "/bwrap", detail: "EAGAIN")))?.problem
        == "/bwrap: EAGAIN")
    #expect(Sandbox.gap(in: .success(Finished(outcome: .wallLimit)))?.problem == "it took too long")
  }
}

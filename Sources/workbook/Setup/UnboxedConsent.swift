import Checking
import Files
import Foundation
import Sandboxing

/// Whether code may run where there is no sandbox: the user's decision, kept outside of workspaces.
enum UnboxedConsent {
  /// Returns if programs run in a sandbox or the user accepts that they do not.
  ///
  /// - Parameter isGiven: Whether the command line says so.
  /// A container without namespaces is as good as a box for one's own code, and says so once.
  ///
  /// - Throws: ``SetupError/noSandbox`` if nobody accepts it.
  static func obtain(for protection: Protection, isGiven: Bool) throws {
    guard !protection.isSandboxed, !isGiven else { return }
    let place = UserFolder.settings().map { $0 + "/runs-without-sandbox" }
    if let place, access(place, F_OK) == 0 { return }
    if isContainer, protection.gap == .namespacesRefused {
      // The container is the box: nothing but the learner's own code is in it.
      Terminal.complain(
        "This container allows no namespaces, so your answers run in it without a box of their own."
      )
      if let place { try AtomicFile.write("", to: place) }
      return
    }
    guard Terminal.isInteractive else { throw SetupError.noSandbox }
    Terminal.say(
      "There is no sandbox on this machine, so your answers run with all your rights. "
        + "Go on, now and from now on? [y/N] ", end: "")
    guard let word = readLine(), ["y", "yes"].contains(word.lowercased()) else {
      throw SetupError.noSandbox
    }
    if let place { try AtomicFile.write("", to: place) }
  }

  /// Whether this is a container of Docker's, of Podman's, or of one who says so in `container`.
  private static var isContainer: Bool {
    access("/.dockerenv", F_OK) == 0 || access("/run/.containerenv", F_OK) == 0
      || ProcessInfo.processInfo.environment["container"]?.isEmpty == false
  }
}

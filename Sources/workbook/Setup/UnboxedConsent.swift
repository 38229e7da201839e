import Checking
import Files
import Foundation
import Sandboxing

/// Whether code may run where there is no sandbox: the user's decision, kept outside of workspaces.
enum UnboxedConsent {
  /// The file that says so for this user.
  static var file: String? { UserFolder.settings().map { $0 + "/runs-without-sandbox" } }

  /// Returns if programs run in a sandbox or the user accepts that they do not.
  ///
  /// A container without namespaces is as good as a box for one's own code; that is said once. A
  /// box that could not be tried says nothing about the machine, so nothing is written down then.
  /// As soon as there is a sandbox, an earlier decision is forgotten.
  ///
  /// - Parameters:
  ///   - isGiven: Whether the command line says so; `nil` if the command has no option for it.
  ///   - file: The file of the decision; `nil` if there is no place for it.
  ///   - isContainer: Whether the machine is a container.
  /// - Returns: Whether the user has been told, now or earlier.
  /// - Throws: ``SetupError/noSandbox(hasOption:)`` if nobody accepts it.
  @discardableResult
  static func obtain(
    for protection: Protection, isGiven: Bool?, file: String? = file,
    isContainer: Bool = isContainer
  ) throws -> Bool {
    guard !protection.isSandboxed else {
      if let file { unlink(file) }
      return true
    }
    let refusal = SetupError.noSandbox(hasOption: isGiven != nil)
    let isLasting = protection.gap != .trialFailed
    if isLasting, let file, access(file, F_OK) == 0 { return true }
    guard isGiven != true else { return false }
    if isContainer, protection.gap == .namespacesRefused {
      // The container is the box: nothing but the learner's own code is in it.
      Terminal.complain(
        "This container allows no namespaces, so your answers run in it without a box of their own."
      )
      if let file { try AtomicFile.write("", to: file) }
      return true
    }
    guard Terminal.isInteractive else { throw refusal }
    Terminal.say(
      (isLasting
        ? "There is no sandbox on this machine, so your answers run with all your rights. "
          + "Go on, now and from now on?"
        : "The sandbox could not be tried (bin/workbook doctor says why), so your answers run with all "
          + "your rights. Go on this time?") + " [y/N] ", end: "")
    guard let word = readLine(), ["y", "yes"].contains(word.lowercased()) else {
      throw refusal
    }
    if isLasting, let file { try AtomicFile.write("", to: file) }
    return true
  }

  /// Whether this is a container of Docker's, of Podman's, or of another one that sets the variable
  /// `container`.
  static var isContainer: Bool {
    access("/.dockerenv", F_OK) == 0 || access("/run/.containerenv", F_OK) == 0
      || EnvironmentVariable.value("container")?.isEmpty == false
  }
}

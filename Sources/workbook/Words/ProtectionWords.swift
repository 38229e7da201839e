import Sandboxing

/// Describes the protection that a machine gives.
enum ProtectionWords {
  static func accounting(_ accounting: Protection.Accounting) -> String {
    switch accounting {
    case .controlGroupV1: "control groups, version 1"
    case .controlGroupV2: "control groups, version 2"
    case .supervisor: "processes are added up by the workbook (no control group can be written)"
    }
  }

  /// Why programs run in no sandbox.
  static func reason(_ gap: Protection.Gap) -> String {
    switch gap {
    case .bubblewrapNotFound: "bubblewrap is not installed"
    case .namespacesRefused: "the kernel refuses namespaces"
    case .filterNotWritable: "its filter of system calls cannot be written"
    case .architectureUnknown: "the architecture's system calls are unknown"
    case .trialFailed: "it could not be tried"
    }
  }

  /// Why programs run in no sandbox, and how to change that.
  ///
  /// - Parameters:
  ///   - scratch: The folder of the filters.
  ///   - problem: The message of a failed trial of a box.
  ///   - isContainer: Whether the machine is a container, which cannot change its kernel's settings.
  static func advice(
    _ gap: Protection.Gap, scratch: String, problem: String?, isContainer: Bool
  ) -> String {
    switch gap {
    case .bubblewrapNotFound:
      "bubblewrap is missing. Install it: apt-get install bubblewrap"
    case .filterNotWritable:
      "the filter of system calls cannot be written to \(scratch). Make it writable."
    case .architectureUnknown: "the system calls of this architecture are unknown"
    case .namespacesRefused where isContainer:
      "this container allows no namespaces, and nothing inside of it can change that. Your own answers are "
        + "checked without them. Whoever starts the container can allow them: docker run --privileged"
    case .namespacesRefused:
      "the kernel refuses namespaces. As root: sysctl kernel.unprivileged_userns_clone=1"
    case .trialFailed:
      "a box could not be tried (\(Look.withoutControls(problem ?? "")))."
        + " Run bin/workbook doctor again when the machine is less busy."
    }
  }

  static func all(_ protection: Protection) -> String {
    (protection.isSandboxed ? "namespaces and a filter of system calls; " : "no sandbox; ")
      + accounting(protection.accounting)
  }
}

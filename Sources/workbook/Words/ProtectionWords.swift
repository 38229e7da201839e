import Sandboxing

/// What a machine gives, in words.
enum ProtectionWords {
  static func accounting(_ accounting: Protection.Accounting) -> String {
    switch accounting {
    case .controlGroupV1: "control groups, version 1"
    case .controlGroupV2: "control groups, version 2"
    case .supervisor: "processes are added up by the workbook (no control group can be written)"
    }
  }

  static func all(_ protection: Protection) -> String {
    (protection.isSandboxed ? "namespaces and a filter of system calls; " : "no sandbox; ")
      + accounting(protection.accounting)
  }
}

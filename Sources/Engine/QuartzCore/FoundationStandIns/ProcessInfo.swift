import Foundation

/// Information about the process and the machine, in place of Foundation's type of the same name.
///
/// Fidelity: the environment is empty, the only argument is the app's name, and the machine is the
/// same each time.
open class ProcessInfo: NSObject {
  public enum ThermalState: Int, Sendable {
    case nominal, fair, serious, critical
  }

  public static let processInfo = ProcessInfo()

  open var environment: [String: String] { [:] }
  open var arguments: [String] { ["App"] }
  open var processName: String { "App" }
  open var hostName: String { "localhost" }
  open var globallyUniqueString: String { UUID().uuidString }
  open var processIdentifier: Int32 { 1 }
  open var processorCount: Int { 1 }
  open var activeProcessorCount: Int { 1 }
  /// In bytes.
  open var physicalMemory: UInt64 { 1 << 30 }
  /// Seconds on the virtual clock.
  open var systemUptime: TimeInterval { MainLoop.shared.now }
  open var isLowPowerModeEnabled: Bool { false }
  open var thermalState: ThermalState { .nominal }
  open var isMacCatalystApp: Bool { false }
  open var isiOSAppOnMac: Bool { false }
  open var operatingSystemVersionString: String { "Version 18.0" }
  open var operatingSystemVersion: OperatingSystemVersion {
    OperatingSystemVersion(majorVersion: 18, minorVersion: 0, patchVersion: 0)
  }

  open func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
    let own = operatingSystemVersion
    return (version.majorVersion, version.minorVersion, version.patchVersion)
      <= (own.majorVersion, own.minorVersion, own.patchVersion)
  }

  public override init() { super.init() }
}

import HeadlessQuartzCore

/// Fidelity: the battery is full and nothing is near, always, and no notification is posted.
extension UIDevice {
  public enum BatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
  }

  public static let batteryStateDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  public static let batteryLevelDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  public static let proximityStateDidChangeNotification = NSNotification.Name(
    "UIDeviceProximityStateDidChangeNotification")

  public var isBatteryMonitoringEnabled: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  /// Known while the battery is monitored.
  public var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }

  /// 0...1, or -1 while the battery is not monitored.
  public var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }

  public var isProximityMonitoringEnabled: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  public var proximityState: Bool { false }

  public var isMultitaskingSupported: Bool { true }

  /// The same in every run.
  public var identifierForVendor: UUID? {
    UUID(uuidString: "00000000-0000-4000-8000-000000000001")
  }
}

extension UIScreen {
  public var isCaptured: Bool { false }

  public var mirrored: UIScreen? { nil }

  /// Fidelity: kept; the screen has one brightness.
  public var wantsSoftwareDimming: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  public var focusedView: UIView? { nil }

  public var focusedItem: (any UIFocusItem)? { nil }

  public var calibratedLatency: CFTimeInterval { 0 }

  public static let didConnectNotification = NSNotification.Name("UIScreenDidConnectNotification")
  public static let didDisconnectNotification = NSNotification.Name(
    "UIScreenDidDisconnectNotification")
  public static let modeDidChangeNotification = NSNotification.Name(
    "UIScreenModeDidChangeNotification")
  public static let brightnessDidChangeNotification = NSNotification.Name(
    "UIScreenBrightnessDidChangeNotification")
  public static let capturedDidChangeNotification = NSNotification.Name(
    "UIScreenCapturedDidChangeNotification")
}

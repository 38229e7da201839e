import HeadlessQuartzCore

/// Fidelity: `beginGeneratingDeviceOrientationNotifications` and
/// `endGeneratingDeviceOrientationNotifications` do nothing, or are never called.
open class UIDevice: NSObject {
  public static let current = UIDevice()

  /// Fidelity: never posted; the Stage rotates windows directly.
  public static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")

  open var name: String { "Workbook" }
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  open var systemName: String { "iOS" }

  /// The version of iOS whose behaviour the engine follows.
  open var systemVersion: String { "18.0" }

  /// A tablet from 600 points on the short side, otherwise a phone.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }

  /// `landscapeLeft` if the screen is wider than high, otherwise `portrait`.
  open var orientation: UIDeviceOrientation {
    UIScreen.main.part.width > UIScreen.main.part.height ? .landscapeLeft : .portrait
  }

  /// Fidelity: always `false`; the two methods below have no effect.
  open var isGeneratingDeviceOrientationNotifications: Bool { false }
  open func beginGeneratingDeviceOrientationNotifications() {}
  open func endGeneratingDeviceOrientationNotifications() {}
}

import HeadlessQuartzCore

/// The virtual device.
open class UIDevice: NSObject {
  /// The only device there is.
  public static let current = UIDevice()

  /// Posted by nobody; the Stage turns windows directly.
  public static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// What the owner calls the device.
  open var name: String { "Workbook" }
  /// Derived from the idiom.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The same as `model`.
  open var localizedModel: String { model }
  /// What Apple calls the system.
  open var systemName: String { "iOS" }

  /// The version of iOS whose behaviour the engine follows.
  open var systemVersion: String { "18.0" }

  /// A tablet from 600 points on the short side, otherwise a phone.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }

  /// Derived from the shape of the screen.
  open var orientation: UIDeviceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
  }

  /// Always false; the Stage turns windows directly.
  open var isGeneratingDeviceOrientationNotifications: Bool { false }
  /// Has no effect.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Has no effect.
  open func endGeneratingDeviceOrientationNotifications() {}
}

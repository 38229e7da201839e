import HeadlessQuartzCore

/// The screen that the virtual device has.
///
/// The Stage decides its size when it launches an app and whenever it turns the device.
open class UIScreen: NSObject {
  /// The device's own screen.
  public static let main = UIScreen()

  /// The size in points, upright in the present orientation; the origin is always zero.
  open private(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)

  /// Pixels per point.
  open private(set) var scale: CGFloat = 3

  /// All screens, which is this one.
  open class var screens: [UIScreen] { [main] }

  /// The size in pixels, always in the portrait orientation.
  open var nativeBounds: CGRect {
    CGRect(
      x: 0, y: 0, width: min(bounds.width, bounds.height) * scale,
      height: max(bounds.width, bounds.height) * scale)
  }

  /// Pixels per point of the panel; the same as `scale`.
  open var nativeScale: CGFloat { scale }

  /// How often the virtual screen is drawn in a second.
  open var maximumFramesPerSecond: Int { 60 }

  /// Brightness between 0 and 1.
  ///
  /// It is remembered and has no effect.
  open var brightness: CGFloat = 0.5

  /// The traits of a window that fills this screen.
  open var traitCollection: UITraitCollection {
    UITraitCollection(screenSize: bounds.size, scale: scale)
  }

  /// The screen's coordinates: those of the window that fills it.
  open var coordinateSpace: UICoordinateSpace {
    UIApplication.shared.keyWindow ?? UIView(frame: bounds)
  }

  /// The coordinates of the screen when it is upright.
  ///
  /// Fidelity: as ``coordinateSpace``.
  open var fixedCoordinateSpace: UICoordinateSpace { coordinateSpace }

  /// Replaces the screen.
  ///
  /// The Stage calls this before it makes a window, and on rotation.
  package func configure(size: CGSize, scale: CGFloat? = nil) {
    bounds = CGRect(origin: .zero, size: size)
    if let scale { self.scale = scale }
  }

  /// What status bar, rounded corners and home indicator cover.
  ///
  /// Fidelity: an engine rule that sorts devices by their size: tall phones have a notch, short
  /// ones a status bar of 20 points, tablets 24 points above and 20 below.
  package var safeAreaInsets: UIEdgeInsets {
    let long = max(bounds.width, bounds.height)
    let short = min(bounds.width, bounds.height)
    let isLandscape = bounds.width > bounds.height
    if short >= UITraitCollection.shortestTabletSide {
      return UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    }
    let hasNotch = long / max(short, 1) > 2
    guard hasNotch else {
      return UIEdgeInsets(top: isLandscape ? 0 : 20, left: 0, bottom: 0, right: 0)
    }
    return isLandscape
      ? UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
      : UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  }

  /// Swift 2's spelling of `main`.
  @available(*, deprecated, renamed: "main")
  open class func mainScreen() -> UIScreen { main }

  /// The part of the screen below the status bar, as iOS 8 and earlier counted it.
  @available(*, deprecated, message: "use bounds")
  open var applicationFrame: CGRect {
    let bar = safeAreaInsets.top
    return CGRect(x: 0, y: bar, width: bounds.width, height: bounds.height - bar)
  }
}

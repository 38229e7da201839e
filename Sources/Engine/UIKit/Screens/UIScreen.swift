import HeadlessQuartzCore

/// The Stage sets the screen's size when it launches an app and whenever it rotates the device.
open class UIScreen: NSObject {
  public static var main: UIScreen { World.current.uiKit.screen }

  /// In points, in the present orientation; the origin is always zero.
  open var bounds: CGRect {
    CGRect(
      x: 0, y: 0, width: part.width + surplus.width, height: part.height + surplus.height)
  }

  /// The part that the app's window has: all of it, unless the app shares the screen with others.
  package var part: CGRect { CGRect(origin: .zero, size: partSize) }

  private var partSize = CGSize(width: 390, height: 844)
  private var surplus = CGSize.zero

  /// Pixels per point.
  open private(set) var scale: CGFloat = 3

  open class var screens: [UIScreen] { [main] }

  /// In pixels, in portrait whatever the orientation.
  open var nativeBounds: CGRect {
    CGRect(
      x: 0, y: 0, width: min(bounds.width, bounds.height) * scale,
      height: max(bounds.width, bounds.height) * scale)
  }

  open var nativeScale: CGFloat { scale }

  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  open var maximumFramesPerSecond: Int { 60 }

  /// 0...1.
  ///
  /// Fidelity: stored; pictures do not darken.
  open var brightness = usualBrightness

  static let usualBrightness: CGFloat = 0.5

  open var traitCollection: UITraitCollection {
    UITraitCollection(screenSize: partSize, scale: scale)
  }

  /// The coordinates of the key window.
  open var coordinateSpace: UICoordinateSpace {
    UIApplication.shared.keyWindow ?? UIView(frame: part)
  }

  /// Fidelity: the same as ``coordinateSpace`` even in landscape.
  open var fixedCoordinateSpace: UICoordinateSpace { coordinateSpace }

  /// Changes the size of the app's part; the Stage calls this before it makes a window, and on
  /// rotation.
  ///
  /// - Parameter surplus: How much larger the screen is than that part.
  package func configure(size: CGSize, scale: CGFloat? = nil, surplus: CGSize? = nil) {
    partSize = size
    if let scale { self.scale = scale }
    if let surplus { self.surplus = surplus }
  }

  /// The area that the status bar, rounded corners and home indicator cover.
  ///
  /// Fidelity: an engine rule that sorts devices by their size: tall phones have a notch, short
  /// ones a status bar of 20 points, tablets 24 points above and 20 below.
  package var safeAreaInsets: UIEdgeInsets {
    let long = max(part.width, part.height)
    let short = min(part.width, part.height)
    let isLandscape = part.width > part.height
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

  /// A picture of all windows.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let picture = UIView(frame: bounds)
    for window in UIApplication.shared.windows where !window.isHidden {
      guard let part = window.snapshotView(afterScreenUpdates: afterUpdates) else { continue }
      part.frame = window.frame
      picture.addSubview(part)
    }
    return picture
  }

  @available(*, deprecated, renamed: "main")
  open class func mainScreen() -> UIScreen { main }

  /// The screen below the status bar.
  @available(*, deprecated, message: "use bounds")
  open var applicationFrame: CGRect {
    let bar = safeAreaInsets.top
    return CGRect(x: 0, y: bar, width: part.width, height: part.height - bar)
  }
}

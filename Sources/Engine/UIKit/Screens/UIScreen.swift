import HeadlessQuartzCore

/// The Stage sets the screen's size when it launches an app and whenever it rotates the device.
open class UIScreen: NSObject {
  public static var main: UIScreen { World.current.uiKit.screen }

  /// In points, in the present orientation; the origin is always zero.
  open private(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)

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

  open var maximumFramesPerSecond: Int { 60 }

  /// 0...1.
  ///
  /// Fidelity: stored; pictures do not darken.
  open var brightness: CGFloat = 0.5

  open var traitCollection: UITraitCollection {
    UITraitCollection(screenSize: bounds.size, scale: scale)
  }

  /// The coordinates of the key window.
  open var coordinateSpace: UICoordinateSpace {
    UIApplication.shared.keyWindow ?? UIView(frame: bounds)
  }

  /// Fidelity: the same as ``coordinateSpace`` even in landscape.
  open var fixedCoordinateSpace: UICoordinateSpace { coordinateSpace }

  /// Changes the size; the Stage calls this before it makes a window, and on rotation.
  package func configure(size: CGSize, scale: CGFloat? = nil) {
    bounds = CGRect(origin: .zero, size: size)
    if let scale { self.scale = scale }
  }

  /// The area that the status bar, rounded corners and home indicator cover.
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
    return CGRect(x: 0, y: bar, width: bounds.width, height: bounds.height - bar)
  }
}

import HeadlessQuartzCore
import Motion

extension UIView {
  func snapshot(afterUpdates: Bool) -> UIView? {
    EngineLog.call(toApp: false, self, "snapshotView(afterScreenUpdates:)", ["\(afterUpdates)"])
    return SnapshotView(picture(of: bounds, afterUpdates: afterUpdates), size: bounds.size)
  }

  func snapshot(of rect: CGRect, afterUpdates: Bool) -> UIView? {
    SnapshotView(picture(of: rect, afterUpdates: afterUpdates), size: rect.size)
  }

  /// Returns whether the picture is complete; `false` without a current context.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    let picture = picture(of: bounds, afterUpdates: afterUpdates)
    context.draw(picture, in: rect)
    return !picture.elements.isEmpty
  }

  /// Whether the view is a snapshot without subviews; its picture is valid off the screen, too.
  private var isPictureOnly: Bool { self is SnapshotView && subviews.isEmpty }

  private func picture(of part: CGRect, afterUpdates: Bool) -> Picture {
    var picture = Picture(size: Size(part.size))
    if afterUpdates {
      layoutIfNeeded()
      layer.displayTree()
    } else if !layer.wasCommitted && !isPictureOnly {
      EngineLog.fault(.blankSnapshot, ["view": displayName])
      return picture
    }
    let place = CGRect(
      x: bounds.minX - part.minX, y: bounds.minY - part.minY, width: bounds.width,
      height: bounds.height)
    picture.elements = [
      .layers(
        layer.frozen(asCommitted: !afterUpdates && layer.wasCommitted), in: Rectangle(place))
    ]
    return picture
  }
}

extension CALayer {
  /// Draws this layer and its sublayers where they need display.
  fileprivate func displayTree() {
    displayIfNeeded()
    for layer in sublayers ?? [] { layer.displayTree() }
  }
}

/// A view that shows a recorded picture of another hierarchy.
final class SnapshotView: UIView {
  init(_ picture: Picture, size: CGSize) {
    super.init(frame: CGRect(origin: .zero, size: size))
    layer.contents = CGImage(picture)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

import HeadlessQuartzCore
import Motion

extension UIView {
  /// Returns a view that shows how this one looks, and keeps showing that.
  ///
  /// - Parameter afterUpdates: `true` lays out first and shows changes that wait for the next
  ///   commit. `false` shows what was last on the screen; a view that never was gives a blank
  ///   snapshot, recorded as the fault `blank-snapshot`. Snapshots themselves need not have been
  ///   on the screen: they can be cut into pieces at once.
  ///
  /// Fidelity: engine rule for a view that was never rendered: UIKit may return `nil` there.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    EngineLog.call(toApp: false, self, "snapshotView(afterScreenUpdates:)", ["\(afterUpdates)"])
    return SnapshotView(picture(of: bounds, afterUpdates: afterUpdates), size: bounds.size)
  }

  /// Returns a view that shows a part of this one.
  ///
  /// Fidelity: the part stretches as a whole; `capInsets` has no effect.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    SnapshotView(picture(of: rect, afterUpdates: afterUpdates), size: rect.size)
  }

  /// Draws how the view looks into a rectangle of the current context; whether that was complete.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    let picture = picture(of: bounds, afterUpdates: afterUpdates)
    context.draw(picture, in: rect)
    return !picture.elements.isEmpty
  }

  /// Whether the view is a snapshot with nothing added, which shows its picture wherever it is.
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
  /// Makes the contents of this layer and those on it, where they were asked for.
  fileprivate func displayTree() {
    displayIfNeeded()
    for layer in sublayers ?? [] { layer.displayTree() }
  }
}

/// What snapshots are: a view whose layer holds a picture of another hierarchy.
final class SnapshotView: UIView {
  init(_ picture: Picture, size: CGSize) {
    super.init(frame: CGRect(origin: .zero, size: size))
    layer.contents = CGImage(picture)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

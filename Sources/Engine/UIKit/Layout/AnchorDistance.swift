import HeadlessQuartzCore

/// The way from one anchor to another, which constraints can measure like a width.
final class AnchorDistance: NSObject {
  private(set) weak var start: AnyObject?
  private(set) weak var end: AnyObject?
  let startAttribute: NSLayoutConstraint.Attribute
  let endAttribute: NSLayoutConstraint.Attribute

  fileprivate init<Kind>(from start: NSLayoutAnchor<Kind>, to end: NSLayoutAnchor<Kind>) {
    self.start = start.item
    self.end = end.item
    startAttribute = start.attribute
    endAttribute = end.attribute
    super.init()
  }

  var views: [UIView] { [start, end].compactMap { $0.flatMap(NSLayoutConstraint.view) } }
}

extension NSLayoutXAxisAnchor {
  /// The distance to another anchor, negative if that one lies before this.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(item: AnchorDistance(from: self, to: otherAnchor), attribute: .width)
  }
}

extension NSLayoutYAxisAnchor {
  /// The distance to another anchor, negative if that one lies above this.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(item: AnchorDistance(from: self, to: otherAnchor), attribute: .height)
  }
}

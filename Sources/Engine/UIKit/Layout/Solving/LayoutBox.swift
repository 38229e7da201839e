import HeadlessQuartzCore

/// The edges of a view or guide as linear expressions, relative to the root's origin.
struct LayoutBox {
  var left: LinearExpression
  var top: LinearExpression
  var width: LinearExpression
  var height: LinearExpression

  func inset(by insets: UIEdgeInsets) -> LayoutBox {
    LayoutBox(
      left: left + Double(insets.left), top: top + Double(insets.top),
      width: width + Double(-insets.left - insets.right),
      height: height + Double(-insets.top - insets.bottom))
  }

  /// A box of the given height along the bottom edge.
  func foot(of height: CGFloat) -> LayoutBox {
    LayoutBox(
      left: left, top: top + self.height + Double(-height), width: width,
      height: LinearExpression(Double(height)))
  }

  private var centerX: LinearExpression { left + width * 0.5 }
  private var centerY: LinearExpression { top + height * 0.5 }

  /// The value of an attribute; `nil` for `notAnAttribute`.
  ///
  /// Edges, centres and lengths are the alignment rectangle's, margins and baselines the frame's.
  /// Baselines are distances from the top and the bottom edge.
  func value(
    of attribute: NSLayoutConstraint.Attribute, alignment: UIEdgeInsets, margins: UIEdgeInsets,
    baselines: (first: Double, last: Double)
  ) -> LinearExpression? {
    let aligned = alignment == .zero ? self : inset(by: alignment)
    return switch attribute {
    case .left, .leading: aligned.left
    case .right, .trailing: aligned.left + aligned.width
    case .top: aligned.top
    case .bottom: aligned.top + aligned.height
    case .width: aligned.width
    case .height: aligned.height
    case .centerX: aligned.centerX
    case .centerY: aligned.centerY
    case .firstBaseline: top + baselines.first
    case .lastBaseline: top + height + -baselines.last
    case .leftMargin, .leadingMargin: left + Double(margins.left)
    case .rightMargin, .trailingMargin: left + width + Double(-margins.right)
    case .topMargin: top + Double(margins.top)
    case .bottomMargin: top + height + Double(-margins.bottom)
    case .centerXWithinMargins: centerX + Double(margins.left - margins.right) / 2
    case .centerYWithinMargins: centerY + Double(margins.top - margins.bottom) / 2
    case .notAnAttribute: nil
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether the reading direction says which side is meant.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// The same attribute in a mirror.
  var mirrored: NSLayoutConstraint.Attribute {
    switch self {
    case .left, .leading: .right
    case .right, .trailing: .left
    case .leftMargin, .leadingMargin: .rightMargin
    case .rightMargin, .trailingMargin: .leftMargin
    default: self
    }
  }

  /// Whether the attribute is an x coordinate.
  var isHorizontalPlace: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      true
    default: false
    }
  }

  var isSize: Bool { self == .width || self == .height }
}

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

  /// The value of an attribute; `nil` for `notAnAttribute`.
  ///
  /// Baselines are distances from the top and the bottom edge.
  func value(
    of attribute: NSLayoutConstraint.Attribute, margins: UIEdgeInsets,
    baselines: (first: Double, last: Double)
  ) -> LinearExpression? {
    switch attribute {
    case .left, .leading: left
    case .right, .trailing: left + width
    case .top: top
    case .bottom: top + height
    case .width: width
    case .height: height
    case .centerX: left + width * 0.5
    case .centerY: top + height * 0.5
    case .firstBaseline: top + baselines.first
    case .lastBaseline: top + height + -baselines.last
    case .leftMargin, .leadingMargin: left + Double(margins.left)
    case .rightMargin, .trailingMargin: left + width + Double(-margins.right)
    case .topMargin: top + Double(margins.top)
    case .bottomMargin: top + height + Double(-margins.bottom)
    case .centerXWithinMargins:
      left + width * 0.5 + Double(margins.left - margins.right) / 2
    case .centerYWithinMargins:
      top + height * 0.5 + Double(margins.top - margins.bottom) / 2
    case .notAnAttribute: nil
    }
  }
}

extension NSLayoutConstraint.Attribute {
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

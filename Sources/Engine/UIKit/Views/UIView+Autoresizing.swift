import HeadlessQuartzCore

extension UIView {
  /// The parts of a view that resize or move with its superview's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Resizes the subviews whose autoresizing masks ask for it.
  func autoresizeSubviews(from former: CGSize) {
    let present = bounds.size
    for view in contentViews where view.keepsItsFrame {
      view.autoresize(from: former, to: present)
    }
  }

  /// Uses the frame without the transform.
  private func autoresize(from former: CGSize, to present: CGSize) {
    let mask = autoresizingMask
    guard !mask.isEmpty else { return }
    let frame = untransformedFrame
    let (x, width) = stretched(
      Span(before: frame.minX, length: frame.width, whole: former.width), to: present.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    let (y, height) = stretched(
      Span(before: frame.minY, length: frame.height, whole: former.height), to: present.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    let resized = CGRect(x: x, y: y, width: width, height: height)
    guard resized != frame else { return }
    if isTransformed { setUntransformedFrame(resized) } else { self.frame = resized }
  }
}

/// A view's extent along one axis of its superview.
private struct Span {
  var before: CGFloat
  var length: CGFloat
  var whole: CGFloat

  var after: CGFloat { whole - before - length }
}

/// Distributes a change of the superview's length over the flexible parts, in proportion.
///
/// Parts that are all zero share equally. The length never falls below zero.
private func stretched(
  _ span: Span, to whole: CGFloat, flexible: (before: Bool, length: Bool, after: Bool)
) -> (before: CGFloat, length: CGFloat) {
  let change = whole - span.whole
  let count = [flexible.before, flexible.length, flexible.after].count { $0 }
  guard change != 0, count > 0 else { return (span.before, span.length) }
  let sum =
    (flexible.before ? span.before : 0) + (flexible.length ? span.length : 0)
    + (flexible.after ? span.after : 0)
  func share(_ isFlexible: Bool, _ size: CGFloat) -> CGFloat {
    guard isFlexible else { return 0 }
    return sum == 0 ? change / CGFloat(count) : change * size / sum
  }
  return (
    span.before + share(flexible.before, span.before),
    max(0, span.length + share(flexible.length, span.length))
  )
}

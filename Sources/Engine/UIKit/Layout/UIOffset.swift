import HeadlessQuartzCore

/// A displacement in points.
public struct UIOffset: Equatable, Hashable, Sendable {
  /// How far to the right.
  public var horizontal: CGFloat
  /// How far down.
  public var vertical: CGFloat

  /// Creates an offset of zero.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// Creates an offset from its two parts.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// No displacement.
  public static let zero = UIOffset()
}

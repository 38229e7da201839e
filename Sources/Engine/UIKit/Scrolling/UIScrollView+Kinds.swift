import HeadlessQuartzCore

extension UIScrollView {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The top and the bottom, also if the content only scrolls sideways.
    case automatic
    /// The edges of each axis that scrolls or always bounces.
    case scrollableAxes
    case never
    /// All edges.
    case always
  }

  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor of the speed per millisecond.
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  public enum IndicatorStyle: Int, Sendable {
    /// Fits any background.
    case `default`
    /// For light backgrounds.
    case black
    /// For dark backgrounds.
    case white
  }

  /// Fidelity: there is no keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none
    case onDrag
    case interactive
  }
}

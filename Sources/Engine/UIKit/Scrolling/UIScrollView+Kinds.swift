import HeadlessQuartzCore

extension UIScrollView {
  /// When the safe area is added to the content's insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// At the top and bottom of what scrolls up and down.
    case automatic
    /// Along the axes that scroll.
    case scrollableAxes
    /// Not at all.
    case never
    /// Along both axes.
    case always
  }

  /// How fast scrolling comes to rest.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the speed that is left after a millisecond.
    public let rawValue: CGFloat

    /// Creates a rate from the part of the speed that is left after a millisecond.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The usual rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate that comes to rest soon.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The look of scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Fits every ground.
    case `default`
    /// Dark, for light ground.
    case black
    /// Light, for dark ground.
    case white
  }

  /// What happens to the keyboard while scrolling.
  public enum KeyboardDismissMode: Int, Sendable {
    /// It stays.
    case none
    /// It goes when a drag begins.
    case onDrag
    /// It follows the finger.
    case interactive
  }
}

/// How far an attachment lets items slide or turn.
public struct UIFloatRange: Equatable, Codable, Sendable {
  /// Usually not above 0.
  public var minimum: CGFloat
  /// Usually not below 0.
  public var maximum: CGFloat

  public init() {
    self.init(minimum: 0, maximum: 0)
  }

  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  public static let zero = UIFloatRange()
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}

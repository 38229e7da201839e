/// Times are in seconds.
///
/// Local time is `(parent time - beginTime) * speed + timeOffset`.
public protocol CAMediaTiming: AnyObject {
  var beginTime: CFTimeInterval { get set }
  var timeOffset: CFTimeInterval { get set }
  /// 0 pauses, negative runs backwards.
  var speed: Float { get set }
  /// Of one cycle.
  var duration: CFTimeInterval { get set }
  /// 0 counts as 1; may be fractional or infinite.
  var repeatCount: Float { get set }
  /// 0 leaves the number of cycles to ``repeatCount``.
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

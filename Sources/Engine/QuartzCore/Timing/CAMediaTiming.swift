/// What runs in a time space of its own: layers and animations.
///
/// Local time is `(parent time - beginTime) * speed + timeOffset`. Times are in seconds.
public protocol CAMediaTiming: AnyObject {
  /// When local time begins, in the parent's time.
  var beginTime: CFTimeInterval { get set }
  /// How far local time has come when it begins.
  var timeOffset: CFTimeInterval { get set }
  /// How fast local time runs; 0 stops it, a negative speed turns it back.
  var speed: Float { get set }
  /// How long one cycle lasts.
  var duration: CFTimeInterval { get set }
  /// How many cycles there are; 0 counts as one. May be fractional or `.infinity`.
  var repeatCount: Float { get set }
  /// How long cycles are repeated; 0 leaves the choice to ``repeatCount``.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each cycle is followed by its way back.
  var autoreverses: Bool { get set }
  /// What is shown before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows outside of its active time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// Apple's own string.
  public var rawValue: String

  /// Wraps a string, known or not.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Nothing: the layer shows its own value.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The last value, after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value, before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The first value before the beginning, the last one after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

public import Motion
import Record

/// Claims that something holds.
///
/// - Parameters:
///   - expected: What should be, as a learner is to read it.
///   - seen: What is instead; asked for only if the claim does not hold. If it measures only layers
///     that are hidden or not in the window, the learner reads that.
///   - instant: When, in seconds of virtual time.
///   - mistake: The mistake that explains this failure, if it is another than the test's.
///   - why: The reason for this failure, if the run shows it: true of each answer that fails here.
///   - because: What holds of the app in general, and why it matters, if it is not the test's own.
public func expect(
  _ holds: Bool, _ expected: String, seen: @autoclosure () -> String = "it was not so",
  at instant: Double? = nil, mistake: String? = nil, why: String? = nil, because: String? = nil,
  read: String? = nil
) throws {
  if holds { return }
  let measured = Measured { seen() }
  throw Reasons(mistake: mistake, why: why, because: because, read: read).failure(
    expected: expected, seen: measured.absence ?? measured.value, at: instant)
}

/// Claims that a number is another one, or nearly.
///
/// - Parameters:
///   - tolerance: How far off it may be; always from 0.
///   - what: What the number is: "the second screen's opacity".
///   - seen: What to say instead of the number.
public func expect(
  _ value: @autoclosure () throws -> Double, equals expected: @autoclosure () throws -> Double,
  within tolerance: Double, _ what: String, seen: @autoclosure () -> String? = nil,
  at instant: Double? = nil, mistake: String? = nil, why: String? = nil, because: String? = nil,
  read: String? = nil
) throws {
  try compare(
    value, expected, within: tolerance, what, seen: seen,
    at: instant, Reasons(mistake: mistake, why: why, because: because, read: read))
}

/// Claims that a rectangle is another one; each of its four numbers may be off by the tolerance.
public func expect(
  _ value: @autoclosure () throws -> Rectangle,
  equals expected: @autoclosure () throws -> Rectangle, within tolerance: Double, _ what: String,
  seen: @autoclosure () -> String? = nil, at instant: Double? = nil, mistake: String? = nil,
  why: String? = nil, because: String? = nil, read: String? = nil
) throws {
  try compare(
    value, expected, within: tolerance, what, seen: seen,
    at: instant, Reasons(mistake: mistake, why: why, because: because, read: read))
}

/// Claims that a point is another one; both coordinates may be off by the tolerance.
public func expect(
  _ value: @autoclosure () throws -> Point, equals expected: @autoclosure () throws -> Point,
  within tolerance: Double, _ what: String, seen: @autoclosure () -> String? = nil,
  at instant: Double? = nil, mistake: String? = nil, why: String? = nil, because: String? = nil,
  read: String? = nil
) throws {
  try compare(
    value, expected, within: tolerance, what, seen: seen,
    at: instant, Reasons(mistake: mistake, why: why, because: because, read: read))
}

/// Says that a test does not hold.
public func fail(
  expected: String, seen: String, at instant: Double? = nil, mistake: String? = nil,
  why: String? = nil, because: String? = nil, read: String? = nil
) throws {
  throw Reasons(mistake: mistake, why: why, because: because, read: read).failure(
    expected: expected, seen: seen, at: instant)
}

// MARK: - Comparing

/// The explanations that a claim gives if it does not hold.
private struct Reasons {
  var mistake: String?
  var why: String?
  var because: String?
  var read: String?

  func failure(expected: String, seen: String, at instant: Double?) -> Failure {
    var failure = Failure(
      expected: expected, seen: seen, instant: instant, mistake: mistake, because: why, read: read)
    failure.reminder = because
    return failure
  }
}

private func compare<Value: Comparand>(
  _ value: () throws -> Value, _ expected: () throws -> Value, within tolerance: Double,
  _ what: String, seen: () -> String?, at instant: Double?, _ reasons: Reasons
) throws {
  let own = try Measured(value)
  let earlier = own.value.isNothing ? Measured<Value>.absenceOfLast(at: instant) : nil
  let wanted = try Measured(expected)
  if own.value.isNear(wanted.value, within: tolerance) { return }
  let each = Value.hasParts ? ", each" : ""
  throw reasons.failure(
    // Nothing can be compared with what is not there.
    expected: wanted.absence == nil
      ? "\(what): \(wanted.value.text)\(each) ± \(Wording.text(tolerance))"
      : "\(what): that of a view on the screen",
    seen: wanted.absence ?? own.absence ?? earlier ?? seen() ?? own.value.text, at: instant)
}

/// A value that claims can compare.
private protocol Comparand {
  static var hasParts: Bool { get }
  var text: String { get }
  /// Whether it is the value that a layer answers when it is not there.
  var isNothing: Bool { get }
  func isNear(_ other: Self, within tolerance: Double) -> Bool
}

extension Double: Comparand {
  fileprivate static var hasParts: Bool { false }
  fileprivate var text: String { Wording.text(self) }
  fileprivate var isNothing: Bool { self == 0 }
  fileprivate func isNear(_ other: Double, within tolerance: Double) -> Bool {
    abs(self - other) <= tolerance
  }
}

extension Point: Comparand {
  fileprivate static var hasParts: Bool { true }
  fileprivate var text: String { Wording.text(self) }
  fileprivate var isNothing: Bool { self == .zero }
  fileprivate func isNear(_ other: Point, within tolerance: Double) -> Bool {
    abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance
  }
}

extension Rectangle: Comparand {
  fileprivate static var hasParts: Bool { true }
  fileprivate var text: String { Wording.text(self) }
  fileprivate var isNothing: Bool { self == .zero }
}

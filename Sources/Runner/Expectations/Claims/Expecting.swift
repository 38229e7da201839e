public import Motion
import Record

/// Claims that something holds.
///
/// - Parameters:
///   - expected: What should be, as a learner is to read it.
///   - seen: What is instead; asked for only if the claim does not hold.
///   - instant: When, in seconds of virtual time.
///   - mistake: The mistake that explains this failure, if it is another than the test's.
public func expect(
  _ holds: Bool, _ expected: String, seen: @autoclosure () -> String = "it was not so",
  at instant: Double? = nil, mistake: String? = nil, because: String? = nil, read: String? = nil
) throws {
  if holds { return }
  throw Failure(
    expected: expected, seen: seen(), instant: instant, mistake: mistake, because: because,
    read: read)
}

/// Claims that a number is another one, or nearly.
///
/// - Parameters:
///   - tolerance: How far off it may be; always from 0.
///   - what: What the number is: "the second screen's opacity".
///   - seen: What to say instead of the number.
public func expect(
  _ value: Double, equals expected: Double, within tolerance: Double, _ what: String,
  seen: @autoclosure () -> String? = nil, at instant: Double? = nil, mistake: String? = nil,
  because: String? = nil, read: String? = nil
) throws {
  if abs(value - expected) <= tolerance { return }
  throw Failure(
    expected: "\(what): \(Wording.text(expected)) ± \(Wording.text(tolerance))",
    seen: seen() ?? Wording.text(value), instant: instant, mistake: mistake, because: because,
    read: read)
}

/// Claims that a rectangle is another one; each of its four numbers may be off by the tolerance.
public func expect(
  _ value: Rectangle, equals expected: Rectangle, within tolerance: Double, _ what: String,
  seen: @autoclosure () -> String? = nil, at instant: Double? = nil, mistake: String? = nil,
  because: String? = nil, read: String? = nil
) throws {
  let isNear =
    abs(value.minX - expected.minX) <= tolerance && abs(value.minY - expected.minY) <= tolerance
    && abs(value.width - expected.width) <= tolerance
    && abs(value.height - expected.height) <= tolerance
  if isNear { return }
  throw Failure(
    expected: "\(what): \(Wording.text(expected)), each ± \(Wording.text(tolerance))",
    seen: seen() ?? Wording.text(value), instant: instant, mistake: mistake, because: because,
    read: read)
}

/// Claims that a point is another one; both coordinates may be off by the tolerance.
public func expect(
  _ value: Point, equals expected: Point, within tolerance: Double, _ what: String,
  seen: @autoclosure () -> String? = nil, at instant: Double? = nil, mistake: String? = nil,
  because: String? = nil, read: String? = nil
) throws {
  if abs(value.x - expected.x) <= tolerance, abs(value.y - expected.y) <= tolerance { return }
  throw Failure(
    expected: "\(what): \(Wording.text(expected)), each ± \(Wording.text(tolerance))",
    seen: seen() ?? Wording.text(value), instant: instant, mistake: mistake, because: because,
    read: read)
}

/// Says that a test does not hold.
public func fail(
  expected: String, seen: String, at instant: Double? = nil, mistake: String? = nil,
  because: String? = nil, read: String? = nil
) throws {
  throw Failure(
    expected: expected, seen: seen, instant: instant, mistake: mistake, because: because, read: read
  )
}

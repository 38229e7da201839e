import Motion
import Record

/// A part of a run that may look like another one: a transition, or what follows a tap.
struct Span {
  /// In virtual time, from the app's first frame.
  var began: Double
  /// In seconds.
  var duration: Double

  /// The parts at which spans are compared.
  static let fractions = [0.02, 0.1, 0.3, 0.5, 0.7, 0.9, 0.98]

  func instant(_ fraction: Double) -> Double { began + fraction * duration }
}

extension Span {
  /// A transition that never ended counts as one second long.
  init(_ transition: Transition) {
    self.init(began: transition.began, duration: transition.duration ?? 1)
  }
}

/// Chosen: the right answers of the book and their alternatives stay below.
private enum Thresholds {
  /// How much a layer without a name counts that is seen in one picture only, in points: what has one says
  /// more.
  static let whole = 100.0
  /// How many times as large a difference is that is worth telling instead of an earlier one.
  static let growth = 2.0
}

extension Run {
  /// - Parameters:
  ///   - run: The run of the span to compare with.
  ///   - beginning: How the sentence begins that says what is expected.
  func difference(
    of span: Span, from other: Span, in run: Run,
    within tolerance: PaintedLayer.Tolerance, _ beginning: String
  ) -> Failure? {
    var first: (failure: Failure, size: Double)?
    for fraction in Span.fractions {
      guard
        let difference = difference(
          of: span, from: other, in: run, at: fraction, within: tolerance, beginning)
      else { continue }
      // Where things are only beginning to part, they hardly differ: a later instant shows more.
      if first.map({ difference.size > Thresholds.growth * $0.size }) ?? true { first = difference }
      if first?.size == .infinity { break }
    }
    return first?.failure
  }

  /// Returns the difference at a part of the spans, and its size: in points, with 100
  /// for the whole opacity, and infinite for what has a name and is in one of them only.
  private func difference(
    of span: Span, from other: Span, in run: Run, at fraction: Double,
    within tolerance: PaintedLayer.Tolerance, _ beginning: String
  ) -> (failure: Failure, size: Double)? {
    let instant = span.instant(fraction)
    let before = run.picture(at: other.instant(fraction))
    let now = picture(at: instant)
    // What can hardly be seen may be there in one and not in the other.
    let (seenBefore, seenNow) = (before.filter(tolerance.isSeen), now.filter(tolerance.isSeen))
    guard let layer = PaintedLayer.difference(now, before, within: tolerance),
      PaintedLayer.difference(seenNow, seenBefore, within: tolerance) != nil
    else { return nil }
    // A frame-by-frame animation may be one frame early or late.
    let around = [-DisplayFrame.duration, DisplayFrame.duration].map { shift in
      picture(at: min(max(instant + shift, span.began), span.instant(0.999)))
    }
    let isOff = around.allSatisfy {
      PaintedLayer.difference($0, before, within: tolerance) != nil
    }
    guard isOff, !before.lies(between: around[0], and: around[1], within: tolerance) else {
      return nil
    }
    func failure(_ expected: String, _ seen: String) -> Failure {
      Failure(expected: beginning + expected, seen: seen, instant: instant)
    }
    // A named layer that is missing explains more than two unnamed layers at the same index.
    if let lost = seenBefore.first(where: { $0.isNamed && !now.shows($0.name) }) {
      return (failure(lost.sentence(isSeen: true), "\(lost.name) is not seen"), .infinity)
    }
    if let new = seenNow.first(where: { $0.isNamed && !before.shows($0.name) }) {
      return (failure(new.sentence(isSeen: false), new.sentence(isSeen: true)), .infinity)
    }
    // What is told of both has to be the same thing, or nobody understands it.
    let (lost, new) = PaintedLayer.unmatched(before, now, within: tolerance)
    if let usual = lost.first {
      let twins = new.filter { $0.name == usual.name && $0.isNamed == usual.isNamed }
      guard let twin = twins.min(by: { $0.distance(from: usual) < $1.distance(from: usual) }) else {
        return (failure(usual.sentence(isSeen: true), "it is not seen"), Thresholds.whole)
      }
      return (
        failure(usual.sentence(isSeen: true), twin.sentence(isSeen: true)),
        twin.distance(from: usual)
      )
    }
    guard let extra = new.first else {
      return (failure("the views lie in the same order", "\(layer.subject) lies in another"), 0)
    }
    return (failure(extra.sentence(isSeen: false), extra.sentence(isSeen: true)), Thresholds.whole)
  }
}

extension [PaintedLayer] {
  /// Whether each layer has a place between those that it has in two pictures.
  ///
  /// What is moved frame by frame stands still in between, and two movements begin at different moments of
  /// a frame, so that none of their pictures need be alike.
  fileprivate func lies(
    between earlier: [PaintedLayer], and later: [PaintedLayer],
    within tolerance: PaintedLayer.Tolerance
  ) -> Bool {
    guard count == earlier.count, count == later.count else { return false }
    return zip(self, zip(earlier, later)).allSatisfy { layer, near in
      layer.name == near.0.name && layer.name == near.1.name
        && layer.isBetween(near.0, near.1, within: tolerance)
    }
  }

  fileprivate func shows(_ name: String) -> Bool { contains { $0.isNamed && $0.name == name } }
}

extension PaintedLayer {
  /// Returns the layers of each picture that have no counterpart in the other.
  fileprivate static func unmatched(
    _ layers: [PaintedLayer], _ others: [PaintedLayer], within tolerance: Tolerance
  ) -> (lost: [PaintedLayer], new: [PaintedLayer]) {
    var new = others
    let lost = layers.filter { layer in
      guard
        let index = new.firstIndex(where: {
          $0.name == layer.name && $0.isNear(layer, within: tolerance)
        })
      else { return true }
      new.remove(at: index)
      return false
    }
    return (lost, new)
  }

  /// How far its edges are from another's, in points, or how much less can be seen of it in hundredths,
  /// whichever is more.
  fileprivate func distance(from other: PaintedLayer) -> Double {
    let edges = [
      frame.minX - other.frame.minX, frame.minY - other.frame.minY,
      frame.maxX - other.frame.maxX, frame.maxY - other.frame.maxY,
    ]
    return max(edges.map(abs).max() ?? 0, 100 * abs(opacity - other.opacity))
  }

  fileprivate func isBetween(
    _ one: PaintedLayer, _ other: PaintedLayer, within tolerance: PaintedLayer.Tolerance
  ) -> Bool {
    func isNear(_ number: (PaintedLayer) -> Double, _ limit: Double) -> Bool {
      let (low, high) = (min(number(one), number(other)), max(number(one), number(other)))
      return (low - limit...high + limit).contains(number(self))
    }
    return isNear(\.frame.minX, tolerance.points) && isNear(\.frame.minY, tolerance.points)
      && isNear(\.frame.maxX, tolerance.points) && isNear(\.frame.maxY, tolerance.points)
      && isNear(\.opacity, tolerance.opacity)
  }

  fileprivate var subject: String { isNamed ? name : "a view without a name, in \(name)," }

  fileprivate func sentence(isSeen: Bool) -> String {
    guard isSeen else { return "\(subject) is not seen" }
    let mask = maskFrame.map { ", of which a mask leaves \(Wording.text($0))" } ?? ""
    return "\(subject) is \(Wording.text(frame)), opacity \(Wording.text(opacity))\(mask)"
  }
}

import Motion
import Record

/// A rule about the instants at which transitions begin and end.
extension HouseRule {
  static let jumps = HouseRule(
    name: .jumps, title: "Nothing jumps when a transition begins or ends"
  ) { pair in
    var (budget, usualBudget) = (RunPair.budget, RunPair.budget)
    for (answer, reference) in zip(pair.answer.transitions, pair.reference.transitions)
    where answer.isLike(reference) && !pair.reference.hasLeftTheApp(before: reference) {
      guard let ended = answer.ended, let referenceEnded = reference.ended else { continue }
      let seams = [
        ("begins", answer.began, reference.began, 0),
        ("ends", ended, referenceEnded, RunPair.calm),
      ]
      for (word, instant, referenceInstant, after) in seams {
        let allowed = pair.reference.jumps(at: referenceInstant, after: after)
        let seen = pair.answer.jumps(at: instant, after: after)
        for name in seen.keys.sorted() {
          guard let jump = seen[name] else { continue }
          let known = allowed[name]
          let isMoved = jump.distance > (known?.distance ?? 0) + jump.way + Thresholds.jump
          guard isMoved || jump.opacity > (known?.opacity ?? 0) + Thresholds.fade else { continue }
          return Failure(
            expected: "\(name) does not jump when the \(answer.operation.noun) \(word)",
            seen: isMoved
              ? jump.sentence
              : "its opacity jumps from \(Wording.text(jump.before.opacity)) to "
                + Wording.text(jump.after.opacity), instant: instant,
            because: after > 0
              ? pair.answer.endOfAnimation(of: jump.after.layer, at: instant, after: after) : nil)
        }
        // Where the exercise leaves open who animates, UIKit's own way is no measure of the app's.
        guard answer.animator != nil, reference.animator != nil else { continue }
        if after == 0,
          let failure = pair.replacedPlace(
            at: instant, referenceInstant, of: answer, &budget)
        {
          return failure
        }
        guard after > 0,
          pair.answer.shows(instant, after),
          case let seen = pair.answer.change(at: instant, after: after, &budget),
          (seen?.share ?? 1) > Thresholds.change,
          let usual = pair.reference.change(at: referenceInstant, after: after, &usualBudget)
        else { continue }
        guard let change = seen else { return .tooMuchToCompare(in: answer, at: instant) }
        guard change.share > usual.share + Thresholds.change else { continue }
        return Failure(
          expected: "what is seen stays as it is when the \(answer.operation.noun) \(word)",
          seen: change.sentence + " at once", instant: instant,
          because: pair.hiddenView(at: instant + after, referenceInstant + after)
            ?? pair.otherOpacity(at: instant - Run.justBefore, referenceInstant - Run.justBefore))
      }
    }
    return nil
  }
}

extension RunPair {
  /// Returns a failure if another picture is seen at once where a layer with a name was seen.
  ///
  /// A copy that takes its place, at its beginning, looks as it did.
  fileprivate func replacedPlace(
    at instant: Double, _ referenceInstant: Double, of transition: Transition,
    _ budget: inout Int
  ) -> Failure? {
    let noun = transition.operation.noun
    guard answer.shows(instant, 0), reference.shows(referenceInstant, 0),
      answer.shareOfVisitors(at: instant, of: transition) > 0,
      !answer.exchangesContents(at: instant),
      let change = answer.change(at: instant, after: 0, &budget), let area = change.area
    else { return nil }
    let places = answer.picture(at: instant - Run.justBefore).filter {
      $0.isNamed && $0.opacity > 0.9 && $0.frame.intersection(area) != nil
    }
    let (own, usual) = (answer.lists(around: instant), reference.lists(around: referenceInstant))
    for place in places.prefix(Thresholds.places) {
      let share = Run.changedShare(of: place.frame, own)
      guard share > Thresholds.replaced,
        Run.changedShare(of: place.frame, usual) < Thresholds.kept
      else { continue }
      return Failure(
        expected:
          "what is seen in the place of \(place.name) stays as it is when the \(noun) begins",
        seen: "\(Int((100 * share).rounded())) % of it changes at once", instant: instant)
    }
    return nil
  }
}

/// The limits above which a jump is noticed.
///
/// Chosen: the right answers of the book and their alternatives stay below.
private enum Thresholds {
  /// Of a layer's place, in points.
  static let jump = 8.0
  static let fade = 0.15
  /// A share of the screen that changes its colours at once, more than in the reference.
  ///
  /// Right answers that count a finger's way from another point change up to half of it.
  static let change = 0.1
  /// The share of a layer's place that shows something else at once, and the one up to which the reference
  /// keeps it.
  static let replaced = 0.5
  static let kept = 0.05
  /// The number of layers whose places are looked at; no screen of the book has as many.
  static let places = 40
}

/// A layer just before an instant and after it.
private struct Jump {
  /// A frame earlier; `nil` if the layer was not seen then.
  var earlier: PaintedLayer?
  var before: PaintedLayer
  var after: PaintedLayer

  /// The furthest that an edge of it goes, in points.
  var distance: Double { before.distance(to: after) }

  /// How far it went in the frame before, in points: what moves on as fast does not jump.
  var way: Double { earlier?.distance(to: before) ?? 0 }

  var opacity: Double { abs(after.opacity - before.opacity) }

  /// From where it jumps, and to where.
  var sentence: String {
    // What is seen of it may have another size, at an edge of the screen; only that may have changed, too.
    let isMoved = !after.wholeFrame.isNear(before.wholeFrame, within: 1)
    let (old, new) =
      isMoved ? (before.wholeFrame, after.wholeFrame) : (before.frame, after.frame)
    return "it jumps from \(Wording.text(old)) to \(Wording.text(new))"
  }
}

extension PaintedLayer {
  /// The furthest that an edge of what is seen has gone, in points.
  fileprivate func distance(to later: PaintedLayer) -> Double {
    let edges = [
      later.frame.minX - frame.minX, later.frame.minY - frame.minY,
      later.frame.maxX - frame.maxX, later.frame.maxY - frame.maxY,
    ]
    return edges.map(abs).max() ?? 0
  }
}

extension Run {
  /// Says that a layer's animation ends at an instant; `nil` if it does not, or if there was none.
  fileprivate func endOfAnimation(of layer: Int, at instant: Double, after: Double) -> String? {
    let before = history.tree(at: instant - Self.justBefore).layers[layer]?.animations ?? []
    let now = history.tree(at: instant + after).layers[layer]?.animations ?? []
    guard !before.isEmpty, now.isEmpty else { return nil }
    return
      "Its animation ends or is taken off then, and the layer shows its own values. These have to "
      + "be what the animation has come to."
  }

  /// Whether the run shows what is just before an instant and after it.
  fileprivate func shows(_ instant: Double, _ after: Double) -> Bool {
    instant > Self.justBefore && instant + after <= end
  }

  /// How the screen changes from just before an instant to after it; `nil` if the run does not show it,
  /// or if that would take too long to say.
  fileprivate func change(
    at instant: Double, after: Double, _ budget: inout Int
  ) -> DisplayDifference? {
    guard shows(instant, after) else { return nil }
    let before = history.displayList(at: instant - Self.justBefore)
    let now = history.displayList(at: instant + after)
    budget -= before.cost + now.cost
    guard budget > 0 else { return nil }
    return before.difference(from: now, budget: &budget)
  }

  /// What is seen just before an instant and at it.
  fileprivate func lists(around instant: Double) -> (before: DisplayList, now: DisplayList) {
    (history.displayList(at: instant - Self.justBefore), history.displayList(at: instant))
  }

  /// The share of a part of the screen that shows another colour than before.
  fileprivate static func changedShare(
    of place: Rectangle, _ lists: (before: DisplayList, now: DisplayList)
  ) -> Double {
    let side = 7
    var changed = 0
    for row in 0..<side {
      for column in 0..<side {
        let point = Point(
          x: place.minX + place.width * (Double(column) + 0.5) / Double(side),
          y: place.minY + place.height * (Double(row) + 0.5) / Double(side))
        let (old, new) = (lists.before.color(at: point), lists.now.color(at: point))
        let differences = [
          old.red * old.alpha - new.red * new.alpha, old.green * old.alpha - new.green * new.alpha,
          old.blue * old.alpha - new.blue * new.alpha,
        ]
        if differences.contains(where: { abs($0) > 0.1 }) { changed += 1 }
      }
    }
    return Double(changed) / Double(side * side)
  }

  /// How far each layer with a name jumps that is seen just before an instant and after it.
  fileprivate func jumps(at instant: Double, after: Double) -> [String: Jump] {
    guard shows(instant, after) else { return [:] }
    let before = namedLayers(at: instant - Self.justBefore)
    let earlier = namedLayers(at: instant - Self.justBefore - DisplayFrame.duration)
    var jumps: [String: Jump] = [:]
    for (name, layer) in namedLayers(at: instant + after) {
      guard let old = before[name], old.layer == layer.layer else { continue }
      let older = earlier[name]
      jumps[name] = Jump(
        earlier: older?.layer == layer.layer ? older : nil, before: old, after: layer)
    }
    return jumps
  }

  private func namedLayers(at instant: Double) -> [String: PaintedLayer] {
    Dictionary(
      picture(at: instant).filter(\.isNamed).map { ($0.name, $0) }, uniquingKeysWith: { $1 })
  }
}

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
        guard after > 0, answer.animator != nil, reference.animator != nil,
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

import Motion
import Record

extension Failure {
  /// The failure of an answer that shows more than the comparison's limits allow.
  ///
  /// The reference stays within them. An answer that did not would otherwise pass uncompared.
  static func tooMuchToCompare(in transition: Transition, at instant: Double) -> Failure {
    Failure(
      expected: "what is seen during the \(transition.operation.noun) can be compared",
      seen: "it has more layers, points or colours than are compared", instant: instant)
  }
}

extension RunPair {
  /// Returns a failure if a screen that the reference shows is covered or cannot be compared.
  func covering(of answer: Transition, as reference: Transition) -> Failure? {
    guard answer.animator != nil, reference.animator != nil, answer.isAnimated,
      let duration = answer.duration, duration > 0.1, reference.ended != nil
    else { return nil }
    let marks = ScreenMarks(of: answer, in: self.answer)
    // Most answers show both screens in the middle, or one of them everywhere; that decides at once.
    let middle = [0.5, 0.3, 0.7].map { shares(in: self.answer, answer, at: $0, marks) }
    guard !middle.allSatisfy({ $0 == nil }) else {
      let usual = shares(
        in: self.reference, reference, at: 0.5, ScreenMarks(of: reference, in: self.reference))
      return usual.map { _ in .tooMuchToCompare(in: answer, at: answer.instant(0.5)) }
    }
    let seen = middle.compactMap(\.self).filter { $0.both < Coverage.rest }
    guard
      seen.count(where: { $0.leaving < Coverage.trace }) > 1
        || seen.count(where: { $0.arriving < Coverage.trace }) > 1
        || seen.count(where: { $0.foreign > Coverage.half }) > 1
    else { return nil }
    let usualMarks = ScreenMarks(of: reference, in: self.reference)
    let moments = stride(from: 0.1, to: 0.95, by: 0.1).compactMap { fraction in
      shares(in: self.answer, answer, at: fraction, marks).flatMap { own in
        shares(in: self.reference, reference, at: fraction, usualMarks).map {
          Coverage(instant: answer.instant(fraction), own: own, usual: $0)
        }
      }
    }
    return covering(of: answer, in: moments)
  }

  private func covering(of transition: Transition, in moments: [Coverage]) -> Failure? {
    let noun = transition.operation.noun
    let empty = moments.filter { $0.hides(\.both, of: 0.5) }
    if empty.count >= Coverage.long, let first = empty.first {
      return Failure(
        expected: "the screens are seen during the \(noun), as in the reference",
        seen: "nothing of either is seen", instant: first.instant,
        because: cover(over: [transition.fromController, transition.toController], at: first))
    }
    let full = moments.filter { $0.usual.foreign < Coverage.shown }
    let covered = full.filter { $0.own.foreign > Coverage.half }
    if full.count >= Coverage.enough, let first = covered.first,
      Double(covered.count) > Coverage.most * Double(full.count)
    {
      return Failure(
        expected: "the two screens are what is seen during the \(noun), as in the reference",
        seen: "more than half of what is seen is of neither", instant: first.instant)
    }
    let screens: [(String, KeyPath<ScreenShares, Double>)] = [
      (transition.toController, \.arriving), (transition.fromController, \.leaving),
    ]
    for (name, share) in screens {
      let shown = moments.filter { $0.usual[keyPath: share] >= Coverage.shown }
      let hidden = shown.filter { $0.hides(share, of: Coverage.shown) }
      guard let first = hidden.first, shown.count >= Coverage.enough,
        Double(hidden.count) > Coverage.most * Double(shown.count)
      else { continue }
      return Failure(
        expected: "\(name) is seen on the way of the \(noun), as in the reference",
        seen: "nothing of it is seen", instant: first.instant,
        because: cover(over: [name], at: first))
    }
    return nil
  }

  /// The cause of a screen's absence, if it is opaque enough to be seen and something covers it.
  private func cover(over names: [String], at moment: Coverage) -> String? {
    let layers = NamedLayer.all(in: answer.history.tree(at: moment.instant), at: moment.instant)
    guard let layer = layers.first(where: { names.contains($0.name) && $0.opacity > 0.05 }) else {
      return nil
    }
    return "\(layer.name) has the opacity \(Wording.text(layer.opacity)) then, and is covered."
  }

  /// Returns a failure if a shadow lies over much of the screen twice running, and none in the reference.
  func shadowing(of answer: Transition, as reference: Transition) -> Failure? {
    guard let duration = answer.duration, duration > 0.1, reference.ended != nil else { return nil }
    let area = self.answer.screen.width * self.answer.screen.height
    func spread(in run: Run, _ transition: Transition, at fraction: Double) -> Double {
      let instant = transition.instant(fraction)
      let shadows = PaintedLayer.shadows(in: run.history.tree(at: instant), at: instant)
      return shadows.filter { $0.opacity > Coverage.shadow }.map(\.spread).max() ?? 0
    }
    let fractions = stride(from: 0.1, to: 0.95, by: 0.1)
    let dark = fractions.filter { fraction in
      spread(in: self.answer, answer, at: fraction) > Coverage.shade * area
        && spread(in: self.reference, reference, at: fraction) < Coverage.shade * area / 2
    }
    guard dark.count > 1, let first = dark.first else { return nil }
    return Failure(
      expected:
        "no shadow lies over the screen during the \(answer.operation.noun), as in the reference",
      seen: "one does", instant: answer.instant(first))
  }

  private func shares(
    in run: Run, _ transition: Transition, at fraction: Double, _ marks: ScreenMarks
  ) -> ScreenShares? {
    let instant = transition.instant(fraction)
    return ScreenShares(of: run.history.tree(at: instant), at: instant, marks)
  }
}

/// The visible shares of the screens at the same part of both runs' transition.
private struct Coverage {
  var instant: Double
  var own: ScreenShares
  var usual: ScreenShares

  // Chosen: the right answers of the book and their alternatives stay below.

  /// Below this part of the reference's share, a screen counts as not seen.
  static let trace = 0.05
  /// Below this part of the reference's share of both screens together, something else covers them.
  ///
  /// An answer that shows one of them in full stays above: it has another curve, and covers nothing.
  static let rest = 0.9
  /// The least opacity of a shadow that counts.
  static let shadow = 0.3
  /// The share of the screen that a shadow lies over, beside its own layer, if it is more than an edge.
  static let shade = 0.25
  /// Above this share of the screen that shows neither, more is covered than is seen.
  static let half = 0.5
  /// The number of moments from which on it is asked at how many of them something is not seen.
  static let enough = 4
  /// The least share at which the reference shows a screen.
  static let shown = 0.1
  /// The number of nine moments at which both screens have to be hidden for a failure.
  ///
  /// A card that turns shows neither for one moment.
  static let long = 3
  /// The largest share of the moments at which the reference shows a screen and the answer may not.
  ///
  /// A card that turns hides each side for a half.
  static let most = 0.6

  /// Whether the reference shows a screen, and the answer something else in its place.
  ///
  /// - Parameter least: The reference's share from which on it counts as showing the screen.
  func hides(_ share: KeyPath<ScreenShares, Double>, of least: Double) -> Bool {
    usual[keyPath: share] >= least && own[keyPath: share] < Self.trace * usual[keyPath: share]
      && own.both < Self.rest * usual.both
  }
}

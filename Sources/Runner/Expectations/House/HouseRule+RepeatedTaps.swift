import Motion
import Record

extension HouseRule {
  /// The counterpart of ``repetitions`` where no transition takes place.
  static let repeatedTaps = HouseRule(
    name: .repetitions, title: "The same tap does again what it did the first time"
  ) { pair in
    let references = pair.reference.taps
    let answers = pair.answer.taps
    for (later, reference) in references.enumerated() where answers.indices.contains(later) {
      guard
        let first = references[..<later].firstIndex(where: { $0.location == reference.location }),
        reference.isQuiet, references[first].isQuiet, answers[later].isQuiet, answers[first].isQuiet
      else { continue }
      // Where the first tap has left something else, what the second one does is open.
      func isAlike(_ tap: Tap, _ other: Tap) -> Bool {
        let (now, before) = (
          pair.reference.picture(at: tap.before), pair.reference.picture(at: other.before)
        )
        return PaintedLayer.difference(now, before, within: .exact) == nil
      }
      guard isAlike(reference, references[first]) else { continue }
      let indices = [first, later]
      let duration =
        (indices.map { references[$0].duration } + indices.map { answers[$0].duration })
        .min() ?? 0
      func span(_ tap: Tap) -> Span { Span(began: tap.instant, duration: duration) }
      guard
        pair.reference.difference(
          of: span(reference), from: span(references[first]), in: pair.reference, within: .exact, ""
        )
          == nil
      else { continue }
      var failure = pair.answer.difference(
        of: span(answers[later]), from: span(answers[first]), in: pair.answer, within: .rough,
        "the same tap does what it did the first time: at the same moment after it ")
      if failure != nil {
        failure?.because =
          "The reference does the same after each of these taps. What was right the first time has "
          + "to be set anew, or put back, before the next one."
        return failure
      }
    }
    return nil
  }
}

import Motion
import Record

/// Rules about who is seen while a transition is under way.
extension HouseRule {
  static let presence = HouseRule(
    name: .presence, title: "What is seen or hidden all the way is so in the reference too"
  ) { pair in
    for (answer, reference) in zip(pair.answer.transitions, pair.reference.transitions)
    where answer.isLike(reference) && reference.isAnimated
      && !pair.reference.hasLeftTheApp(before: reference)
    {
      guard let way = pair.answer.way(of: answer), let usual = pair.reference.way(of: reference)
      else { continue }
      let around = pair.reference.picture(around: reference)
      for name in around.keys.sorted() {
        let noun = answer.operation.noun
        if usual.allSatisfy({ $0.lacks(name) }), let instant = way.lasting({ $0.shows(name) }) {
          return Failure(
            expected: "\(name) is not seen during the \(noun), as in the reference",
            seen: "it is seen", instant: instant,
            because: pair.origin(ofHiding: name, at: instant, of: answer, and: reference))
        }
        if let frame = around[name], usual.allSatisfy({ $0.shows(name, at: frame) }),
          let instant = way.lasting({ $0.hides(name) })
        {
          return Failure(
            expected: "\(name) is seen all through the \(noun), as in the reference",
            seen: "it is hidden", instant: instant,
            because: pair.originOfHiding(
              of: name, at: instant, reference.began + instant - answer.began))
        }
      }
      if let failure = pair.covering(of: answer, as: reference) { return failure }
      if let failure = pair.shadowing(of: answer, as: reference) { return failure }
    }
    return nil
  }
}

/// The layers with names at an instant of a transition.
private struct PresenceSample {
  var instant: Double
  /// The layers that are seen and not covered completely by an opaque one.
  var painted: [String: PaintedLayer]
  /// The opacity of each layer in the window, wherever it lies.
  var opacities: [String: Double]

  func lacks(_ name: String) -> Bool { opacities[name].map { $0 <= 0.01 } ?? true }

  /// Whether it is in the window and not seen; a picture may stand for what has left it.
  func hides(_ name: String) -> Bool { opacities[name].map { $0 <= 0.01 } ?? false }

  func shows(_ name: String) -> Bool { painted[name].map { $0.opacity > 0.5 } ?? false }

  func shows(_ name: String, at frame: Rectangle) -> Bool {
    painted[name].map { $0.opacity > 0.99 && $0.frame.isNear(frame, within: 1) } ?? false
  }
}

extension [PresenceSample] {
  /// Returns the instant from which on something holds twice running, a tenth of the way apart;
  /// `nil` if it never does.
  fileprivate func lasting(_ holds: (PresenceSample) -> Bool) -> Double? {
    zip(self, dropFirst()).first { holds($0) && holds($1) }?.0.instant
  }
}

extension RunPair {
  /// Says since when the reference hides what the answer shows.
  fileprivate func origin(
    ofHiding name: String, at instant: Double, of transition: Transition, and other: Transition
  ) -> String? {
    let turned = RunPair(answer: reference, reference: answer)
    return turned.originOfHiding(
      of: name, at: other.began + instant - transition.began, instant
    ).map { "In the reference, \($0)" }
  }
}

extension Run {
  /// Returns samples of the way, without its two ends; `nil` if it is open or takes 0.1 s at most.
  fileprivate func way(of transition: Transition) -> [PresenceSample]? {
    guard let ended = transition.ended, ended - transition.began > 0.1 else { return nil }
    return stride(from: 0.1, to: 0.95, by: 0.1).map { fraction in
      let instant = transition.instant(fraction)
      let tree = history.tree(at: instant)
      return PresenceSample(
        instant: instant, painted: Self.named(PaintedLayer.all(in: tree, at: instant)),
        opacities: Dictionary(
          NamedLayer.all(in: tree, at: instant).map { ($0.name, $0.opacity) },
          uniquingKeysWith: max))
    }
  }

  /// Returns the frames of the layers with names that are seen before a transition or after it.
  fileprivate func picture(around transition: Transition) -> [String: Rectangle] {
    guard let ended = transition.ended, ended + RunPair.calm <= end else { return [:] }
    let instants = [max(transition.began - 0.001, 0), ended + RunPair.calm]
    let pictures = instants.map { PaintedLayer.all(in: history.tree(at: $0), at: $0) }
    return Self.named(pictures[0]).merging(Self.named(pictures[1])) { $1 }.mapValues(\.frame)
  }

  private static func named(_ layers: [PaintedLayer]) -> [String: PaintedLayer] {
    Dictionary(
      layers.filter(\.isNamed).map { ($0.name, $0) }, uniquingKeysWith: { $1 })
  }
}

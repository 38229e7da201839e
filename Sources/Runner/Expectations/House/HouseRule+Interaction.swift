import Motion
import Record

/// A rule about what a user can do when all is still.
extension HouseRule {
  static let interaction = HouseRule(
    name: .interaction, title: "When all is still, each view takes touches as in the reference"
  ) { pair in
    for rest in pair.rests {
      let own = pair.answer.history.tree(at: rest.answer)
      let usual = pair.reference.history.tree(at: rest.reference)
      let ours = NamedLayer.unique(in: own, at: rest.answer).filter(\.isVisible)
      let theirs = NamedLayer.unique(in: usual, at: rest.reference).filter(\.isVisible)
      let surplus = Recognizers(in: own, at: rest.answer)
        .surplus(over: Recognizers(in: usual, at: rest.reference))
      if let window = own.root.flatMap({ own.layers[$0] }),
        let other = usual.root.flatMap({ usual.layers[$0] }),
        let kind = surplus.first(where: { kind in
          window.recognizers.count { $0 == kind } > other.recognizers.count { $0 == kind }
        })
      {
        return Failure(
          expected: "\(rest.phrase), the window has no \(kind) more than in the reference",
          seen: "it has one", instant: rest.answer, because: Self.leftRecognizer)
      }
      for layer in theirs {
        guard let answer = ours.first(where: { $0.name == layer.name }) else { continue }
        func failure(_ expected: String, _ seen: String, because: String? = nil) -> Failure {
          Failure(
            expected: "\(rest.phrase), \(layer.name) \(expected), as in the reference",
            seen: seen, instant: rest.answer, because: because)
        }
        if answer.takesTouches != layer.takesTouches {
          return failure(
            layer.takesTouches ? "takes touches" : "takes no touches",
            "its isUserInteractionEnabled is \(answer.takesTouches)",
            because: layer.takesTouches ? Self.deaf : nil)
        }
        if let setting = answer.touchSettings.first(where: { !layer.touchSettings.contains($0) }) {
          return failure("takes touches with the same settings", "there is \(setting)")
        }
        if let setting = layer.touchSettings.first(where: { !answer.touchSettings.contains($0) }) {
          return failure("takes touches with \(setting)", "it has not")
        }
        for kind in surplus {
          let count = answer.recognizers.count { $0 == kind }
          let expected = layer.recognizers.count { $0 == kind }
          guard count > expected else { continue }
          return failure(
            "has \(expected == 0 ? "no" : "\(expected)") \(kind)",
            "it has \(count == 1 ? "one" : "\(count)")",
            because: Self.leftRecognizer)
        }
      }
    }
    for rest in pair.aftermaths {
      let ours = pair.answer.history.tree(at: rest.answer)
      let theirs = pair.reference.history.tree(at: rest.reference)
      if let failure = deafness(of: ours, besides: theirs, at: rest) { return failure }
    }
    return nil
  }

  /// Returns a failure if the window or a view with a name takes no touches, and does in the reference.
  private static func deafness(
    of own: LayerTree, besides usual: LayerTree, at rest: RunPair.Rest
  ) -> Failure? {
    func failure(_ name: String) -> Failure {
      Failure(
        expected: "\(rest.phrase), \(name) takes touches, as in the reference",
        seen: "its isUserInteractionEnabled is false", instant: rest.answer, because: deaf)
    }
    if let window = own.root.flatMap({ own.layers[$0] }),
      let other = usual.root.flatMap({ usual.layers[$0] }), other.takesTouches,
      !window.takesTouches
    {
      return failure("the window")
    }
    let ours = NamedLayer.unique(in: own, at: rest.answer).filter(\.isVisible)
    let theirs = NamedLayer.unique(in: usual, at: rest.reference).filter(\.isVisible)
    return theirs.first { layer in
      layer.takesTouches && ours.contains { $0.name == layer.name && !$0.takesTouches }
    }.map { failure($0.name) }
  }

  private static let deaf =
    "Neither the view nor anything in it gets a touch while that is false."
  private static let leftRecognizer =
    "A recognizer that is left takes touches, and acts, while its view is there."
}

/// How many gesture recognizers of each kind the views have that are seen.
///
/// An answer may have one on another view than the reference.
private struct Recognizers {
  private var counts: [String: Int] = [:]

  init(in tree: LayerTree, at instant: Double) {
    for layer in tree.layers.values
    where !layer.recognizers.isEmpty && tree.isInTree(layer.id)
      && tree.visibleOpacity(of: layer.id, at: instant) > 0.01
    {
      for kind in layer.recognizers { counts[kind, default: 0] += 1 }
    }
  }

  /// The kinds of which there are more than there.
  func surplus(over other: Recognizers) -> [String] {
    counts.filter { $0.value > other.counts[$0.key, default: 0] }.keys.sorted()
  }
}

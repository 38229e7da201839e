import Motion
import Record

/// The comparison by values, at rest, of what a device shows and no picture here does.
extension HouseRule {
  /// Returns the first difference.
  ///
  /// - Parameters:
  ///   - layers: The layers that are seen in the answer's tree.
  ///   - others: Those that are seen in the reference's.
  static func undrawnDifference(
    of pair: RunPair, at rest: RunPair.Rest, _ layers: [PaintedLayer], _ others: [PaintedLayer]
  ) -> Failure? {
    let tree = pair.answer.history.tree(at: rest.answer)
    let other = pair.reference.history.tree(at: rest.reference)
    func failure(_ expected: String, _ seen: String, because: String? = nil) -> Failure {
      Failure(
        expected: "\(rest.phrase), \(expected), as in the reference", seen: seen,
        instant: rest.answer, because: because)
    }

    let texts = unmatched(
      SeenWords.texts(of: layers, in: tree), SeenWords.texts(of: others, in: other), by: ==)
    if let lost = texts.lost.first {
      let own = texts.new.first { $0.name == lost.name }
      return failure(
        "“\(lost.words)” is read in \(lost.name)",
        own.map { "it is “\($0.words)”" } ?? "it is not there")
    }

    let shadows = unmatched(
      PaintedLayer.shadows(in: tree, at: rest.answer),
      PaintedLayer.shadows(in: other, at: rest.reference)
    ) { $0.isNear($1) }
    if let new = shadows.new.first {
      let usual = shadows.lost.first { $0.name == new.name }
      return failure(
        "\(new.name) has \(usual?.sentence ?? "no such shadow")", "it has \(new.sentence)")
    }
    if let lost = shadows.lost.first {
      return failure("\(lost.name) has \(lost.sentence)", "it has none")
    }

    let facts = unmatched(
      SeenWords.undrawn(in: tree, at: rest.answer),
      SeenWords.undrawn(in: other, at: rest.reference), by: ==)
    let reason = "A device shows this. The pictures here do not, so it is compared by its value."
    if let new = facts.new.first {
      return failure(
        "\(new.name) is drawn with the same settings", "there is \(new.words)", because: reason)
    }
    return facts.lost.first.map {
      failure("\($0.name) is drawn with \($0.words)", "it is not", because: reason)
    }
  }

  /// Returns the elements of each list that have no counterpart in the other.
  private static func unmatched<Element>(
    _ own: [Element], _ others: [Element], by areAlike: (Element, Element) -> Bool
  ) -> (new: [Element], lost: [Element]) {
    var lost = others
    let new = own.filter { element in
      guard let index = lost.firstIndex(where: { areAlike($0, element) }) else { return true }
      lost.remove(at: index)
      return false
    }
    return (new, lost)
  }
}

/// Something about a layer that is told in words.
private struct SeenWords: Equatable {
  /// The name of the layer, or of the nearest layer around it that has one.
  var name: String
  var words: String

  static func texts(of layers: [PaintedLayer], in tree: LayerTree) -> [SeenWords] {
    layers.compactMap { layer in
      guard let text = tree.layers[layer.layer]?.model.text, !text.string.isEmpty else {
        return nil
      }
      return SeenWords(name: layer.name, words: text.string)
    }
  }

  /// Returns the features of visible layers that are not drawn, in words.
  static func undrawn(in tree: LayerTree, at instant: Double) -> [SeenWords] {
    PaintedLayer.partlyDrawn(in: tree, at: instant).flatMap { part in
      guard let layer = tree.layers[part.layer] else { return [SeenWords]() }
      let time = tree.localTime(of: part.layer, at: instant)
      let contents = layer.presentation(atLocalTime: time).contents
      let mask = layer.mask.flatMap { tree.layers[$0] }
      let words = layer.undrawn + (contents?.allUndrawn ?? []) + (mask?.undrawn ?? [])
      return words.map { SeenWords(name: part.name, words: $0) }
    }
  }
}

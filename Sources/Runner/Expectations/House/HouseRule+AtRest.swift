import Motion
import Record

/// Rules about the rests between transitions, and after the last.
extension HouseRule {
  static let rests = HouseRule(
    name: .rests, title: "When all is still, it looks as in the reference"
  ) { pair in
    var budget = RunPair.budget
    for rest in pair.rests {
      let tree = pair.answer.history.tree(at: rest.answer)
      let other = pair.reference.history.tree(at: rest.reference)
      let ours = NamedLayer.all(in: tree, at: rest.answer)
      let theirs = NamedLayer.unique(in: other, at: rest.reference)
      for layer in theirs {
        let namesakes = ours.filter { $0.name == layer.name }
        guard let sentence = difference(between: namesakes, and: layer) else { continue }
        return Failure(
          expected: "\(rest.phrase), \(sentence.expected), as in the reference",
          seen: sentence.seen, instant: rest.answer,
          because: pair.origin(of: layer, besides: namesakes, at: rest))
      }
      let layers = PaintedLayer.all(in: tree, at: rest.answer)
      let others = PaintedLayer.all(in: other, at: rest.reference)
      if let sentence = unnamedDifference(between: layers, and: others) {
        return Failure(
          expected: "\(rest.phrase), \(sentence.expected), as in the reference",
          seen: sentence.seen, instant: rest.answer,
          because: sentence.stranger.flatMap {
            pair.originOfStranger($0, at: rest.answer)
          })
      }
      if let failure = leftAnimation(of: pair, at: rest) { return failure }
      if let failure = undrawnDifference(of: pair, at: rest, layers, others) { return failure }
      if let sentence = pair.colorDifference(at: rest, &budget) {
        return Failure(
          expected: "\(rest.phrase), it has the colours of the reference", seen: sentence,
          instant: rest.answer,
          because: pair.otherBackground(at: rest.answer, rest.reference))
      }
    }
    return nil
  }

  /// Returns the first layer, with a name or without, that is seen in one of the runs only.
  private static func unnamedDifference(
    between answer: [PaintedLayer], and reference: [PaintedLayer]
  ) -> (expected: String, seen: String, stranger: Int?)? {
    var missing = reference
    var strangers: [PaintedLayer] = []
    for layer in answer {
      if let index = missing.firstIndex(where: { $0.isNear(layer, within: .exact) }) {
        missing.remove(at: index)
      } else {
        strangers.append(layer)
      }
    }
    if let layer = missing.first {
      let other = strangers.first { $0.name == layer.name }
      return (
        "a layer of \(layer.name) is seen: \(look(of: layer, besides: other))",
        other.map { "it is \(look(of: $0, besides: layer))" } ?? "it is not seen", nil
      )
    }
    return strangers.first.map {
      (
        "nothing more is seen in \($0.name)",
        "there is something, \(look(of: $0, besides: nil))", $0.layer
      )
    }
  }

  /// Where a layer is seen, with its mask if that tells it from another one.
  private static func look(of layer: PaintedLayer, besides other: PaintedLayer?) -> String {
    let look = "\(Wording.text(layer.frame)), opacity \(Wording.text(layer.opacity))"
    guard let other,
      (layer.maskFrame != nil) != (other.maskFrame != nil)
        || layer.maskFrame?.isNear(other.maskFrame ?? .zero, within: 1) == false
    else { return look }
    return look
      + (layer.maskFrame.map { ", seen through a mask, \(Wording.text($0))" }
        ?? ", without a mask")
  }

  /// Returns the first difference that a user or a later maintainer would notice in a layer; ways
  /// of hiding are all the same.
  ///
  /// - Parameter namesakes: The answer's layers of the reference's name.
  private static func difference(
    between namesakes: [NamedLayer], and reference: NamedLayer
  ) -> (expected: String, seen: String)? {
    let name = reference.name
    guard reference.isVisible else {
      guard let answer = namesakes.first(where: \.isVisible) else { return nil }
      let opacity =
        answer.opacity > 0.99 ? "" : ", with the opacity \(Wording.text(answer.opacity))"
      return ("\(name) is not seen", "it is seen\(opacity)")
    }
    guard let answer = namesakes.first else {
      return ("\(name) is in the window", "it is not there")
    }
    guard namesakes.count == 1 else {
      return ("there is one \(name)", "there are \(namesakes.count)")
    }
    if !answer.isVisible {
      return ("\(name) is seen", answer.reasonForNotBeingSeen)
    }
    if abs(answer.opacity - reference.opacity) > 0.01 {
      return (
        "\(name) is seen with the opacity \(Wording.text(reference.opacity))",
        "its opacity is \(Wording.text(answer.opacity))"
      )
    }
    if !answer.frame.isNear(reference.frame, within: 1) {
      return ("\(name) is \(Wording.text(reference.frame))", "it is \(Wording.text(answer.frame))")
    }
    if !answer.properties.transform.isNear(reference.properties.transform) {
      let isReset = reference.properties.transform.isNear(.identity)
      return (
        isReset ? "\(name) has no transform" : "\(name) has the transform that it should keep",
        isReset ? "it still has one" : "it has another one"
      )
    }
    if answer.hasMask != reference.hasMask {
      return reference.hasMask
        ? ("\(name) has a mask", "it has none") : ("\(name) has no mask", "it still has one")
    }
    let radius = reference.properties.cornerRadius
    if abs(answer.properties.cornerRadius - radius) > 0.5 {
      return (
        "\(name) has corners of radius \(Wording.text(radius))",
        "they have radius \(Wording.text(answer.properties.cornerRadius))"
      )
    }
    if answer.keepsAnimations && !reference.hasAnimations {
      return ("\(name) has no animation left", "it still holds one")
    }
    return nil
  }

  static let order = HouseRule(
    name: .order, title: "Views that overlap lie in the reference's order"
  ) { pair in
    for rest in pair.rests {
      let ours = NamedLayer.unique(in: pair.answer.history.tree(at: rest.answer), at: rest.answer)
        .filter(\.isVisible)
      let theirs = NamedLayer.unique(
        in: pair.reference.history.tree(at: rest.reference), at: rest.reference
      ).filter(\.isVisible)
      for (index, lower) in theirs.enumerated() {
        for upper in theirs[(index + 1)...] where lower.frame.overlaps(upper.frame) {
          guard let below = ours.first(where: { $0.name == lower.name }),
            let above = ours.first(where: { $0.name == upper.name }), above.place < below.place
          else { continue }
          return Failure(
            expected: "\(rest.phrase), \(upper.name) lies above \(lower.name), as in the reference",
            seen: "it lies below", instant: rest.answer,
            because: "What lies above is what is seen where both are, and takes the touches there.")
        }
      }
    }
    return nil
  }

  static let leftovers = HouseRule(
    name: .leftovers, title: "Nothing is left in the window"
  ) { pair in
    for rest in pair.rests {
      let ours = Self.countOfPlaces(in: pair.answer, at: rest.answer)
      let theirs = Self.countOfPlaces(in: pair.reference, at: rest.reference)
      for place in ["the window", "the container"] {
        guard let count = ours[place], let expected = theirs[place], count > expected else {
          continue
        }
        return Failure(
          expected:
            "\(rest.phrase), \(place) holds \(expected) \(expected == 1 ? "view" : "views"), "
            + "as in the reference",
          seen: "it holds \(count)", instant: rest.answer,
          because: pair.surplus(in: place, at: rest).flatMap {
            pair.originOfStranger($0, at: rest.answer)
          })
      }
    }
    return nil
  }

  static let stillness = HouseRule(
    name: .stillness, title: "What comes to rest in the reference comes to rest"
  ) { pair in
    let answer = pair.answer
    for pause in pair.pauses
    where pause.reference > settling && pair.reference.isStill(at: pause.reference)
      && pair.reference.isStill(at: pause.reference - settling)
    {
      guard let movement = answer.movement(at: pause.answer),
        answer.transitions.last(where: { $0.began < pause.answer })?.ended.map({
          $0 + settling <= pause.answer
        }) ?? true
      else { continue }
      return Failure(
        expected: "\(pause.phrase), nothing moves any more, as in the reference", seen: movement,
        instant: pause.answer)
    }
    guard pair.reference.isStill(at: pair.reference.end),
      let movement = answer.movement(at: answer.end),
      !answer.transitions.contains(where: {
        $0.ended.map { $0 + RunPair.calm > answer.end } ?? true
      })
    else { return nil }
    return Failure(
      expected: "nothing moves any more at the end, as in the reference",
      seen: movement, instant: answer.end)
  }

  /// How long something may go on moving between two steps, in seconds: what hangs on a spring
  /// comes to rest a little later than in the reference.
  private static let settling = 0.5

  /// How many layers the window and the last transition's container hold.
  private static func countOfPlaces(in run: Run, at instant: Double) -> [String: Int] {
    run.sublayersOfPlaces(at: instant).mapValues(\.count)
  }
}

extension Run {
  /// The ids of what the window and the last transition's container hold, from back to front.
  fileprivate func sublayersOfPlaces(at instant: Double) -> [String: [Int]] {
    let tree = history.tree(at: instant)
    var places: [String: [Int]] = [:]
    places["the window"] = tree.root.flatMap { tree.layers[$0] }?.sublayers
    let container = transitions.last { $0.began <= instant }?.beginning.container
    if let container, container != tree.root, tree.isInTree(container) {
      places["the container"] = tree.layers[container]?.sublayers
    }
    return places
  }
}

extension Matrix {
  /// Whether two matrices place layers alike: to a hundredth, and to a point where they move.
  fileprivate func isNear(_ other: Matrix) -> Bool {
    let differences = [
      m11 - other.m11, m12 - other.m12, m13 - other.m13, m14 - other.m14,
      m21 - other.m21, m22 - other.m22, m23 - other.m23, m24 - other.m24,
      m31 - other.m31, m32 - other.m32, m33 - other.m33, m34 - other.m34,
    ]
    let moves = [m41 - other.m41, m42 - other.m42, m43 - other.m43]
    return differences.allSatisfy { abs($0) <= 0.01 } && moves.allSatisfy { abs($0) <= 1 }
  }
}

extension RunPair {
  /// Since when a layer is not as the reference's, in a sentence; `nil` if the record does not say.
  fileprivate func origin(
    of layer: NamedLayer, besides namesakes: [NamedLayer], at rest: Rest
  ) -> String? {
    guard layer.isVisible, namesakes.count <= 1 else { return nil }
    let words = [qualityOrigin(of: layer, namesakes.first, at: rest), leavingBefore(rest.answer)]
    let text = words.compactMap(\.self).joined(separator: " ")
    return text.isEmpty ? nil : text
  }

  private func qualityOrigin(
    of layer: NamedLayer, _ own: NamedLayer?, at rest: Rest
  ) -> String? {
    let (name, instant) = (layer.name, rest.answer)
    guard let own, abs(own.opacity - layer.opacity) <= 0.01 else {
      return originOfHiding(of: name, at: instant, rest.reference)
    }
    if own.hasAnimations, !layer.hasAnimations {
      return originOfAnimation(of: name, at: instant)
    }
    if !own.frame.isNear(layer.frame, within: 1) {
      return originOfFrame(of: name, at: instant, rest.reference)
    }
    if own.hasMask, !layer.hasMask {
      return origin("a mask", of: name, at: instant) { $0.mask != nil }
    }
    if own.properties.transform != layer.properties.transform {
      let transform = own.properties.transform
      return origin("this transform", of: name, at: instant) { $0.model.transform == transform }
    }
    return nil
  }

  /// The layer that a place holds and the reference's does not: the first that has no name there.
  fileprivate func surplus(in place: String, at rest: Rest) -> Int? {
    let tree = answer.history.tree(at: rest.answer)
    let other = reference.history.tree(at: rest.reference)
    let known = (reference.sublayersOfPlaces(at: rest.reference)[place] ?? []).compactMap {
      other.layers[$0]?.title
    }
    let own = answer.sublayersOfPlaces(at: rest.answer)[place] ?? []
    return own.first { id in tree.layers[id].map { !known.contains($0.title) } ?? false }
      ?? own.last
  }

  /// Returns the difference of colours at a rest, in words; `nil` if nobody would see it.
  ///
  /// A screen too complex to be compared counts as different, unless the reference's is so too.
  fileprivate func colorDifference(at rest: Rest, _ budget: inout Int) -> String? {
    let own = answer.history.displayList(at: rest.answer)
    let usual = reference.history.displayList(at: rest.reference)
    guard usual.isComplete else { return nil }
    guard own.isComplete else { return "it has more layers, points or colours than are compared" }
    budget -= own.cost + usual.cost
    // What earlier rests have used up says nothing about this one.
    let most = max(budget, Self.leastAtRest)
    var left = most
    let difference = own.difference(from: usual, seed: seed, budget: &left)
    budget -= most - left
    if let difference {
      return difference.share > Self.overlooked ? difference.sentence : nil
    }
    var enough = Self.leastAtRest
    let empty = DisplayList(of: answer.history.tree(at: rest.answer).emptied, at: rest.answer)
    return usual.difference(from: empty, budget: &enough) == nil
      ? nil : "it has so many lines and layers on one another that it is not compared"
  }

  /// The least budget of each rest, in steps of some nanoseconds.
  private static let leastAtRest = 10_000_000

  /// The share of the screen in which other colours are overlooked.
  private static let overlooked = 0.002
}

extension LayerDescription {
  /// The name that it has, or its controller's, or its class.
  fileprivate var title: String { name ?? controller ?? kind }
}

extension LayerTree {
  /// The root without anything in it.
  fileprivate var emptied: LayerTree {
    var tree = LayerTree(root: root)
    guard let root, let layer = layers[root] else { return tree }
    tree.layers[root] = LayerDescription(id: root, kind: layer.kind)
    tree.layers[root]?.model.bounds = layer.model.bounds
    tree.layers[root]?.model.position = layer.model.position
    return tree
  }
}

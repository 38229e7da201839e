import Motion
import Record

/// Why something looks otherwise than in the reference's run, from what the run recorded.
extension RunPair {
  /// The first view with a name that is not seen at an instant as it is in the reference, and since when.
  func hiddenView(at instant: Double, _ referenceInstant: Double) -> String? {
    let own = Dictionary(
      NamedLayer.all(in: answer.history.tree(at: instant), at: instant)
        .map { ($0.name, $0.opacity) }, uniquingKeysWith: max)
    let missing = NamedLayer.unique(
      in: reference.history.tree(at: referenceInstant), at: referenceInstant
    ).filter { $0.opacity > (own[$0.name] ?? 0) + 0.1 }
    return missing.lazy.compactMap {
      originOfHiding(of: $0.name, at: instant, referenceInstant)
    }.first
  }

  /// The same at an instant of a transition, and as far on the way of the reference's.
  func hiddenView(in index: Int, at instant: Double?) -> String? {
    let (own, usual) = (answer.transitions[index], reference.transitions[index])
    guard let instant, let duration = own.duration, duration > 0, instant < own.began + duration
    else { return nil }
    return hiddenView(at: instant, usual.instant((instant - own.began) / duration))
  }

  /// The first view with a name that is seen in the reference and lies below another one here.
  func coveredView(at instant: Double, _ referenceInstant: Double) -> String? {
    let own = PaintedLayer.allWithCovered(in: answer.history.tree(at: instant), at: instant)
    let seen = Set(own.filter { !$0.isCovered }.map(\.name))
    let usual = reference.picture(at: referenceInstant).filter(\.isNamed).map(\.name)
    for (index, layer) in own.enumerated()
    where layer.isCovered && usual.contains(layer.name) && !seen.contains(layer.name) {
      guard let cover = own[index...].first(where: layer.isCovered) else { continue }
      return "At \(Wording.text((instant * 100).rounded() / 100)) s \(layer.name) lies below "
        + "\(cover.name), which covers all of it."
    }
    return nil
  }

  /// The first view with a name whose opacity is another than in the reference, as a sentence.
  func otherOpacity(at instant: Double, _ referenceInstant: Double) -> String? {
    let own = NamedLayer.unique(in: answer.history.tree(at: instant), at: instant)
    for usual in NamedLayer.unique(
      in: reference.history.tree(at: referenceInstant), at: referenceInstant)
    {
      guard let layer = own.first(where: { $0.name == usual.name }),
        abs(layer.opacity - usual.opacity) > 0.1
      else { continue }
      return
        "Just before, the opacity of \(layer.name) is \(Wording.text(layer.opacity)), and in the "
        + "reference \(Wording.text(usual.opacity))."
    }
    return nil
  }

  /// Which animation a layer still holds, and since when; `nil` if it holds none.
  func originOfAnimation(of name: String, at instant: Double) -> String? {
    let tree = answer.history.tree(at: instant)
    guard let named = NamedLayer.all(in: tree, at: instant).first(where: { $0.name == name }),
      let last = tree.layers[named.id]?.animations.last, case let key = last.key,
      let since = answer.beginning(
        of: named.id, at: instant, { $0.animations.contains { $0.key == key } })
    else { return nil }
    return
      "\(name) has held the animation \"\(key)\" since \(answer.moment(since)). As long as it is "
      + (last.animation.isAdditive
        ? "there, it counts among what is added to its own values."
        : "there, the layer shows that, and not its own values.")
  }

  /// Since when a layer has a quality that it should not have, as a sentence.
  func origin(
    _ quality: String, of name: String, at instant: Double, _ holds: (LayerDescription) -> Bool
  ) -> String? {
    let tree = answer.history.tree(at: instant)
    guard let named = NamedLayer.all(in: tree, at: instant).first(where: { $0.name == name }),
      let since = answer.beginning(of: named.id, at: instant, holds)
    else { return nil }
    return "It has had \(quality) since \(answer.moment(since)), and nothing has taken it away."
  }

  /// Says that the app was left during the last transition before an instant; `nil` if it was not.
  func leavingBefore(_ instant: Double) -> String? {
    guard let last = answer.transitions.last(where: { $0.began < instant }),
      answer.leaving(during: last) != nil
    else { return nil }
    return "The app was left during the last transition: animations that run then end early, with "
      + "finished == false, and what is done only if that is true is not done."
  }

  /// Since when a layer has the frame that it has at rest, as a sentence; `nil` if it lies elsewhere
  /// because of another layer, or has lain there all along.
  func originOfFrame(
    of name: String, at instant: Double, _ referenceInstant: Double
  ) -> String? {
    let tree = answer.history.tree(at: instant)
    guard let named = NamedLayer.all(in: tree, at: instant).first(where: { $0.name == name }),
      let model = tree.layers[named.id]?.model,
      let since = answer.beginning(
        of: named.id, at: instant,
        {
          $0.model.position == model.position && $0.model.bounds == model.bounds
            && $0.model.transform == model.transform
        })
    else { return nil }
    if let turn = turn(at: instant, since: since) {
      return "\(name) has been there since \(answer.moment(since)). \(turn)"
    }
    let goal = self.named(name, in: reference, at: referenceInstant)?.frame
    let known = rests.last { rest in
      guard rest.answer < since, let goal,
        let earlier = self.named(name, in: answer, at: rest.answer)?.frame
      else { return false }
      return earlier.isNear(goal, within: 1)
    }
    return known.map {
      "At \(Wording.text(($0.answer * 100).rounded() / 100)) s \(name) lay right, and at "
        + "\(answer.moment(since)) it was moved again."
    } ?? "\(name) has been there since \(answer.moment(since))."
  }

  private func named(_ name: String, in run: Run, at instant: Double) -> NamedLayer? {
    NamedLayer.unique(in: run.history.tree(at: instant), at: instant).first { $0.name == name }
  }

  /// When the layer without a name came that the reference does not have.
  func originOfStranger(_ layer: Int, at instant: Double) -> String? {
    guard let kind = answer.history.tree(at: instant).layers[layer]?.kind,
      let arrived = answer.arrival(of: layer, by: instant)
    else { return nil }
    return
      "It is a \(kind) that came at \(answer.moment(arrived)), and that nothing has taken away."
  }

  /// Returns the first background, from back to front, that is not the reference's, in sentences.
  func otherBackground(at instant: Double, _ referenceInstant: Double) -> String? {
    let tree = answer.history.tree(at: instant)
    let other = reference.history.tree(at: referenceInstant)
    let layers = PaintedLayer.all(in: tree, at: instant)
    let others = PaintedLayer.all(in: other, at: referenceInstant)
    for (layer, twin) in zip(layers, others) {
      guard let own = tree.layers[layer.layer]?.model.backgroundColor,
        let usual = other.layers[twin.layer]?.model.backgroundColor, own != usual
      else { continue }
      let subject =
        layer.isNamed ? layer.name : "A view without a name, \(Wording.text(layer.frame)),"
      let text =
        "\(subject) has a background of \(own.words) here, and in the reference of \(usual.words)."
      guard abs(own.alpha - usual.alpha) > 0.01 else { return text }
      return text + " With its opacity of \(Wording.text(layer.opacity)) it covers "
        + "\(Wording.text((own.alpha * layer.opacity * 100).rounded() / 100)) of what lies below, and in "
        + "the reference \(Wording.text((usual.alpha * twin.opacity * 100).rounded() / 100))."
    }
    return nil
  }

  /// Returns the relation of the progress heard to that expected, over a finger's whole way.
  ///
  /// - Parameter told: The progress that was heard and the expected one, at each movement.
  static func reason(forProgress told: [(told: Double, expected: Double)]) -> String? {
    if let first = told.first(where: { abs($0.told - $0.expected) > 0.1 }),
      first.told > 1 && first.expected > 0.99 || first.told < 0 && first.expected < 0.01
    {
      return "A progress is a number from 0 to 1, however far the finger goes."
    }
    // At the first movement that counts; the later ones have gone their own way.
    let other = told.first { abs($0.told - $0.expected) > 0.3 }
    let mirrored = other.flatMap {
      abs($0.told + $0.expected - 1) > 0.06
        ? nil
        : "That is about as much as is left of the way. An animator that is reversed counts its "
          + "fraction from the other end, and so does 1 - fractionComplete."
    }
    guard told.count > 3 else { return mirrored }
    let isAside = zip(told, told.dropFirst()).contains { earlier, later in
      (0.03..<0.97).contains(later.expected) && abs(later.expected - earlier.expected) < 0.002
        && abs(later.told - earlier.told) > 0.005
    }
    if isAside {
      return
        "The finger goes aside or rests there, and in the reference the progress stays the same: "
        + "only the way in one direction counts."
    }
    let offsets = told.map { $0.told - $0.expected }
    if let least = offsets.min(), let most = offsets.max(), most - least < 0.03, abs(least) > 0.05 {
      return
        "It is so by the same amount (\(Wording.text((least * 100).rounded() / 100))) at every "
        + "movement: what is added to the finger's way is wrong, and the way itself is right."
    }
    let sums = told.map { $0.told + $0.expected }
    if let least = sums.min(), let most = sums.max(), most - least < 0.03,
      abs(told[0].told - told[told.count - 1].told) > 0.1
    {
      return "When it should grow, it shrinks, and the other way round."
    }
    let ratios = told.filter { $0.expected > 0.05 }.map { $0.told / $0.expected }
    if ratios.count > 3, ratios.allSatisfy({ abs($0) < 0.15 }) {
      return "It stays next to nothing, however far the finger goes in this direction."
    }
    if let least = ratios.min(), let most = ratios.max(), ratios.count > 3, most - least < 0.1 {
      return "At every movement it is \(Wording.text((least * 10).rounded() / 10)) times as much: "
        + "the finger's way is divided by another length."
    }
    return mirrored
  }

  /// Why a later transition can differ from an earlier one.
  func reason(forRepeating later: Int, after first: Int, isAsBefore: Bool) -> String? {
    let (earlier, now) = (answer.transitions[first], answer.transitions[later])
    // Two fingers never go quite the same way.
    guard isAsBefore || !now.isInteractive && now.updates.isEmpty else { return nil }
    let name = "transition \(first + 1)"
    if let turn = turn(at: now.began, since: earlier.began) {
      guard let then = answer.gesture(before: earlier.began),
        let gesture = answer.gesture(before: now.began), !gesture.isLike(then)
      else { return turn }
      return
        "\(turn) And another view was touched than for \(name): what was kept of that one does "
        + "not fit this one either."
    }
    guard isAsBefore else {
      return
        "\(name.capitalizedFirst) looked right. This one is of another view, place or size, and "
        + "comes after the first: either what was fixed or kept for that does not fit this one, or "
        + "something was not set back."
    }
    let cancelled = answer.transitions[first..<later].indices.last {
      answer.transitions[$0].wasCancelled
    }
    let between = cancelled.map { " Between them, transition \($0 + 1) was cancelled." } ?? ""
    return
      "In the reference it is the same as \(name). Look for what is left of what came before, such as "
      + "a stored property, a flag, or a view that was not put back.\(between)"
  }
}

extension Color {
  /// "black with alpha 0.5", or its numbers.
  fileprivate var words: String {
    let name =
      red + green + blue < 0.01
      ? "black"
      : red + green + blue > 2.99
        ? "white"
        : "red \(Wording.text(red)), green \(Wording.text(green)), blue \(Wording.text(blue))"
    return alpha > 0.99 ? name : "\(name) with alpha \(Wording.text(alpha))"
  }
}

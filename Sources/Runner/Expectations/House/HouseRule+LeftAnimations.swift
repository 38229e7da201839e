import Motion
import Record

/// The comparison, at rest, of animations on layers that have no name.
extension HouseRule {
  /// Returns a failure if a layer that is seen holds an animation that has ended or never ends, and none
  /// of the reference's in the same view does.
  static func leftAnimation(of pair: RunPair, at rest: RunPair.Rest) -> Failure? {
    var known = LeftAnimation.all(
      in: pair.reference.history.tree(at: rest.reference), at: rest.reference)
    let own = LeftAnimation.all(in: pair.answer.history.tree(at: rest.answer), at: rest.answer)
    for animation in own {
      if let index = known.firstIndex(where: { $0.isLike(animation) }) {
        known.remove(at: index)
        continue
      }
      let since = pair.answer.beginning(
        of: animation.layer, at: rest.answer,
        { $0.animations.contains { $0.key == animation.key } })
      return Failure(
        expected: "\(rest.phrase), no layer in \(animation.name) has an animation left, as in the "
          + "reference",
        seen: "one still holds the animation \"\(animation.key)\"", instant: rest.answer,
        because: since.map {
          "It has held it since \(pair.answer.moment($0)), and nothing has taken it away."
        })
    }
    return nil
  }
}

/// An animation on a layer without a name that has ended, or has no end.
private struct LeftAnimation {
  /// The nearest layer around it that has a name.
  var name: String
  var layer: Int
  var key: String
  /// `nil` for groups and transitions.
  var keyPath: LayerKeyPath?

  func isLike(_ other: LeftAnimation) -> Bool { name == other.name && keyPath == other.keyPath }

  static func all(in tree: LayerTree, at instant: Double) -> [LeftAnimation] {
    tree.layers.values
      .filter { !$0.animations.isEmpty && $0.name == nil && $0.controller == nil }
      .sorted { $0.id < $1.id }
      .filter { tree.isInTree($0.id) && tree.visibleOpacity(of: $0.id, at: instant) > 0.01 }
      .flatMap { layer in
        let time = tree.localTime(of: layer.id, at: instant)
        return layer.animations.filter { $0.animation.isLeft(at: time) }.map {
          LeftAnimation(
            name: tree.name(around: layer.id), layer: layer.id, key: $0.key,
            keyPath: $0.animation.keyPath)
        }
      }
  }
}

extension LayerTree {
  /// The name of the nearest layer around another that has one.
  fileprivate func name(around id: Int) -> String {
    var current = parent(of: id)
    var remaining = layers.count
    while let next = current, remaining > 0 {
      remaining -= 1
      if let name = layers[next]?.name ?? layers[next]?.controller { return name }
      current = parent(of: next)
    }
    return "the window"
  }
}

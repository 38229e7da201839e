import Motion
import Record

extension RunPair {
  /// Whether what has a name looks roughly alike on its way in all transitions.
  ///
  /// Curves may differ: the tolerance is a quarter of the opacity and a sixth of the screen.
  var isAlikeOnTheWay: Bool {
    let reach = min(answer.screen.width, answer.screen.height) / 6
    return zip(answer.transitions, reference.transitions).allSatisfy { own, other in
      [0.1, 0.3, 0.5, 0.7, 0.9].allSatisfy { fraction in
        let layers = answer.seenLayers(at: own.instant(fraction))
        let others = reference.seenLayers(at: other.instant(fraction))
        return layers.keys == others.keys
          && layers.allSatisfy { name, layer in
            others[name].map {
              abs($0.opacity - layer.opacity) <= 0.25 && $0.frame.isNear(layer.frame, within: reach)
            } ?? false
          }
      }
    }
  }
}

extension Run {
  fileprivate func seenLayers(at instant: Double) -> [String: NamedLayer] {
    let layers = NamedLayer.unique(in: history.tree(at: instant), at: instant)
    return Dictionary(
      layers.filter(\.isVisible).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }
}

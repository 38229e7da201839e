/// The bodies of the items, in the order in which the items were added.
final class BodyTable {
  private(set) var all: [Body] = []
  private var byItem: [ObjectIdentifier: Body] = [:]

  subscript(item: any UIDynamicItem) -> Body? { byItem[ObjectIdentifier(item)] }

  /// Makes bodies for new items, and removes those of items that are not in the list.
  ///
  /// - Returns: Whether bodies have other indices than before.
  func keep(_ items: [any UIDynamicItem]) -> Bool {
    let former = all
    for body in former { body.isAsleep = false }
    var kept: [ObjectIdentifier: Body] = [:]
    all = items.compactMap { item in
      let id = ObjectIdentifier(item)
      guard kept[id] == nil else { return nil }
      let body = byItem[id] ?? Body(item)
      kept[id] = body
      return body
    }
    byItem = kept
    for (index, body) in all.enumerated() { body.index = index }
    return !former.elementsEqual(all, by: ===)
  }

  /// The velocities of all bodies, in their order.
  var motions: [BodyMotion] {
    get { all.map { BodyMotion(velocity: $0.velocity, angularVelocity: $0.angularVelocity) } }
    set {
      for (body, motion) in zip(all, newValue) {
        body.velocity = motion.velocity
        body.angularVelocity = motion.angularVelocity
      }
    }
  }
}

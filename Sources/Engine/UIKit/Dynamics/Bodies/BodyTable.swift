/// The bodies of the items, in the order in which the items were added.
final class BodyTable {
  private(set) var all: [Body] = []
  private var byItem: [ObjectIdentifier: Body] = [:]

  subscript(item: any UIDynamicItem) -> Body? { byItem[ObjectIdentifier(item)] }

  /// Makes bodies for new items, and removes those of items that are not in the list.
  func keep(_ items: [any UIDynamicItem]) {
    var kept: [ObjectIdentifier: Body] = [:]
    all = items.compactMap { item in
      let id = ObjectIdentifier(item)
      guard kept[id] == nil else { return nil }
      let body = byItem[id] ?? Body(item)
      kept[id] = body
      return body
    }
    byItem = kept
  }
}

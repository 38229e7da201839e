/// The bodies of the items, in the order in which the items were added.
final class BodyTable {
  private(set) var all: [Body] = []

  subscript(item: any UIDynamicItem) -> Body? { all.first { $0.item === item } }

  /// Makes bodies for new items, and removes those of items that are not in the list.
  func keep(_ items: [any UIDynamicItem]) {
    var seen: Set<ObjectIdentifier> = []
    all = items.filter { seen.insert(ObjectIdentifier($0)).inserted }.map { item in
      self[item] ?? Body(item)
    }
  }
}

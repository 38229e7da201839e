/// The items of one section at one time, as an outline: items may have children.
public struct NSDiffableDataSourceSectionSnapshot<Item: Hashable> {
  /// All items, each before its children.
  public private(set) var items: [Item] = []
  private var parents: [Item: Item] = [:]
  private var expanded: Set<Item> = []

  public init() {}

  public var rootItems: [Item] { items.filter { parents[$0] == nil } }

  /// The items whose parents are all expanded.
  public var visibleItems: [Item] { items.filter(isVisible) }

  public func contains(_ item: Item) -> Bool { items.contains(item) }

  public func index(of item: Item) -> Int? { items.firstIndex(of: item) }

  public func parent(of child: Item) -> Item? { parents[child] }

  /// 0 for an item without a parent.
  public func level(of item: Item) -> Int { parents[item].map { level(of: $0) + 1 } ?? 0 }

  public func isExpanded(_ item: Item) -> Bool { expanded.contains(item) }

  public func isVisible(_ item: Item) -> Bool {
    parents[item].map { isExpanded($0) && isVisible($0) } ?? true
  }

  /// Without a parent, as roots.
  public mutating func append(_ items: [Item], to parent: Item? = nil) {
    let end = parent.flatMap { family(of: $0)?.upperBound } ?? self.items.endIndex
    insert(items, at: end, under: parent)
  }

  /// As siblings of an item.
  public mutating func insert(_ items: [Item], before item: Item) {
    guard let place = index(of: item) else { return }
    insert(items, at: place, under: parents[item])
  }

  /// As siblings of an item.
  public mutating func insert(_ items: [Item], after item: Item) {
    guard let place = family(of: item)?.upperBound else { return }
    insert(items, at: place, under: parents[item])
  }

  private mutating func insert(_ new: [Item], at place: Int, under parent: Item?) {
    items.insert(contentsOf: new, at: place)
    for item in new { parents[item] = parent }
  }

  /// With their children.
  public mutating func delete(_ items: [Item]) {
    for item in items {
      guard let range = family(of: item) else { continue }
      for gone in self.items[range] {
        parents[gone] = nil
        expanded.remove(gone)
      }
      self.items.removeSubrange(range)
    }
  }

  public mutating func deleteAll() { self = Self() }

  public mutating func expand(_ items: [Item]) { expanded.formUnion(items) }

  public mutating func collapse(_ items: [Item]) { expanded.subtract(items) }

  public mutating func replace(childrenOf parent: Item, using snapshot: Self) {
    delete(items.filter { parents[$0] == parent })
    guard let place = index(of: parent) else { return }
    items.insert(contentsOf: snapshot.items, at: place + 1)
    for item in snapshot.items { parents[item] = snapshot.parents[item] ?? parent }
    expanded.formUnion(snapshot.expanded)
  }

  /// The children of an item and theirs.
  public func snapshot(of parent: Item, includingParent: Bool = false) -> Self {
    var part = Self()
    guard let range = family(of: parent) else { return part }
    part.items = Array(includingParent ? items[range] : items[range].dropFirst())
    for item in part.items {
      part.parents[item] = parents[item].flatMap { part.items.contains($0) ? $0 : nil }
    }
    part.expanded = expanded.intersection(part.items)
    return part
  }

  /// An item and all below it.
  private func family(of item: Item) -> Range<Int>? {
    guard let start = index(of: item) else { return nil }
    let level = level(of: item)
    let rest = items[(start + 1)...]
    return start..<(rest.firstIndex { self.level(of: $0) <= level } ?? items.endIndex)
  }
}

import HeadlessQuartzCore

/// The sections and items of a list at one time.
public struct NSDiffableDataSourceSnapshot<Section: Hashable, Item: Hashable> {
  public private(set) var sectionIdentifiers: [Section] = []
  private var items: [Section: [Item]] = [:]

  public init() {}

  public var numberOfSections: Int { sectionIdentifiers.count }
  public var itemIdentifiers: [Item] { sectionIdentifiers.flatMap { items[$0] ?? [] } }
  public var numberOfItems: Int { itemIdentifiers.count }

  public func itemIdentifiers(inSection section: Section) -> [Item] { items[section] ?? [] }
  public func numberOfItems(inSection section: Section) -> Int { items[section]?.count ?? 0 }
  public func indexOfSection(_ section: Section) -> Int? {
    sectionIdentifiers.firstIndex(of: section)
  }
  public func indexOfItem(_ item: Item) -> Int? { itemIdentifiers.firstIndex(of: item) }
  public func sectionIdentifier(containingItem item: Item) -> Section? {
    sectionIdentifiers.first { items[$0]?.contains(item) == true }
  }

  public mutating func appendSections(_ sections: [Section]) {
    sectionIdentifiers += sections
    for section in sections { items[section] = [] }
  }

  /// Without a section, to the last one.
  public mutating func appendItems(_ identifiers: [Item], toSection section: Section? = nil) {
    guard let section = section ?? sectionIdentifiers.last else { return }
    items[section, default: []] += identifiers
  }

  public mutating func insertItems(_ identifiers: [Item], beforeItem item: Item) {
    insert(identifiers, at: item, offset: 0)
  }

  public mutating func insertItems(_ identifiers: [Item], afterItem item: Item) {
    insert(identifiers, at: item, offset: 1)
  }

  private mutating func insert(_ identifiers: [Item], at item: Item, offset: Int) {
    guard let section = sectionIdentifier(containingItem: item),
      let index = items[section]?.firstIndex(of: item)
    else { return }
    items[section]?.insert(contentsOf: identifiers, at: index + offset)
  }

  public mutating func moveItem(_ identifier: Item, beforeItem toIdentifier: Item) {
    move(identifier, to: toIdentifier, offset: 0)
  }

  public mutating func moveItem(_ identifier: Item, afterItem toIdentifier: Item) {
    move(identifier, to: toIdentifier, offset: 1)
  }

  private mutating func move(_ identifier: Item, to goal: Item, offset: Int) {
    guard identifier != goal, sectionIdentifier(containingItem: goal) != nil else { return }
    deleteItems([identifier])
    insert([identifier], at: goal, offset: offset)
  }

  public mutating func deleteItems(_ identifiers: [Item]) {
    let deleted = Set(identifiers)
    for section in sectionIdentifiers { items[section]?.removeAll(where: deleted.contains) }
  }

  public mutating func deleteAllItems() { self = Self() }

  public mutating func insertSections(_ sections: [Section], beforeSection section: Section) {
    insert(sections, at: section, offset: 0)
  }

  public mutating func insertSections(_ sections: [Section], afterSection section: Section) {
    insert(sections, at: section, offset: 1)
  }

  public mutating func moveSection(_ section: Section, beforeSection toSection: Section) {
    move(section, to: toSection, offset: 0)
  }

  public mutating func moveSection(_ section: Section, afterSection toSection: Section) {
    move(section, to: toSection, offset: 1)
  }

  private mutating func insert(_ sections: [Section], at goal: Section, offset: Int) {
    guard let index = indexOfSection(goal) else { return }
    sectionIdentifiers.insert(contentsOf: sections, at: index + offset)
    for section in sections { items[section] = items[section] ?? [] }
  }

  private mutating func move(_ section: Section, to goal: Section, offset: Int) {
    guard section != goal, indexOfSection(goal) != nil else { return }
    sectionIdentifiers.removeAll { $0 == section }
    insert([section], at: goal, offset: offset)
  }

  public mutating func deleteSections(_ sections: [Section]) {
    sectionIdentifiers.removeAll(where: sections.contains)
    for section in sections { items[section] = nil }
  }

  /// Fidelity: all cells are made anew when the snapshot is applied.
  public mutating func reloadItems(_ identifiers: [Item]) {}

  /// Fidelity: the same.
  public mutating func reconfigureItems(_ identifiers: [Item]) {}

  /// Empty, since nothing that was reloaded is remembered.
  public var reloadedItemIdentifiers: [Item] { [] }

  /// Fidelity: the same.
  public mutating func reloadSections(_ sections: [Section]) {}

  func item(at path: IndexPath) -> Item? {
    guard sectionIdentifiers.indices.contains(path.section) else { return nil }
    let row = items[sectionIdentifiers[path.section]] ?? []
    return row.indices.contains(path.item) ? row[path.item] : nil
  }

  func path(of item: Item) -> IndexPath? {
    for (section, identifier) in sectionIdentifiers.enumerated() {
      if let index = items[identifier]?.firstIndex(of: item) {
        return IndexPath(item: index, section: section)
      }
    }
    return nil
  }
}

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
    let sections = unique(sections, beside: sectionIdentifiers)
    sectionIdentifiers += sections
    for section in sections { items[section] = [] }
  }

  /// Without a section, to the last one.
  public mutating func appendItems(_ identifiers: [Item], toSection section: Section? = nil) {
    guard let section = section ?? sectionIdentifiers.last else { return }
    let added = unique(identifiers, beside: itemIdentifiers)
    items[section, default: []] += added
  }

  /// The identifiers that a snapshot does not have yet, each once.
  private func unique<Identifier: Hashable>(
    _ added: [Identifier], beside present: [Identifier]
  ) -> [Identifier] {
    var known = Set(present)
    return added.filter {
      if known.insert($0).inserted { return true }
      EngineLog.fault(.duplicateIdentifier, ["identifier": "\($0)"])
      return false
    }
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
    let added = unique(identifiers, beside: itemIdentifiers)
    items[section]?.insert(contentsOf: added, at: index + offset)
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
    let sections = unique(sections, beside: sectionIdentifiers)
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

  /// The items whose cells are made anew when the snapshot is applied.
  public private(set) var reloadedItemIdentifiers: [Item] = []
  /// The items whose cells are configured again when the snapshot is applied.
  public private(set) var reconfiguredItemIdentifiers: [Item] = []
  public private(set) var reloadedSectionIdentifiers: [Section] = []

  public mutating func reloadItems(_ identifiers: [Item]) {
    reloadedItemIdentifiers += identifiers
  }

  public mutating func reconfigureItems(_ identifiers: [Item]) {
    reconfiguredItemIdentifiers += identifiers
  }

  public mutating func reloadSections(_ sections: [Section]) {
    reloadedSectionIdentifiers += sections
  }

  /// The snapshot once it is applied: nothing is to be reloaded any more.
  var applied: Self {
    var snapshot = self
    snapshot.reloadedItemIdentifiers = []
    snapshot.reconfiguredItemIdentifiers = []
    snapshot.reloadedSectionIdentifiers = []
    return snapshot
  }

  /// The index path in this snapshot of an item of an earlier one; `nil` if it is gone.
  func place(_ path: IndexPath, from former: Self) -> IndexPath? {
    former.item(at: path).flatMap(self.path(of:))
  }

  /// As ``place(_:from:)``, for items whose cells stay.
  func placeOfCell(_ path: IndexPath, from former: Self) -> IndexPath? {
    guard let item = former.item(at: path), !reloadedItemIdentifiers.contains(item),
      let place = self.path(of: item),
      !reloadedSectionIdentifiers.contains(sectionIdentifiers[place.section])
    else { return nil }
    return place
  }

  /// Whether a section is where it was, and its views stay.
  func keepsSection(_ section: Int, from former: Self) -> Bool {
    guard former.sectionIdentifiers.indices.contains(section),
      sectionIdentifiers.indices.contains(section)
    else { return false }
    let identifier = sectionIdentifiers[section]
    return former.sectionIdentifiers[section] == identifier
      && !reloadedSectionIdentifiers.contains(identifier)
  }

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

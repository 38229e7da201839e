import HeadlessQuartzCore

extension UICollectionView {
  /// How cells of a class show items.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ item: Item) -> Void

    let handler: Handler
    let identifier: String

    public init(handler: @escaping Handler) {
      self.handler = handler
      identifier = "registration-\(World.current.uiKit.actionSerials.next())"
    }
  }

  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    guard
      let cell = dequeueReusableCell(
        withReuseIdentifier: registration.identifier, for: indexPath) as? Cell
    else { fatalError("A registered class makes cells of that class.") }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
}

import HeadlessQuartzCore

/// Items set by a layout, of which only the visible ones have cells.
///
/// Fidelity: items are inserted, deleted and moved by reloading, without movement.
open class UICollectionView: UIScrollView {
  /// Which way a collection scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Along y.
    case vertical
    /// Along x.
    case horizontal
  }

  /// What kind of view layout attributes are for.
  public enum ElementCategory: Int, Sendable {
    /// An item.
    case cell
    /// Something that belongs to a section, such as its header.
    case supplementaryView
    /// Something that belongs to the layout.
    case decorationView
  }

  /// Where an item comes to rest after scrolling to it.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle between top and bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle between left and right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The kind of supplementary view above a section.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of supplementary view below a section.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  private var layoutInUse: UICollectionViewLayout
  /// Who could prepare items; never asked.
  open weak var prefetchDataSource: UICollectionViewDataSourcePrefetching?
  /// What the items are.
  open weak var dataSource: UICollectionViewDataSource? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// A view behind the items.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// Whether a tap chooses an item.
  open var allowsSelection = true
  /// Whether several items can be chosen.
  open var allowsMultipleSelection = false
  /// Whether cells are made ahead of time; they never are.
  open var isPrefetchingEnabled = false

  var registered: [String: UICollectionReusableView.Type] = [:]
  var reusable: [String: [UICollectionReusableView]] = [:]
  var shown: [CollectionElement: UICollectionReusableView] = [:]
  var counts: [Int]?
  var selected: [IndexPath] = []
  private var preparedSize = CGSize.zero
  /// The item that a finger is on.
  var pressed: IndexPath?

  /// Creates a collection that is set by a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    layoutInUse = layout
    super.init(frame: frame)
    prepare()
  }

  /// Creates a collection with a flow layout.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// Restores an object from an archive.
  public required init?(coder: NSCoder) {
    layoutInUse = UICollectionViewFlowLayout()
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    backgroundColor = .systemBackground
    layoutInUse.collectionView = self
  }

  var collectionDelegate: UICollectionViewDelegate? { delegate as? UICollectionViewDelegate }

  // MARK: Layout

  /// What sets the items; exchanging it takes effect at once.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layoutInUse }
    set { exchangeLayout(newValue) }
  }

  /// Exchanges the layout, with a movement of the items if wanted.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    guard animated else {
      exchangeLayout(layout)
      layoutIfNeeded()
      completion?(true)
      return
    }
    UIView.animate(
      withDuration: 0.3,
      animations: {
        self.exchangeLayout(layout)
        self.layoutIfNeeded()
      }, completion: completion)
  }

  private func exchangeLayout(_ layout: UICollectionViewLayout) {
    guard layout !== layoutInUse else { return }
    let former = layoutInUse
    former.collectionView = nil
    layoutInUse = layout
    layout.collectionView = self
    layout.invalidateLayout()
    let views = shown.sorted { $0.key < $1.key }.map(\.value)
    for view in views { view.willTransition(from: former, to: layout) }
    refresh(keepingCells: true)
    moveContent(
      to: clamped(layout.targetContentOffset(forProposedContentOffset: contentOffset)))
    for view in views { view.didTransition(from: former, to: layout) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    refresh(keepingCells: true)
  }

  /// Asks the layout for what is seen and gives that cells.
  func refresh(keepingCells: Bool) {
    backgroundView?.frame = bounds
    if bounds.size != preparedSize
      || layoutInUse.shouldInvalidateLayout(forBoundsChange: bounds)
    {
      preparedSize = bounds.size
      layoutInUse.isStale = true
    }
    layoutInUse.prepareIfNeeded()
    let size = layoutInUse.collectionViewContentSize
    if size != contentSize { contentSize = size }
    showVisible()
  }

  // MARK: Content

  /// How many sections there are.
  open var numberOfSections: Int { sectionCounts.count }

  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = sectionCounts
    return counts.indices.contains(section) ? counts[section] : 0
  }

  private var sectionCounts: [Int] {
    if let counts { return counts }
    let made = (0..<(dataSource?.numberOfSections(in: self) ?? 0)).map {
      dataSource?.collectionView(self, numberOfItemsInSection: $0) ?? 0
    }
    if dataSource != nil { counts = made }
    return made
  }

  /// Asks for everything again and forgets what is chosen.
  open func reloadData() {
    selected = []
    reload()
  }

  func reload() {
    counts = nil
    takeBackAll()
    layoutInUse.invalidateLayout()
    setNeedsLayout()
  }

  /// Asks for some items again.
  open func reloadItems(at indexPaths: [IndexPath]) {
    reload()
  }

  /// Asks for some sections again.
  open func reloadSections(_ sections: IndexSet) {
    reload()
  }

  /// Shows items that were added to the data.
  open func insertItems(at indexPaths: [IndexPath]) {
    reload()
  }

  /// Shows items no longer that were taken from the data.
  open func deleteItems(at indexPaths: [IndexPath]) {
    reload()
  }

  /// Makes several changes and runs a completion afterwards.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    reload()
    if let completion { MainLoop.shared.perform(after: 0) { completion(true) } }
  }

  /// The attributes of an item.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutInUse.prepareIfNeeded()
    return layoutInUse.layoutAttributesForItem(at: indexPath)
  }

  /// The item at a point.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    let spot = CGRect(x: point.x, y: point.y, width: 1e-3, height: 1e-3)
    layoutInUse.prepareIfNeeded()
    return layoutInUse.layoutAttributesForElements(in: spot)?.last {
      $0.representedElementCategory == .cell && $0.frame.contains(point)
    }?.indexPath
  }

  // MARK: Cells

  /// Says which class cells of an identifier have.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registered[identifier] = cellClass as? UICollectionReusableView.Type
  }

  /// Says which class headers or footers of an identifier have.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    registered[elementKind + identifier] = viewClass as? UICollectionReusableView.Type
  }

  /// Would say which nib makes cells of an identifier.
  ///
  /// Fidelity: nib files are not read; the cells will be plain ones.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    registered[identifier] = nib == nil ? nil : UICollectionViewCell.self
  }

  /// Would say which nib makes headers or footers of an identifier.
  ///
  /// Fidelity: nib files are not read; they will be plain ones.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    registered[kind + identifier] = nib == nil ? nil : UICollectionReusableView.self
  }

  /// A cell that is no longer shown, or a new one of the registered class.
  ///
  /// Without a registered class it is a plain `UICollectionViewCell`, where UIKit would stop.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = reuse(identifier) as? UICollectionViewCell ?? UICollectionViewCell()
    cell.reuseIdentifier = identifier
    return cell
  }

  /// A header or footer that is no longer shown, or a new one of the registered class.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = reuse(elementKind + identifier) ?? UICollectionReusableView()
    view.reuseIdentifier = elementKind + identifier
    return view
  }

  /// The cell of an item, if it is shown.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    showPending()
    return shown[.item(indexPath)] as? UICollectionViewCell
  }

  /// The item that a cell shows.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key.item
  }

  /// The cells that are shown, in the order of their items.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { shown[.item($0)] as? UICollectionViewCell }
  }

  /// The items that are shown, in order.
  open var indexPathsForVisibleItems: [IndexPath] {
    showPending()
    return shown.keys.compactMap(\.item).sorted()
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    press(touches.first)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    release(touches.first)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    release(nil)
  }

  // MARK: Choosing

  /// The items that are chosen.
  open var indexPathsForSelectedItems: [IndexPath]? { selected }

  /// Chooses an item; the delegate is not told.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else {
      for path in selected { deselectItem(at: path, animated: animated) }
      return
    }
    choose(indexPath)
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Chooses an item no longer; the delegate is not told.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    (shown[.item(indexPath)] as? UICollectionViewCell)?.isSelected = false
  }

  /// Scrolls until an item is seen at a place.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    refresh(keepingCells: true)
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    setContentOffset(place(of: frame, scrollPosition), animated: animated)
  }
}

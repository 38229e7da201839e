import HeadlessQuartzCore

/// Items in a layout, with cells for the visible items only.
///
/// Fidelity: items are inserted and deleted without animation, and moved so outside of
/// ``performBatchUpdates(_:completion:)``; the layout is asked as for one. Cells are never prefetched: `prefetchDataSource` and `isPrefetchingEnabled` are kept.
open class UICollectionView: UIScrollView {
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  var layoutInUse: UICollectionViewLayout
  open weak var prefetchDataSource: UICollectionViewDataSourcePrefetching?
  open weak var dataSource: UICollectionViewDataSource? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// Stays in place while the items scroll.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  open var allowsSelection = true {
    didSet { layer.touch() }
  }
  open var allowsMultipleSelection = false
  open var isPrefetchingEnabled = true

  var registered: [ReuseKey: UICollectionReusableView.Type] = [:]
  var reusable: [ReuseKey: [UICollectionReusableView]] = [:]
  var shown: [CollectionElement: UICollectionReusableView] = [:]
  /// The scroll views of the sections that scroll across by themselves, by the number of the
  /// section.
  var sectionScrollers: [Int: SectionScroller] = [:]
  var counts: [Int]?
  var selected: [IndexPath] = []
  /// The bounds about which the layout was last asked.
  var preparedBounds = CGRect.zero
  var updates = RowUpdates()
  /// The updates that have not been passed to the layout yet.
  private var updateItems: [UICollectionViewUpdateItem] = []
  /// The item that is being configured again, with its cell.
  private var reconfigured: (path: IndexPath, cell: UICollectionViewCell)?
  /// The item under a finger.
  var pressed: IndexPath?

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    layoutInUse = layout
    super.init(frame: frame)
    prepare()
  }

  /// Uses a flow layout.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  public required init?(coder: NSCoder) {
    layoutInUse = UICollectionViewFlowLayout()
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    backgroundColor = .systemBackground
    layoutInUse.owner = self
    preparedBounds = bounds
  }

  var collectionDelegate: UICollectionViewDelegate? { delegate as? UICollectionViewDelegate }

  // MARK: Layout

  /// The setter changes the layout without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layoutInUse }
    set { exchangeLayout(newValue) }
  }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Animates for 0.3 s.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    guard animated else {
      exchangeLayout(layout)
      if !shown.isEmpty { layoutIfNeeded() }
      completion?(true)
      return
    }
    UIView.animate(
      withDuration: RowUpdates.duration,
      animations: {
        self.exchangeLayout(layout)
        self.layoutIfNeeded()
      }, completion: completion)
  }

  func exchangeLayout(_ layout: UICollectionViewLayout) {
    guard layout !== layoutInUse else { return }
    let former = layoutInUse
    former.owner = nil
    layoutInUse = layout
    layout.owner = self
    layout.invalidateLayout()
    // Cells are made in the next layout, for which the app may yet register their classes.
    guard !shown.isEmpty else { return setNeedsLayout() }
    former.prepareForTransition(to: layout)
    layout.prepareForTransition(from: former)
    let views = shown.sorted { $0.key < $1.key }.map(\.value)
    for view in views { view.willTransition(from: former, to: layout) }
    refresh(keepingCells: true)
    moveContent(
      to: clamped(layout.targetContentOffset(forProposedContentOffset: contentOffset)))
    for view in views { view.didTransition(from: former, to: layout) }
    former.finalizeLayoutTransition()
    layout.finalizeLayoutTransition()
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      if newValue.size != super.bounds.size { announceBounds(newValue) }
      let context = askAboutBounds(newValue)
      super.bounds = newValue
      if let context { layoutInUse.invalidate(with: context) }
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      if !isTransformed { announceBounds(CGRect(origin: bounds.origin, size: newValue.size)) }
      super.frame = newValue
    }
  }

  /// Invalidates the layout before the content moves, and not afterwards as ``contentOffset`` does
  /// (measured on iOS 26.1).
  open override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if !animated { announceBounds(CGRect(origin: contentOffset, size: bounds.size)) }
    super.setContentOffset(contentOffset, animated: animated)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    refresh(keepingCells: true)
  }

  /// The offset at which a drag ends, as the layout wants it: at whole items, for instance.
  override func restingPlace(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    layoutInUse.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  // MARK: Content

  open var numberOfSections: Int { sectionCounts.count }

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

  /// Also deselects all items, without a message to the delegate.
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

  open func reloadItems(at indexPaths: [IndexPath]) {
    updateItems += indexPaths.map { UICollectionViewUpdateItem(.reload, from: $0, to: $0) }
    reload(RowChanges(deleted: indexPaths, inserted: indexPaths))
  }

  /// Asks for the cells of inserted and reloaded items, at once or at the end of the updates.
  func reload(_ changes: RowChanges) {
    if self.updates.collect(changes) { return }
    counts = nil
    takeBack { changes.place(of: $0) }
    selected = selected.compactMap { changes.place(of: $0) }
    layoutInUse.invalidateLayout()
    setNeedsLayout()
    let items = updateItems
    updateItems = []
    if window != nil, !items.isEmpty { layoutInUse.update(items) }
  }

  open func reloadSections(_ sections: IndexSet) {
    reload()
  }

  /// Fidelity: reloads everything, here and in the two methods below.
  open func insertSections(_ sections: IndexSet) { reloadData() }

  open func deleteSections(_ sections: IndexSet) { reloadData() }

  open func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }

  open func insertItems(at indexPaths: [IndexPath]) {
    updateItems += indexPaths.map { UICollectionViewUpdateItem(.insert, from: nil, to: $0) }
    reload(RowChanges(inserted: indexPaths))
  }

  open func deleteItems(at indexPaths: [IndexPath]) {
    updateItems += indexPaths.map { UICollectionViewUpdateItem(.delete, from: $0, to: nil) }
    reload(RowChanges(deleted: indexPaths))
  }

  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    updateItems.append(UICollectionViewUpdateItem(.move, from: indexPath, to: newIndexPath))
    reload(RowChanges(moved: [indexPath: newIndexPath]))
  }

  /// Asks for cells that there are, which the data source gets when it dequeues.
  ///
  /// UIKit raises an exception for another cell; here it takes the place of the first.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      guard let cell = shown[.item(path)] as? UICollectionViewCell else { continue }
      reconfigured = (path, cell)
      let made = dataSource?.collectionView(self, cellForItemAt: path)
      reconfigured = nil
      if let made, made !== cell { reloadItems(at: [path]) }
    }
  }

  /// `nil` if the view is not visible.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { shown[.supplement(elementKind, indexPath)] }

  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    self.updates.begin(completion)
    updates?()
    endUpdates()
  }

  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutInUse.prepareIfNeeded()
    return layoutInUse.layoutAttributesForItem(at: indexPath)
  }

  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    let spot = CGRect(x: point.x, y: point.y, width: 1e-3, height: 1e-3)
    layoutInUse.prepareIfNeeded()
    return layoutInUse.layoutAttributesForElements(in: spot)?.last {
      $0.representedElementCategory == .cell && layoutInUse.shownFrame(of: $0).contains(point)
    }?.indexPath
  }

  // MARK: Cells

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registered[ReuseKey(identifier: identifier)] = cellClass as? UICollectionReusableView.Type
  }

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    registered[ReuseKey(kind: elementKind, identifier: identifier)] =
      viewClass as? UICollectionReusableView.Type
  }

  /// Fidelity: nib files are not read; the cells will be plain ones.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    registered[ReuseKey(identifier: identifier)] = nib == nil ? nil : UICollectionViewCell.self
  }

  /// Fidelity: nib files are not read; the views will be plain ones.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    registered[ReuseKey(kind: kind, identifier: identifier)] =
      nib == nil ? nil : UICollectionReusableView.self
  }

  /// Without a free cell and a registered class the cell is a plain one, and the fault
  /// `identifier-not-registered` is recorded; on a device UIKit raises an exception.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let reconfigured, reconfigured.path == indexPath { return reconfigured.cell }
    let frame =
      layoutInUse.isStale ? nil : layoutInUse.layoutAttributesForItem(at: indexPath)?.frame
    let key = ReuseKey(identifier: identifier)
    let cell =
      reuse(key, frame: frame ?? .zero) as? UICollectionViewCell ?? UICollectionViewCell()
    cell.reuseKey = key
    cell.reuseIdentifier = identifier
    return cell
  }

  /// Without a registered class the view is a plain one, and the fault `identifier-not-registered`
  /// is recorded; on a device UIKit raises an exception.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let key = ReuseKey(kind: elementKind, identifier: identifier)
    let view = reuse(key, frame: .zero) ?? UICollectionReusableView()
    view.reuseKey = key
    view.reuseIdentifier = identifier
    return view
  }

  /// `nil` if the item is not visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    showPending()
    return shown[.item(indexPath)] as? UICollectionViewCell
  }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key.item
  }

  /// In the order of their index paths.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { shown[.item($0)] as? UICollectionViewCell }
  }

  /// In order.
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

  // MARK: Selecting

  /// In the order of selection.
  open var indexPathsForSelectedItems: [IndexPath]? { selected }

  /// Does not call the delegate; `nil` deselects all items.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else {
      for path in selected { deselectItem(at: path, animated: animated) }
      return
    }
    select(indexPath)
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Does not call the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    (shown[.item(indexPath)] as? UICollectionViewCell)?.isSelected = false
  }

  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    refresh(keepingCells: true)
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    scrollSection(to: indexPath, scrollPosition, animated: animated)
    setContentOffset(place(of: frame, scrollPosition), animated: animated)
  }
}

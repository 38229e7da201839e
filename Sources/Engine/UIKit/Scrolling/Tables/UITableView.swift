import HeadlessQuartzCore

/// A list of rows in sections, with cells for the visible rows only.
///
/// Fidelity: rows can't be edited. Headers of plain tables scroll away with their
/// sections. Separators are not drawn, and estimated heights are not used.
///
/// Fidelity: `estimatedSectionHeaderHeight`, `estimatedSectionFooterHeight`, `separatorStyle`,
/// `separatorColor`, `separatorInset` and `separatorEffect` are kept without effect.
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable {
    case plain
    case grouped
    case insetGrouped
  }

  public enum ScrollPosition: Int, Sendable {
    /// Scrolls no farther than necessary.
    case none
    case top
    case middle
    case bottom
  }

  public enum RowAnimation: Int, Sendable {
    case fade
    case right
    case left
    case top
    case bottom
    case none
    case middle
    case automatic = 100
  }

  /// Lets the table determine a height.
  public static let automaticDimension: CGFloat = -1
  /// The title of an index that stands for the search bar above the table.
  ///
  /// Fidelity: no index is shown.
  public static let indexSearch = "{search}"
  static let usualRowHeight: CGFloat = 44

  public let style: Style
  open weak var dataSource: UITableViewDataSource? {
    didSet { if dataSource !== oldValue { geometry.isStale = true; setNeedsLayout() } }
  }
  /// In points, for rows without a height from the delegate; automatic without constraints is 44.
  open var rowHeight = UITableView.automaticDimension {
    didSet { reloadGeometry() }
  }
  open var estimatedRowHeight = UITableView.automaticDimension
  /// In points, for headers without a height from the delegate.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { reloadGeometry() }
  }
  /// In points, for footers without a height from the delegate.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { reloadGeometry() }
  }
  open var estimatedSectionHeaderHeight: CGFloat = 0
  open var estimatedSectionFooterHeight: CGFloat = 0
  /// Fidelity: there is no padding.
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { layer.touch() }
  }
  open var separatorColor: UIColor? = .separator {
    didSet { layer.touch() }
  }
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var allowsSelection = true {
    didSet { layer.touch() }
  }
  open var allowsMultipleSelection = false
  open var tableHeaderView: UIView? {
    didSet { exchange(oldValue, for: tableHeaderView) }
  }
  open var tableFooterView: UIView? {
    didSet { exchange(oldValue, for: tableFooterView) }
  }
  /// Stays in place while the rows scroll.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  open var separatorEffect: UIVisualEffect?
  /// Fidelity: no index is shown, whatever these colours and this number say.
  open var sectionIndexColor: UIColor?
  /// Fidelity: no index is shown.
  open var sectionIndexBackgroundColor: UIColor?
  /// Fidelity: no index is shown, nor touched.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// Fidelity: there is no index for any number of rows.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// Fidelity: does nothing, since no index is shown.
  open func reloadSectionIndexTitles() {}
  /// Fidelity: cells have the table's width.
  open var insetsContentViewsToSafeArea = true
  /// Fidelity: margins of cells do not depend on what is readable.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Fidelity: rows are selected while the table is edited, too.
  open var allowsSelectionDuringEditing = false
  /// Fidelity: as for a single row.
  open var allowsMultipleSelectionDuringEditing = false
  /// Fidelity: rows cannot be dragged.
  open var dragInteractionEnabled = false
  open var isEditing = false

  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  var geometry = TableGeometry()
  var updates = RowUpdates()
  /// Returns the row to which the cell of a row belongs after the next layout; `nil` recycles the
  /// cell.
  var movedPath: ((IndexPath) -> IndexPath?)?
  /// The change that is animated; `nil` but during its layout.
  var change: AnimatedRowChange?
  var registered: [String: UITableViewCell.Type] = [:]
  var registeredSupplements: [String: UITableViewHeaderFooterView.Type] = [:]
  var reusable: [String: [UITableViewCell]] = [:]
  var shown: [(path: IndexPath, cell: UITableViewCell)] = []
  var supplements: [(kind: TableSupplement, view: UIView)] = []
  var selected: [IndexPath] = []
  /// The row under a finger.
  var pressed: IndexPath?

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    prepare()
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  private func exchange(_ former: UIView?, for view: UIView?) {
    former?.removeFromSuperview()
    if let view { addSubview(view) }
    reloadGeometry()
  }

  var tableDelegate: UITableViewDelegate? { delegate as? UITableViewDelegate }

  // MARK: Cells

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registered[identifier] = cellClass as? UITableViewCell.Type
  }

  /// Fidelity: nib files are not read; the cells will be plain ones.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registered[identifier] = nib == nil ? nil : UITableViewCell.self
  }

  /// `nil` if no cell is free and no class is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reuseCell(identifier)
  }

  /// Without a free cell and a registered class the cell is a plain one, and the fault
  /// `identifier-not-registered` is recorded; on a device UIKit raises an exception.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = reuseCell(identifier) { return cell }
    EngineLog.fault(.identifierNotRegistered, ["list": "UITableView", "identifier": identifier])
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  open func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    registeredSupplements[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  /// Fidelity: nib files are not read; the headers and footers will be plain ones.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registeredSupplements[identifier] = nib == nil ? nil : UITableViewHeaderFooterView.self
  }

  /// Fidelity: always a new view; headers and footers are not reused.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    registeredSupplements[identifier]?.makeByClass(headerIdentifier: identifier)
  }

  /// `nil` if the row is not visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    showPending()
    return shown.first { $0.path == indexPath }?.cell
  }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shown.first { $0.cell === cell }?.path
  }

  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    updateGeometry()
    return geometry.row(at: point)
  }

  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    updateGeometry()
    return geometry.rows(in: rect)
  }

  /// From top to bottom; right after the content has moved those of the new offset, whose cells come with
  /// the next layout (measured on iOS 26.1).
  open var indexPathsForVisibleRows: [IndexPath]? {
    showPending()
    return geometry.rows(in: bounds)
  }

  /// From top to bottom.
  open var visibleCells: [UITableViewCell] {
    showPending()
    return shown.map(\.cell)
  }

  // MARK: Content

  open var numberOfSections: Int {
    updateGeometry()
    return geometry.sections.count
  }

  open func numberOfRows(inSection section: Int) -> Int {
    updateGeometry()
    return geometry.sections.indices.contains(section) ? geometry.sections[section].rows.count : 0
  }

  /// In the coordinates of the content; zero for an unknown row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    updateGeometry()
    return geometry.rect(of: indexPath) ?? .zero
  }

  /// Also deselects all rows, without a message to the delegate.
  open func reloadData() {
    selected = []
    reloadGeometry()
  }

  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    reload(RowChanges(deleted: indexPaths, inserted: indexPaths, isFading: animation != .none))
  }

  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    reload(RowChanges(moved: [indexPath: newIndexPath]))
  }

  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    reload(RowChanges(inserted: indexPaths, isFading: animation != .none))
  }

  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    reload(RowChanges(deleted: indexPaths, isFading: animation != .none))
  }

  open func beginUpdates() { updates.begin() }

  open func endUpdates() {
    if let changes = updates.end() { reload(changes) }
  }

  /// Asks for the cells of inserted and reloaded rows, at once or at the end of the updates.
  private func reload(_ changes: RowChanges) {
    if updates.collect(changes) { return }
    selected = selected.compactMap { changes.place(of: $0) }
    animate(
      { changes.place(of: $0) }, isFading: changes.isFading, keepsSupplements: true,
      completions: updates.takeCompletions())
  }

  /// Shows the present snapshot of a diffable data source, with an animation unless there is none.
  func reload(
    _ place: @escaping (IndexPath) -> IndexPath?, selected: (IndexPath) -> IndexPath?,
    animation: RowAnimation?, completion: @escaping (Bool) -> Void
  ) {
    self.selected = self.selected.compactMap(selected)
    if let animation {
      return animate(place, isFading: animation != .none, completions: [completion])
    }
    reloadGeometry(keeping: place)
    MainLoop.shared.perform(after: 0) { completion(true) }
  }

  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    self.updates.begin(completion)
    updates?()
    endUpdates()
  }

  /// With a closure that does not stay, as UIKit's declaration has it for Objective-C.
  ///
  /// Fidelity: a subclass that overrides the other one is not asked. It could keep the closure.
  @_disfavoredOverload
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    self.updates.begin(completion)
    updates()
    endUpdates()
  }

  // MARK: Selecting

  /// The row that was selected first.
  open var indexPathForSelectedRow: IndexPath? { selected.first }

  /// In the order of selection; `nil` instead of an empty array.
  open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected }

  /// Does not call the delegate; `nil` deselects all rows.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else {
      for path in selected { deselectRow(at: path, animated: animated) }
      return
    }
    select(indexPath, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Does not call the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    shown.first { $0.path == indexPath }?.cell.setSelected(false, animated: animated)
  }

  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    let rect = rectForRow(at: indexPath)
    let insets = adjustedContentInset
    var offset = contentOffset
    switch scrollPosition {
    case .none: offset = self.offset(showing: rect)
    case .top: offset.y = rect.minY - insets.top
    case .middle: offset.y = rect.midY - bounds.height / 2
    case .bottom: offset.y = rect.maxY - bounds.height + insets.bottom
    }
    setContentOffset(clamped(offset), animated: animated)
  }

  // MARK: Touches

  override var undrawnParts: [String] {
    separatorStyle == .none
      ? [] : ["the separators of a UITableView, \(separatorColor?.plain, default: "no colour")"]
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    press(touches.first)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    release(touches.first)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    release(nil)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    showVisibleRows()
  }

  /// Asks for everything anew, but for the cells that a closure gives a new place.
  func reloadGeometry(keeping movedPath: ((IndexPath) -> IndexPath?)? = nil) {
    // A second change before the next layout asks for all cells.
    self.movedPath = geometry.isStale ? nil : movedPath
    geometry.isStale = true
    setNeedsLayout()
  }
}

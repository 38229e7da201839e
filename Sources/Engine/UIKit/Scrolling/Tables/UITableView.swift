import HeadlessQuartzCore

/// A list of rows in sections, of which only the visible ones have cells.
///
/// Fidelity: rows are inserted, deleted and moved by reloading, without movement; there is no
/// editing. Separators are not drawn.
open class UITableView: UIScrollView {
  /// How sections are set apart.
  public enum Style: Int, Sendable {
    /// One list; headers stay at the top.
    case plain
    /// Sections apart from each other.
    case grouped
    /// Sections on cards.
    case insetGrouped
  }

  /// Where a row comes to rest after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    /// As little as is needed.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// How rows come and go.
  ///
  /// Fidelity: they do so at once.
  public enum RowAnimation: Int, Sendable {
    /// By opacity.
    case fade
    /// From or to the right.
    case right
    /// From or to the left.
    case left
    /// From or to the top.
    case top
    /// From or to the bottom.
    case bottom
    /// At once.
    case none
    /// From or to the middle.
    case middle
    /// As the table likes.
    case automatic = 100
  }

  /// Stands for a height that the table finds out by itself.
  public static let automaticDimension: CGFloat = -1
  static let usualRowHeight: CGFloat = 44

  /// How sections are set apart.
  public let style: Style
  /// What the rows are.
  open weak var dataSource: UITableViewDataSource? {
    didSet { if dataSource !== oldValue { geometry.isStale = true; setNeedsLayout() } }
  }
  /// The height of rows that the delegate says nothing about; 44 points if found out and unknown.
  open var rowHeight = UITableView.automaticDimension {
    didSet { reloadGeometry() }
  }
  /// What rows are likely to be high.
  ///
  /// Fidelity: kept, without effect.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// The height of headers that the delegate says nothing about.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { reloadGeometry() }
  }
  /// The height of footers that the delegate says nothing about.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { reloadGeometry() }
  }
  /// What headers are likely to be high.
  ///
  /// Fidelity: kept, without effect.
  open var estimatedSectionHeaderHeight: CGFloat = 0
  /// What footers are likely to be high.
  ///
  /// Fidelity: kept, without effect.
  open var estimatedSectionFooterHeight: CGFloat = 0
  /// The space above the first header.
  ///
  /// Fidelity: kept, without effect.
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  /// The lines between rows.
  ///
  /// Fidelity: none are drawn.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The lines' colour.
  ///
  /// Fidelity: none are drawn.
  open var separatorColor: UIColor? = .separator
  /// Where lines begin and end.
  ///
  /// Fidelity: none are drawn.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// Whether a tap chooses a row.
  open var allowsSelection = true
  /// Whether several rows can be chosen.
  open var allowsMultipleSelection = false
  /// A view above all rows.
  open var tableHeaderView: UIView? {
    didSet { exchange(oldValue, for: tableHeaderView) }
  }
  /// A view below all rows.
  open var tableFooterView: UIView? {
    didSet { exchange(oldValue, for: tableFooterView) }
  }
  /// A view behind the rows.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// What the lines do to what is behind them.
  ///
  /// Fidelity: none are drawn.
  open var separatorEffect: UIVisualEffect?
  /// Whether rows can be moved and deleted.
  ///
  /// Fidelity: kept, without effect.
  open var isEditing = false

  /// Changes ``isEditing``.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  var geometry = TableGeometry()
  var registered: [String: UITableViewCell.Type] = [:]
  var registeredSupplements: [String: UITableViewHeaderFooterView.Type] = [:]
  var reusable: [String: [UITableViewCell]] = [:]
  var shown: [(path: IndexPath, cell: UITableViewCell)] = []
  var supplements: [(kind: TableSupplement, view: UIView)] = []
  var selected: [IndexPath] = []
  /// The row that a finger is on.
  var pressed: IndexPath?

  /// Creates an empty table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    prepare()
  }

  /// Creates an empty plain table.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Restores an object from an archive.
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

  /// Says which class cells of an identifier have.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registered[identifier] = cellClass as? UITableViewCell.Type
  }

  /// Would say which nib makes cells of an identifier.
  ///
  /// Fidelity: nib files are not read; the cells will be plain ones.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registered[identifier] = nib == nil ? nil : UITableViewCell.self
  }

  /// A cell that is no longer shown; `nil` if there is none and no class is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reuseCell(identifier)
  }

  /// A cell that is no longer shown, or a new one of the registered class.
  ///
  /// Without a registered class it is a plain `UITableViewCell`, where UIKit would stop.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    reuseCell(identifier) ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Says which class headers and footers of an identifier have.
  open func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    registeredSupplements[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  /// Would say which nib makes headers and footers of an identifier.
  ///
  /// Fidelity: nib files are not read; they will be plain ones.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registeredSupplements[identifier] = nib == nil ? nil : UITableViewHeaderFooterView.self
  }

  /// A new header or footer of the registered class; `nil` if there is none.
  ///
  /// Fidelity: headers and footers are not reused.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    registeredSupplements[identifier]?.makeByClass(headerIdentifier: identifier)
  }

  /// The cell of a row, if it is shown.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    showPending()
    return shown.first { $0.path == indexPath }?.cell
  }

  /// The row that a cell shows.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shown.first { $0.cell === cell }?.path
  }

  /// The row at a point.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    updateGeometry()
    return geometry.row(at: point)
  }

  /// The rows within a rectangle.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    updateGeometry()
    return geometry.rows(in: rect)
  }

  /// The rows that are shown, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? {
    showPending()
    return shown.map(\.path)
  }

  /// The cells that are shown, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    showPending()
    return shown.map(\.cell)
  }

  // MARK: Content

  /// How many sections there are.
  open var numberOfSections: Int {
    updateGeometry()
    return geometry.sections.count
  }

  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    updateGeometry()
    return geometry.sections.indices.contains(section) ? geometry.sections[section].rows.count : 0
  }

  /// The rectangle of a row, in the content's coordinates.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    updateGeometry()
    return geometry.rect(of: indexPath) ?? .zero
  }

  /// The rectangle of a section with its header and footer.
  open func rect(forSection section: Int) -> CGRect {
    updateGeometry()
    return geometry.sections.indices.contains(section) ? geometry.sections[section].frame : .zero
  }

  /// The rectangle of a section's header.
  open func rectForHeader(inSection section: Int) -> CGRect {
    updateGeometry()
    return geometry.sections.indices.contains(section) ? geometry.sections[section].header : .zero
  }

  /// Asks for everything again and forgets what is chosen.
  open func reloadData() {
    selected = []
    reloadGeometry()
  }

  /// Asks for some rows again.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    reloadGeometry()
  }

  /// Asks for some sections again.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    reloadGeometry()
  }

  /// Shows rows that were added to the data.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    reloadGeometry()
  }

  /// Shows rows no longer that were taken from the data.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    reloadGeometry()
  }

  /// Begins several changes.
  open func beginUpdates() {}

  /// Ends several changes.
  open func endUpdates() {
    reloadGeometry()
  }

  /// Makes several changes and runs a completion afterwards.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    reloadGeometry()
    if let completion { MainLoop.shared.perform(after: 0) { completion(true) } }
  }

  // MARK: Choosing

  /// The row that is chosen; the first of several.
  open var indexPathForSelectedRow: IndexPath? { selected.first }

  /// All rows that are chosen.
  open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected }

  /// Chooses a row; the delegate is not told.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else {
      for path in selected { deselectRow(at: path, animated: animated) }
      return
    }
    choose(indexPath, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Chooses a row no longer; the delegate is not told.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    shown.first { $0.path == indexPath }?.cell.setSelected(false, animated: animated)
  }

  /// Scrolls until a row is seen at a place.
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

  func reloadGeometry() {
    geometry.isStale = true
    setNeedsLayout()
  }
}

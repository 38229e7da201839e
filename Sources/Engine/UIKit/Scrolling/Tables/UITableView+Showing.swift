import HeadlessQuartzCore

extension UITableView {
  /// In points, for plain tables.
  private static let titleHeight: CGFloat = 28

  // MARK: Geometry

  /// Asks the data source and the delegate for all counts and heights, if they may have changed.
  func updateGeometry() {
    guard geometry.isStale || geometry.width != bounds.width else { return }
    var made = TableGeometry()
    made.isStale = false
    made.width = bounds.width
    var y: CGFloat = 0
    var selfSizing = true
    func next(_ height: CGFloat) -> CGRect {
      defer { y += height }
      return CGRect(x: 0, y: y, width: bounds.width, height: height)
    }
    if let header = tableHeaderView { _ = next(header.bounds.height) }
    for section in 0..<(dataSource?.numberOfSections(in: self) ?? 0) {
      var part = TableGeometry.Section()
      part.header = next(headerHeight(section))
      for row in 0..<(dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0) {
        part.rows.append(next(height(of: IndexPath(row: row, section: section), &selfSizing)))
      }
      part.footer = next(footerHeight(section))
      made.sections.append(part)
    }
    if let footer = tableFooterView { _ = next(footer.bounds.height) }
    made.height = y
    geometry = made
    contentSize = CGSize(width: bounds.width, height: y)
    keepCells()
    geometry.lacksCells = true
  }

  /// Recycles the cells whose rows have been reloaded or deleted; the others move to their new places.
  private func keepCells() {
    let movedPath = self.movedPath
    self.movedPath = nil
    guard let movedPath else { return recycleAll() }
    let former = shown
    shown = []
    for (path, cell) in former {
      if let path = movedPath(path), let rect = geometry.rect(of: path) {
        cell.indexPath = path
        cell.assignFrame(rect)
        shown.append((path, cell))
      } else if !fadeOut(cell, of: path) {
        cell.removeFromSuperview()
        recycle(cell)
      }
    }
    if change?.keepsSupplements == true { return }
    for (_, view) in supplements { view.removeFromSuperview() }
    supplements = []
  }

  /// `selfSizing` becomes `false` at the first cell without constraints.
  private func height(of path: IndexPath, _ selfSizing: inout Bool) -> CGFloat {
    let told = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if told >= 0 { return told }
    // A row that stays is measured by its cell, and not asked for again.
    let present = movedPath.flatMap { moved in shown.first { moved($0.path) == path }?.cell }
    guard selfSizing, let cell = present ?? makeCell(path) else {
      return UITableView.usualRowHeight
    }
    defer { if present == nil { recycle(cell) } }
    selfSizing = cell.isSizedByConstraints
    return selfSizing ? cell.fittingHeight(width: bounds.width) : UITableView.usualRowHeight
  }

  private func headerHeight(_ section: Int) -> CGFloat {
    let told =
      tableDelegate?.tableView(self, heightForHeaderInSection: section)
      ?? sectionHeaderHeight
    if told >= 0 { return told }
    if let view = tableDelegate?.tableView(self, viewForHeaderInSection: section) {
      return view.bounds.height
    }
    return dataSource?.tableView(self, titleForHeaderInSection: section) == nil
      ? 0 : UITableView.titleHeight
  }

  private func footerHeight(_ section: Int) -> CGFloat {
    let told =
      tableDelegate?.tableView(self, heightForFooterInSection: section)
      ?? sectionFooterHeight
    if told >= 0 { return told }
    return dataSource?.tableView(self, titleForFooterInSection: section) == nil
      ? 0 : UITableView.titleHeight
  }

  // MARK: Cells

  func reuseCell(_ identifier: String) -> UITableViewCell? {
    if let cell = reusable[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return registered[identifier]?.makeByClass(reuseIdentifier: identifier)
  }

  func recycle(_ cell: UITableViewCell) {
    cell.indexPath = nil
    guard let identifier = cell.reuseIdentifier else { return }
    reusable[identifier, default: []].append(cell)
  }

  private func recycleAll() {
    for (_, cell) in shown {
      cell.removeFromSuperview()
      recycle(cell)
    }
    shown = []
    for (_, view) in supplements { view.removeFromSuperview() }
    supplements = []
  }

  /// Updates the cells before the app reads them, as UIKit does after a reload.
  func showPending() {
    updateGeometry()
    if geometry.lacksCells { showVisibleRows() }
  }

  /// Shows cells for the visible rows, and recycles the others.
  func showVisibleRows() {
    updateGeometry()
    geometry.lacksCells = false
    backgroundView?.frame = bounds
    if let view = tableHeaderView {
      view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.bounds.height)
    }
    if let view = tableFooterView {
      view.frame = CGRect(
        x: 0, y: geometry.height - view.bounds.height, width: bounds.width,
        height: view.bounds.height)
    }
    let visible = geometry.rows(in: bounds)
    let wanted = Set(visible)
    for (path, cell) in shown where !wanted.contains(path) {
      leave(cell, of: path)
    }
    shown.removeAll { !wanted.contains($0.path) }
    for path in visible where !shown.contains(where: { $0.path == path }) { show(path) }
    shown.sort { $0.path < $1.path }
    showSupplements()
  }

  /// Asks for a cell, whose first values never animate.
  private func makeCell(_ path: IndexPath) -> UITableViewCell? {
    var cell: UITableViewCell?
    UIView.performWithoutAnimation { cell = dataSource?.tableView(self, cellForRowAt: path) }
    return cell
  }

  private func show(_ path: IndexPath) {
    guard let cell = makeCell(path), let rect = geometry.rect(of: path) else { return }
    cell.indexPath = path
    cell.constraintsState.isFramedByOwner = true
    UIView.performWithoutAnimation {
      cell.assignFrame(rect)
      cell.setSelected(selected.contains(path), animated: false)
      shown.append((path, cell))
      tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
      insertSubview(cell, at: backgroundView == nil ? 0 : 1)
      cell.layoutIfNeeded()
    }
    comeIn(cell, of: path, to: rect)
  }

  private func showSupplements() {
    for (number, section) in geometry.sections.enumerated() {
      show(.header(number), in: section.header)
      show(.footer(number), in: section.footer)
    }
  }

  private func show(_ kind: TableSupplement, in rect: CGRect) {
    let index = supplements.firstIndex { $0.kind == kind }
    guard rect.height > 0, rect._intersects(bounds) else {
      if let index { supplements.remove(at: index).view.removeFromSuperview() }
      return
    }
    let view = index.map { supplements[$0].view } ?? makeSupplement(kind)
    guard let view else { return }
    if index == nil {
      supplements.append((kind, view))
      view.constraintsState.isFramedByOwner = true
      UIView.performWithoutAnimation {
        view.assignFrame(rect)
        addSubview(view)
      }
    }
    view.assignFrame(rect)
  }

  private func makeSupplement(_ kind: TableSupplement) -> UIView? {
    let title: String?
    let made: UIView?
    switch kind {
    case .header(let section):
      made = tableDelegate?.tableView(self, viewForHeaderInSection: section)
      title = dataSource?.tableView(self, titleForHeaderInSection: section)
    case .footer(let section):
      made = tableDelegate?.tableView(self, viewForFooterInSection: section)
      title = dataSource?.tableView(self, titleForFooterInSection: section)
    }
    if let made { return made }
    guard let title else { return nil }
    let label = UILabel()
    label.text = title
    label.font = .boldSystemFont(ofSize: 17)
    label.backgroundColor = .secondarySystemBackground
    return label
  }

  // MARK: Selecting

  func select(_ path: IndexPath, animated: Bool) {
    if !allowsMultipleSelection {
      for other in selected where other != path { deselectRow(at: other, animated: animated) }
    }
    if !selected.contains(path) { selected.append(path) }
    shown.first { $0.path == path }?.cell.setSelected(true, animated: animated)
  }

  /// Highlights the row under a finger that landed.
  func press(_ touch: UITouch?) {
    guard allowsSelection, let touch, let path = indexPathForRow(at: touch.location(in: self)),
      tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return }
    pressed = path
    shown.first { $0.path == path }?.cell.setHighlighted(true, animated: false)
  }

  /// Selects the pressed row if the finger is still on it; `nil` stands for a cancelled touch.
  func release(_ touch: UITouch?) {
    guard let path = pressed else { return }
    pressed = nil
    shown.first { $0.path == path }?.cell.setHighlighted(false, animated: false)
    guard let touch, indexPathForRow(at: touch.location(in: self)) == path else { return }
    selectByTouch(path)
  }

  private func selectByTouch(_ path: IndexPath) {
    if allowsMultipleSelection, selected.contains(path) {
      deselectRow(at: path, animated: false)
      tableDelegate?.tableView(self, didDeselectRowAt: path)
      return
    }
    guard let tableDelegate else { return select(path, animated: false) }
    guard let allowed = tableDelegate.tableView(self, willSelectRowAt: path) else { return }
    let former = allowsMultipleSelection ? [] : selected.filter { $0 != allowed }
    select(allowed, animated: false)
    for other in former { tableDelegate.tableView(self, didDeselectRowAt: other) }
    EngineLog.call(
      toApp: true, tableDelegate, "tableView(_:didSelectRowAt:)",
      [displayName, "[\(allowed.section), \(allowed.row)]"])
    tableDelegate.tableView(self, didSelectRowAt: allowed)
  }
}

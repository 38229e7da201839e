import HeadlessQuartzCore

extension UITableView {
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    animate({ sections.contains($0.section) ? nil : $0 }, isFading: animation != .none)
  }

  /// The numbers are those after the insertion.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    moveSections(with: animation) { sections.reduce($0) { $1 <= $0 ? $0 + 1 : $0 } }
  }

  /// The numbers are those before the deletion.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    moveSections(with: animation) { sections.contains($0) ? nil : $0 - sections.count(in: 0..<$0) }
  }

  public func moveSection(_ section: Int, toSection newSection: Int) {
    moveSections(with: .none) { old in
      if old == section { return newSection }
      let left = old > section ? old - 1 : old
      return left >= newSection ? left + 1 : left
    }
  }

  /// `place` returns the new number of a section; `nil` if it is gone.
  ///
  /// Fidelity: headers and footers are made anew at their places, here and where a section is reloaded.
  private func moveSections(with animation: RowAnimation, _ place: @escaping (Int) -> Int?) {
    animate(
      { path in place(path.section).map { IndexPath(row: path.row, section: $0) } },
      isFading: animation != .none)
  }

  // MARK: Measuring

  /// Includes header and footer; zero for an unknown section, as below.
  public func rect(forSection section: Int) -> CGRect {
    geometry(ofSection: section)?.frame ?? .zero
  }

  public func rectForHeader(inSection section: Int) -> CGRect {
    geometry(ofSection: section)?.header ?? .zero
  }

  public func rectForFooter(inSection section: Int) -> CGRect {
    geometry(ofSection: section)?.footer ?? .zero
  }

  private func geometry(ofSection section: Int) -> TableGeometry.Section? {
    updateGeometry()
    return geometry.sections.indices.contains(section) ? geometry.sections[section] : nil
  }

  // MARK: Headers and footers

  /// `nil` if the header is not visible, or of another class.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    supplement(.header(section))
  }

  /// `nil` if the footer is not visible, or of another class.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    supplement(.footer(section))
  }

  private func supplement(_ kind: TableSupplement) -> UITableViewHeaderFooterView? {
    showPending()
    return supplements.first { $0.kind == kind }?.view as? UITableViewHeaderFooterView
  }
}

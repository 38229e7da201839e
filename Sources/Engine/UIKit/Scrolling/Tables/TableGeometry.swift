import HeadlessQuartzCore

/// The frames of a table's headers, rows and footers, from top to bottom.
struct TableGeometry {
  struct Section {
    var header = CGRect.zero
    var rows: [CGRect] = []
    var footer = CGRect.zero

    var frame: CGRect {
      CGRect(
        x: header.minX, y: header.minY, width: header.width, height: footer.maxY - header.minY)
    }
  }

  var isStale = true
  /// Whether the visible rows have no cells yet.
  var lacksCells = false
  /// The width of the table for this geometry.
  var width: CGFloat = 0
  var sections: [Section] = []
  var height: CGFloat = 0

  func rect(of path: IndexPath) -> CGRect? {
    guard sections.indices.contains(path.section),
      sections[path.section].rows.indices.contains(path.row)
    else { return nil }
    return sections[path.section].rows[path.row]
  }

  func row(at point: CGPoint) -> IndexPath? {
    rows(in: CGRect(x: point.x, y: point.y, width: 1, height: 1e-3)).first
  }

  /// The rows that intersect a rectangle.
  func rows(in rect: CGRect) -> [IndexPath] {
    var found: [IndexPath] = []
    for (number, section) in sections.enumerated()
    where section.frame.maxY > rect.minY && section.frame.minY < rect.maxY {
      // Rows are sorted by position: a binary search finds the first one.
      var low = 0
      var high = section.rows.count
      while low < high {
        let middle = (low + high) / 2
        if section.rows[middle].maxY <= rect.minY { low = middle + 1 } else { high = middle }
      }
      var row = low
      while row < section.rows.count, section.rows[row].minY < rect.maxY {
        found.append(IndexPath(row: row, section: number))
        row += 1
      }
    }
    return found
  }
}

/// A header or footer, by section.
enum TableSupplement: Equatable {
  case header(Int)
  case footer(Int)
}

/// The colours of the screen at the middle of each cell of a grid.
public struct Raster: Equatable, Sendable {
  public let columns: Int
  public let rows: Int
  /// Of the screen, in points.
  public let size: Size
  /// Red, green and blue, 0...65535, of each cell, row by row; on black.
  public let components: [UInt16]
}

extension DisplayList {
  /// Returns the colours at the middle of each cell of a grid, of a million cells at most.
  ///
  /// Cells have a side of so many points; where the screen is no multiple, they are smaller.
  public func raster(cell: Double) -> Raster {
    let columns = Self.count(size.width, cell)
    let rows = Self.count(size.height, cell)
    var components = [UInt16](repeating: 0, count: columns * rows * 3)
    withReader { reader in
      var place = 0
      for row in 0..<rows {
        let y = (Double(row) + 0.5) * size.height / Double(rows)
        for column in 0..<columns {
          let x = (Double(column) + 0.5) * size.width / Double(columns)
          let color = reader.color(at: Point(x: x, y: y))
          components[place] = UInt16(color.red * 65_535 + 0.5)
          components[place + 1] = UInt16(color.green * 65_535 + 0.5)
          components[place + 2] = UInt16(color.blue * 65_535 + 0.5)
          place += 3
        }
      }
    }
    return Raster(columns: columns, rows: rows, size: size, components: components)
  }

  private static func count(_ length: Double, _ cell: Double) -> Int {
    let count = (length / cell).rounded(.up)
    return count >= 1 ? (count < 1_000 ? Int(count) : 1_000) : 0
  }
}

/// How two rasters differ.
public struct RasterDifference: Equatable, Sendable {
  /// The share of the screen in which the colours differ, 0...1.
  public var share: Double
  /// The mean difference over the whole screen, from none (0) to black and white (1).
  public var mean: Double
  /// The smallest upright rectangle around what differs, in points; `nil` if nothing does.
  public var area: Rectangle?
}

extension Raster {
  /// The largest difference of a component that eyes overlook.
  private static let tolerance = 12 * 257

  /// Returns the difference from another raster; all differs if its grid is another one.
  public func difference(from other: Raster) -> RasterDifference {
    guard columns == other.columns, rows == other.rows, columns > 0, rows > 0 else {
      return RasterDifference(
        share: 1, mean: 1, area: Rectangle(origin: .zero, size: size))
    }
    var sum = 0
    var count = 0
    var (left, right, top, bottom) = (columns, -1, rows, -1)
    components.withUnsafeBufferPointer { own in
      other.components.withUnsafeBufferPointer { others in
        for cell in 0..<columns * rows {
          var most = 0
          for place in cell * 3..<cell * 3 + 3 {
            let change = Int(own[place]) - Int(others[place])
            let difference = change < 0 ? -change : change
            sum += difference
            if difference > most { most = difference }
          }
          guard most > Self.tolerance else { continue }
          count += 1
          let (row, column) = (cell / columns, cell % columns)
          if column < left { left = column }
          if column > right { right = column }
          if row < top { top = row }
          if row > bottom { bottom = row }
        }
      }
    }
    let cells = Double(columns * rows)
    let (width, height) = (size.width / Double(columns), size.height / Double(rows))
    let area =
      count == 0
      ? nil
      : Rectangle(
        x: Double(left) * width, y: Double(top) * height,
        width: Double(right - left + 1) * width, height: Double(bottom - top + 1) * height)
    return RasterDifference(
      share: Double(count) / cells, mean: Double(sum) / (cells * 3 * 65_535), area: area)
  }
}

public import Motion

extension LayerTreeHistory {
  /// The side of the cells in which runs are compared, in points: about the width of a letter.
  public static let cell = 12.0

  /// What the screen shows at an instant.
  public func raster(at instant: Double) -> Raster {
    DisplayList(of: tree(at: instant), at: instant).raster(cell: Self.cell)
  }
}

public import Motion

extension LayerTreeHistory {
  /// The display list of the screen at an instant.
  public func displayList(at instant: Double) -> DisplayList {
    DisplayList(of: tree(at: instant), at: instant)
  }
}

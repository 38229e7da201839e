public import Motion

extension LayerTreeHistory {
  /// What the screen shows at an instant.
  public func displayList(at instant: Double) -> DisplayList {
    DisplayList(of: tree(at: instant), at: instant)
  }
}

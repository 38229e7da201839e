/// The committed layers at one instant, by identifier.
public struct LayerTree: Equatable, Sendable {
  /// By identifier.
  public var layers: [Int: LayerDescription]
  /// The layer in which all windows are; `nil` before the first commit.
  ///
  /// It is that of a window that fills the screen, or an empty one of the screen's size.
  public var root: Int?
  /// Media time (`CACurrentMediaTime()`) at instant 0, in seconds.
  public var epoch: Double

  /// Makes a tree, empty by default.
  public init(layers: [Int: LayerDescription] = [:], root: Int? = nil, epoch: Double = 0) {
    self.layers = layers
    self.root = root
    self.epoch = epoch
  }
}

/// All layers of a session as committed at one instant; what samplers ask.
public struct LayerTree: Equatable, Sendable {
  /// The window's layer first; then in no particular order.
  public var layers: [Int: LayerDescription]
  /// The window's layer; `nil` before the first commit.
  public var root: Int?
  /// Media time (`CACurrentMediaTime()`) at instant 0, in seconds.
  public var epoch: Double

  /// Makes a tree, empty unless told otherwise.
  public init(layers: [Int: LayerDescription] = [:], root: Int? = nil, epoch: Double = 0) {
    self.layers = layers
    self.root = root
    self.epoch = epoch
  }
}

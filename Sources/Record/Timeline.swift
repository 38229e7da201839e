import Motion

/// The complete record of a run: what was committed and what happened, never frames.
///
/// Instants are in seconds of virtual time since the app's first frame was about to be drawn. To
/// know what anything looked like at an instant, build the tree of that instant and ask it:
/// `timeline.tree(at: 0.2)`.
public struct Timeline: Equatable, Sendable {
  /// The screen's size in points, at the start.
  public var screen: Size
  /// Media time (`CACurrentMediaTime()`) at instant 0, in seconds.
  public var epoch: Double
  /// When the record ends.
  public var end: Double
  /// In order of time; several may share an instant.
  public var commits: [Commit]
  /// In the order in which they happened.
  public var events: [Event]

  /// Begins an empty record.
  public init(screen: Size, epoch: Double) {
    self.screen = screen
    self.epoch = epoch
    self.end = 0
    self.commits = []
    self.events = []
  }
}

/// What changed in the layer tree at one instant.
public struct Commit: Equatable, Sendable {
  /// In seconds since instant 0.
  public var instant: Double
  /// New and changed layers, whole.
  public var layers: [LayerDescription]
  /// Layers that left the tree.
  public var removed: [Int]
  /// The window's layer.
  public var root: Int

  /// Makes a commit.
  public init(instant: Double, layers: [LayerDescription], removed: [Int], root: Int) {
    self.instant = instant
    self.layers = layers
    self.removed = removed
    self.root = root
  }
}

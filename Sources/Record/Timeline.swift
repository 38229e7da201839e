import Motion

/// The complete record of a run: commits and events, but no frames.
///
/// Instants are seconds of virtual time since the app's first frame. For the look of a layer at an
/// instant, build the layer tree of that instant: `timeline.tree(at: 0.2)`.
public struct Timeline: Equatable, Sendable {
  /// The screen's size in points, at the start.
  public var screen: Size
  /// Media time (`CACurrentMediaTime()`) at instant 0, in seconds.
  public var epoch: Double
  /// The end of the record, in seconds of virtual time.
  public var end: Double
  /// In the order of time; several may have the same instant.
  public var commits: [Commit]
  /// In the order in which they happened.
  public var events: [Event]

  /// Media time when an app is launched, in seconds.
  ///
  /// Far from 0, so that the mistake shows if code sets `beginTime = 0.5` to mean "in half a second".
  public static let launchEpoch = 1000.0

  /// Begins an empty record.
  public init(screen: Size, epoch: Double = launchEpoch) {
    self.screen = screen
    self.epoch = epoch
    self.end = 0
    self.commits = []
    self.events = []
  }
}

/// The changes of the layer tree at one instant.
public struct Commit: Equatable, Sendable {
  /// Seconds of virtual time since the app's first frame.
  public var instant: Double
  /// Complete descriptions of new and changed layers.
  public var layers: [LayerDescription]
  /// The ids of layers that left the tree.
  public var removed: [Int]
  /// The id of the layer that has all windows in it, as in ``LayerTree/root``.
  public var root: Int

  public init(instant: Double, layers: [LayerDescription], removed: [Int], root: Int) {
    self.instant = instant
    self.layers = layers
    self.removed = removed
    self.root = root
  }
}

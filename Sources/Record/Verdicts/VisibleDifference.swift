public import Motion

/// The first lasting visible difference from the reference's run, of a run that passes every test.
public struct VisibleDifference: Codable, Equatable, Sendable {
  public var run: Run.Label
  /// The instant at which it begins, in seconds of virtual time since the first frame.
  public var instant: Double
  /// The upright rectangle around all differences at the instant of the largest one, in points of
  /// the screen.
  public var area: Rectangle
  /// The share of the screen that differs then, 0...1.
  public var share: Double

  public init(run: Run.Label, instant: Double, area: Rectangle, share: Double) {
    self.run = run
    self.instant = instant
    self.area = area
    self.share = share
  }
}

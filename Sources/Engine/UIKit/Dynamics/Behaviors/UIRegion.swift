import HeadlessCoreGraphics

/// An area around the position of a field; its coordinates count from there.
///
/// Fidelity: regions cannot be archived or copied.
open class UIRegion: NSObject {
  private let holds: (CGPoint) -> Bool

  @usableFromInline
  init(holding holds: @escaping (CGPoint) -> Bool) {
    self.holds = holds
    super.init()
  }

  /// A circle.
  public convenience init(radius: CGFloat) {
    self.init { $0.x * $0.x + $0.y * $0.y <= radius * radius }
  }

  /// A rectangle with the origin in its middle.
  public convenience init(size: CGSize) {
    self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
  }

  /// Fidelity: a new object each time; UIKit shares one.
  open class var infinite: UIRegion { UIRegion { _ in true } }

  open func inverse() -> UIRegion { UIRegion { [holds] in !holds($0) } }

  open func byUnion(with region: UIRegion) -> UIRegion {
    UIRegion { [holds] in holds($0) || region.contains($0) }
  }

  /// What is in this region, and not in the other.
  open func byDifference(from region: UIRegion) -> UIRegion {
    UIRegion { [holds] in holds($0) && !region.contains($0) }
  }

  open func byIntersection(with region: UIRegion) -> UIRegion {
    UIRegion { [holds] in holds($0) && region.contains($0) }
  }

  open func contains(_ point: CGPoint) -> Bool { holds(point) }
}

import HeadlessQuartzCore

public protocol UIDynamicItem: AnyObject {
  /// In the reference view's coordinates.
  var center: CGPoint { get set }
  /// Only the size is read.
  var bounds: CGRect { get }
  /// The animator writes a rotation.
  var transform: CGAffineTransform { get set }
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The outline for collisions of type `path`: convex, around the origin.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  public var collisionBoundingPath: UIBezierPath {
    Body.boundingPath(of: bounds.size)
  }
}

public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  case rectangle
  case ellipse
  case path
}

extension UIView: UIDynamicItem {}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}

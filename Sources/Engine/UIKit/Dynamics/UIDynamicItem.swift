import HeadlessQuartzCore

/// Something that a dynamic animator can move and turn; every view is one.
public protocol UIDynamicItem: AnyObject {
  /// The middle, in the reference view's coordinates.
  var center: CGPoint { get set }
  /// Only the size is read.
  var bounds: CGRect { get }
  /// The animator writes a rotation.
  var transform: CGAffineTransform { get set }
  /// What the item is for collisions; a rectangle unless it says otherwise.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The outline for collisions of type `path`, around the origin; convex.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// A rectangle.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The bounds, around the origin.
  public var collisionBoundingPath: UIBezierPath {
    Body.boundingPath(of: bounds.size)
  }
}

/// What an item is for collisions.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The bounds.
  case rectangle
  /// The ellipse in the bounds.
  case ellipse
  /// An outline of its own.
  case path
}

extension UIView: UIDynamicItem {}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}

import HeadlessQuartzCore

/// Where an item of a collection is and how it looks.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// Which item, or the item that a supplementary view goes with.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// What kind of view the attributes are for.
  open var representedElementCategory = UICollectionView.ElementCategory.cell
  /// Which kind of supplementary view.
  open var representedElementKind: String?
  /// The size before the transform.
  open var size = CGSize.zero
  /// The middle.
  open var center = CGPoint.zero
  /// A flat transform about the middle.
  open var transform = CGAffineTransform.identity
  /// A transform in space about the middle; counts if it is not the identity.
  open var transform3D = CATransform3DIdentity
  /// The opacity, 0...1.
  open var alpha: CGFloat = 1
  /// The order from back to front.
  open var zIndex = 0
  /// Whether the item is left out.
  open var isHidden = false

  /// Creates attributes of size zero.
  public required override init() {
    super.init()
  }

  /// Creates attributes for an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates attributes for a supplementary view.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// The rectangle before the transform.
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  /// The size as a rectangle at the origin.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// Returns attributes with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.size = size
    copy.center = center
    copy.transform = transform
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    return copy
  }
}

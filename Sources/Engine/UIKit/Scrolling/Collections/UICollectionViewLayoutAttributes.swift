import HeadlessQuartzCore

/// The place and look of an element in a collection view.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// For a supplementary view the section matters, and usually item 0.
  open var indexPath = IndexPath(item: 0, section: 0)
  open var representedElementCategory = UICollectionView.ElementCategory.cell
  /// `nil` for cells.
  open var representedElementKind: String?
  /// Without the transform.
  open var size = CGSize.zero
  open var center = CGPoint.zero
  open var transform3D = CATransform3DIdentity
  open var alpha: CGFloat = 1
  /// Higher elements are in front.
  open var zIndex = 0
  open var isHidden = false
  /// Whether it lies in the scroll view of its section.
  var scrollsWithSection = false

  public override init() {
    super.init()
  }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  public convenience init(forDecorationViewOfKind kind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = kind
  }

  /// Without the transform.
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

  /// ``transform3D`` in the plane.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// Only the size can be set.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  open func copy(with zone: NSZone? = nil) -> Any { copy(as: type(of: self)) }

  func copy(as type: UICollectionViewLayoutAttributes.Type) -> UICollectionViewLayoutAttributes {
    let copy = type._new()
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.size = size
    copy.center = center
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.scrollsWithSection = scrollsWithSection
    return copy
  }

  /// Whether all values are the same.
  ///
  /// Subclasses with values of their own compare these as well.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return self === other
      || type(of: self) == type(of: other) && indexPath == other.indexPath
        && representedElementCategory == other.representedElementCategory
        && representedElementKind == other.representedElementKind
        && size == other.size && center == other.center
        && CATransform3DEqualToTransform(transform3D, other.transform3D)
        && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
  }

  open override var hash: Int { indexPath.hashValue }
}

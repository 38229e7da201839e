// Foundation boxes points, sizes and rectangles on every platform, but under AppKit's names. For the
// other types an array of numbers is the only encoding that its boxes accept here.

extension NSValue {
  /// Boxes a point.
  public convenience init(cgPoint value: CGPoint) { self.init(point: value) }

  /// The boxed point; zero if something else is in the box.
  public var cgPointValue: CGPoint { contentKind == .point ? pointValue : .zero }

  /// Boxes a size.
  public convenience init(cgSize value: CGSize) { self.init(size: value) }

  /// The boxed size; zero if something else is in the box.
  public var cgSizeValue: CGSize { contentKind == .size ? sizeValue : .zero }

  /// Boxes a rectangle.
  public convenience init(cgRect value: CGRect) { self.init(rect: value) }

  /// The boxed rectangle; zero if something else is in the box.
  public var cgRectValue: CGRect { contentKind == .rectangle ? rectValue : .zero }

  /// Boxes a vector.
  public convenience init(cgVector value: CGVector) {
    var value = value
    self.init(bytes: &value, objCType: "[2d]")
  }

  /// The boxed vector; zero if something else is in the box.
  public var cgVectorValue: CGVector {
    var value = CGVector.zero
    if contentKind == .vector { getValue(&value) }
    return value
  }

  /// Boxes a transform of the plane.
  public convenience init(cgAffineTransform value: CGAffineTransform) {
    var value = value
    self.init(bytes: &value, objCType: "[6d]")
  }

  /// The boxed transform; the identity if something else is in the box.
  public var cgAffineTransformValue: CGAffineTransform {
    var value = CGAffineTransform.identity
    if contentKind == .affine { getValue(&value) }
    return value
  }

  package enum ContentKind {
    case point, size, rectangle, vector, affine, transform, other
  }

  /// What is in the box.
  package var contentKind: ContentKind {
    switch String(cString: objCType) {
    case "[2d]": .vector
    case "[6d]": .affine
    case "[16d]": .transform
    case let type where type.contains("Rect"): .rectangle
    case let type where type.contains("Size"): .size
    case let type where type.contains("Point"): .point
    default: .other
    }
  }
}

extension NSValue {
  /// An earlier spelling of `init(cgPoint:)`.
  @available(*, deprecated, renamed: "init(cgPoint:)")
  public convenience init(CGPoint value: CGPoint) { self.init(cgPoint: value) }

  /// An earlier spelling of `init(cgSize:)`.
  @available(*, deprecated, renamed: "init(cgSize:)")
  public convenience init(CGSize value: CGSize) { self.init(cgSize: value) }

  /// An earlier spelling of `init(cgRect:)`.
  @available(*, deprecated, renamed: "init(cgRect:)")
  public convenience init(CGRect value: CGRect) { self.init(cgRect: value) }

  /// An earlier spelling of `init(cgAffineTransform:)`.
  @available(*, deprecated, renamed: "init(cgAffineTransform:)")
  public convenience init(CGAffineTransform value: CGAffineTransform) {
    self.init(cgAffineTransform: value)
  }

  /// An earlier spelling of `cgPointValue`.
  @available(*, deprecated, renamed: "cgPointValue")
  public func CGPointValue() -> CGPoint { cgPointValue }

  /// An earlier spelling of `cgRectValue`.
  @available(*, deprecated, renamed: "cgRectValue")
  public func CGRectValue() -> CGRect { cgRectValue }
}

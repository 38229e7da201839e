// Foundation stores points, sizes and rectangles in `NSValue` on every platform, but with AppKit's
// names. On Linux, arrays of numbers are the only encoding of other types that it accepts.

extension NSValue {
  public convenience init(cgPoint value: CGPoint) { self.init(point: value) }

  /// Zero if the value has another type.
  public var cgPointValue: CGPoint { contentKind == .point ? pointValue : .zero }

  public convenience init(cgSize value: CGSize) { self.init(size: value) }

  /// Zero if the value has another type.
  public var cgSizeValue: CGSize { contentKind == .size ? sizeValue : .zero }

  public convenience init(cgRect value: CGRect) { self.init(rect: value) }

  /// Zero if the value has another type.
  public var cgRectValue: CGRect { contentKind == .rectangle ? rectValue : .zero }

  public convenience init(cgVector value: CGVector) {
    var value = value
    self.init(bytes: &value, objCType: "[2d]")
  }

  public var cgVectorValue: CGVector {
    var value = CGVector.zero
    if contentKind == .vector { getValue(&value) }
    return value
  }

  public convenience init(cgAffineTransform value: CGAffineTransform) {
    var value = value
    self.init(bytes: &value, objCType: "[6d]")
  }

  /// The identity if the value has another type.
  public var cgAffineTransformValue: CGAffineTransform {
    var value = CGAffineTransform.identity
    if contentKind == .affine { getValue(&value) }
    return value
  }

  package enum ContentKind {
    case point, size, rectangle, vector, affine, transform, other
  }

  /// The type of the value.
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

extension NSValue {
  public convenience init(caTransform3D value: CATransform3D) {
    var value = value
    self.init(bytes: &value, objCType: "[16d]")
  }

  /// The identity if the value is of another type.
  public var caTransform3DValue: CATransform3D {
    var value = CATransform3DIdentity
    if contentKind == .transform { getValue(&value) }
    return value
  }
}

extension CATransform3D: BoxedValue {
  package static var contentKind: NSValue.ContentKind { .transform }
  package init(unboxing value: NSValue) { self = value.caTransform3DValue }
  package var boxed: NSValue { NSValue(caTransform3D: self) }
}

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

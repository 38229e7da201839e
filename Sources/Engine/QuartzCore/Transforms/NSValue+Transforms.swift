extension NSValue {
  /// Boxes a transform of space.
  public convenience init(caTransform3D value: CATransform3D) {
    var value = value
    self.init(bytes: &value, objCType: "[16d]")
  }

  /// The boxed transform; the identity if something else is in the box.
  public var caTransform3DValue: CATransform3D {
    var value = CATransform3DIdentity
    if contentKind == .transform { getValue(&value) }
    return value
  }
}

extension NSValue {
  @_disfavoredOverload
  @available(*, deprecated, renamed: "init(cgPoint:)")
  public convenience init(CGPoint value: CGPoint) { self.init(cgPoint: value) }

  @_disfavoredOverload
  @available(*, deprecated, renamed: "init(cgSize:)")
  public convenience init(CGSize value: CGSize) { self.init(cgSize: value) }

  @_disfavoredOverload
  @available(*, deprecated, renamed: "init(cgRect:)")
  public convenience init(CGRect value: CGRect) { self.init(cgRect: value) }

  @_disfavoredOverload
  @available(*, deprecated, renamed: "init(cgAffineTransform:)")
  public convenience init(CGAffineTransform value: CGAffineTransform) {
    self.init(cgAffineTransform: value)
  }

  @available(*, deprecated, renamed: "cgPointValue")
  public func CGPointValue() -> CGPoint { cgPointValue }

  @available(*, deprecated, renamed: "cgRectValue")
  public func CGRectValue() -> CGRect { cgRectValue }
}

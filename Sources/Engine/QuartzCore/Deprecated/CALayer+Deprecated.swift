extension CALayer {
  @available(*, deprecated, renamed: "add(_:forKey:)")
  public func addAnimation(_ anim: CAAnimation, forKey key: String?) { add(anim, forKey: key) }

  @available(*, deprecated, renamed: "animation(forKey:)")
  public func animationForKey(_ key: String) -> CAAnimation? { animation(forKey: key) }

  @available(*, deprecated, renamed: "removeAnimation(forKey:)")
  public func removeAnimationForKey(_ key: String) { removeAnimation(forKey: key) }

  // Disfavored, as all old spellings that share a base name with today's method: of several, the compiler names
  // the first in its messages about a wrong label.
  @_disfavoredOverload
  @available(*, deprecated, renamed: "insertSublayer(_:at:)")
  public func insertSublayer(_ layer: CALayer, atIndex index: UInt32) {
    insertSublayer(layer, at: index)
  }

  @available(*, deprecated, renamed: "isHidden")
  public var hidden: Bool {
    get { isHidden }
    set { isHidden = newValue }
  }

  @available(*, deprecated, renamed: "isOpaque")
  public var opaque: Bool {
    get { isOpaque }
    set { isOpaque = newValue }
  }

  @available(*, deprecated, renamed: "isDoubleSided")
  public var doubleSided: Bool {
    get { isDoubleSided }
    set { isDoubleSided = newValue }
  }

  @available(*, deprecated, renamed: "presentation()")
  public func presentationLayer() -> CALayer? { presentation() }

  @available(*, deprecated, renamed: "model()")
  public func modelLayer() -> CALayer { model() }

  @available(*, deprecated, renamed: "convert(_:from:)")
  public func convertPoint(_ p: CGPoint, fromLayer l: CALayer?) -> CGPoint { convert(p, from: l) }

  @available(*, deprecated, renamed: "convert(_:to:)")
  public func convertPoint(_ p: CGPoint, toLayer l: CALayer?) -> CGPoint { convert(p, to: l) }

  @available(*, deprecated, renamed: "convert(_:from:)")
  public func convertRect(_ r: CGRect, fromLayer l: CALayer?) -> CGRect { convert(r, from: l) }

  @available(*, deprecated, renamed: "convert(_:to:)")
  public func convertRect(_ r: CGRect, toLayer l: CALayer?) -> CGRect { convert(r, to: l) }

  @_disfavoredOverload
  @available(*, deprecated, renamed: "convertTime(_:from:)")
  public func convertTime(_ t: CFTimeInterval, fromLayer l: CALayer?) -> CFTimeInterval {
    convertTime(t, from: l)
  }

  @_disfavoredOverload
  @available(*, deprecated, renamed: "convertTime(_:to:)")
  public func convertTime(_ t: CFTimeInterval, toLayer l: CALayer?) -> CFTimeInterval {
    convertTime(t, to: l)
  }
}

extension CAAnimation {
  @available(*, deprecated, renamed: "isRemovedOnCompletion")
  public var removedOnCompletion: Bool {
    get { isRemovedOnCompletion }
    set { isRemovedOnCompletion = newValue }
  }
}

extension CAPropertyAnimation {
  @available(*, deprecated, renamed: "isAdditive")
  public var additive: Bool {
    get { isAdditive }
    set { isAdditive = newValue }
  }

  @available(*, deprecated, renamed: "isCumulative")
  public var cumulative: Bool {
    get { isCumulative }
    set { isCumulative = newValue }
  }
}

extension NSValue {
  @_disfavoredOverload
  @available(*, deprecated, renamed: "init(caTransform3D:)")
  public convenience init(CATransform3D value: CATransform3D) { self.init(caTransform3D: value) }

  @available(*, deprecated, renamed: "caTransform3DValue")
  public var CATransform3DValue: CATransform3D { caTransform3DValue }
}

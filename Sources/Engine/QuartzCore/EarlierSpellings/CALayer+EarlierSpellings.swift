extension CALayer {
  /// An earlier spelling of `add(_:forKey:)`.
  @available(*, deprecated, renamed: "add(_:forKey:)")
  public func addAnimation(_ anim: CAAnimation, forKey key: String?) { add(anim, forKey: key) }

  /// An earlier spelling of `animation(forKey:)`.
  @available(*, deprecated, renamed: "animation(forKey:)")
  public func animationForKey(_ key: String) -> CAAnimation? { animation(forKey: key) }

  /// An earlier spelling of `removeAnimation(forKey:)`.
  @available(*, deprecated, renamed: "removeAnimation(forKey:)")
  public func removeAnimationForKey(_ key: String) { removeAnimation(forKey: key) }

  /// An earlier spelling of `insertSublayer(_:at:)`.
  @available(*, deprecated, renamed: "insertSublayer(_:at:)")
  public func insertSublayer(_ layer: CALayer, atIndex index: UInt32) {
    insertSublayer(layer, at: index)
  }

  /// An earlier spelling of `isHidden`.
  @available(*, deprecated, renamed: "isHidden")
  public var hidden: Bool {
    get { isHidden }
    set { isHidden = newValue }
  }

  /// An earlier spelling of `isOpaque`.
  @available(*, deprecated, renamed: "isOpaque")
  public var opaque: Bool {
    get { isOpaque }
    set { isOpaque = newValue }
  }

  /// An earlier spelling of `isDoubleSided`.
  @available(*, deprecated, renamed: "isDoubleSided")
  public var doubleSided: Bool {
    get { isDoubleSided }
    set { isDoubleSided = newValue }
  }

  /// An earlier spelling of `presentation()`.
  @available(*, deprecated, renamed: "presentation()")
  public func presentationLayer() -> CALayer? { presentation() }

  /// An earlier spelling of `model()`.
  @available(*, deprecated, renamed: "model()")
  public func modelLayer() -> CALayer { model() }

  /// An earlier spelling of `convert(_:from:)`.
  @available(*, deprecated, renamed: "convert(_:from:)")
  public func convertPoint(_ p: CGPoint, fromLayer l: CALayer?) -> CGPoint { convert(p, from: l) }

  /// An earlier spelling of `convert(_:to:)`.
  @available(*, deprecated, renamed: "convert(_:to:)")
  public func convertPoint(_ p: CGPoint, toLayer l: CALayer?) -> CGPoint { convert(p, to: l) }

  /// An earlier spelling of `convert(_:from:)`.
  @available(*, deprecated, renamed: "convert(_:from:)")
  public func convertRect(_ r: CGRect, fromLayer l: CALayer?) -> CGRect { convert(r, from: l) }

  /// An earlier spelling of `convert(_:to:)`.
  @available(*, deprecated, renamed: "convert(_:to:)")
  public func convertRect(_ r: CGRect, toLayer l: CALayer?) -> CGRect { convert(r, to: l) }

  /// An earlier spelling of `convertTime(_:from:)`.
  @available(*, deprecated, renamed: "convertTime(_:from:)")
  public func convertTime(_ t: CFTimeInterval, fromLayer l: CALayer?) -> CFTimeInterval {
    convertTime(t, from: l)
  }

  /// An earlier spelling of `convertTime(_:to:)`.
  @available(*, deprecated, renamed: "convertTime(_:to:)")
  public func convertTime(_ t: CFTimeInterval, toLayer l: CALayer?) -> CFTimeInterval {
    convertTime(t, to: l)
  }
}

extension CAAnimation {
  /// An earlier spelling of `isRemovedOnCompletion`.
  @available(*, deprecated, renamed: "isRemovedOnCompletion")
  public var removedOnCompletion: Bool {
    get { isRemovedOnCompletion }
    set { isRemovedOnCompletion = newValue }
  }
}

extension CAPropertyAnimation {
  /// An earlier spelling of `isAdditive`.
  @available(*, deprecated, renamed: "isAdditive")
  public var additive: Bool {
    get { isAdditive }
    set { isAdditive = newValue }
  }

  /// An earlier spelling of `isCumulative`.
  @available(*, deprecated, renamed: "isCumulative")
  public var cumulative: Bool {
    get { isCumulative }
    set { isCumulative = newValue }
  }
}

extension NSValue {
  /// An earlier spelling of `init(caTransform3D:)`.
  @available(*, deprecated, renamed: "init(caTransform3D:)")
  public convenience init(CATransform3D value: CATransform3D) { self.init(caTransform3D: value) }

  /// An earlier spelling of `caTransform3DValue`.
  @available(*, deprecated, renamed: "caTransform3DValue")
  public var CATransform3DValue: CATransform3D { caTransform3DValue }
}

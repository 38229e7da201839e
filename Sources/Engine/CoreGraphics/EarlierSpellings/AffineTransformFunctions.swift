// Swift 2's functions. What Swift still has, like `CGAffineTransformMakeScale`, was renamed in 3.

/// An earlier spelling of `CGAffineTransform.identity`.
@available(*, deprecated, renamed: "CGAffineTransform.identity")
public let CGAffineTransformIdentity = CGAffineTransform.identity

/// An earlier spelling of `CGAffineTransform(scaleX:y:)`.
@available(*, deprecated, renamed: "CGAffineTransform(scaleX:y:)")
public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
  CGAffineTransform(scaleX: sx, y: sy)
}

/// An earlier spelling of `CGAffineTransform(translationX:y:)`.
@available(*, deprecated, renamed: "CGAffineTransform(translationX:y:)")
public func CGAffineTransformMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat
) -> CGAffineTransform {
  CGAffineTransform(translationX: tx, y: ty)
}

/// An earlier spelling of `CGAffineTransform(rotationAngle:)`.
@available(*, deprecated, renamed: "CGAffineTransform(rotationAngle:)")
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
  CGAffineTransform(rotationAngle: angle)
}

/// An earlier spelling of `CGAffineTransform(a:b:c:d:tx:ty:)`.
@available(*, deprecated, renamed: "CGAffineTransform(a:b:c:d:tx:ty:)")
public func CGAffineTransformMake(
  _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
) -> CGAffineTransform {
  CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
}

/// An earlier spelling of `CGAffineTransform.translatedBy(self:x:y:)`.
@available(*, deprecated, renamed: "CGAffineTransform.translatedBy(self:x:y:)")
public func CGAffineTransformTranslate(
  _ t: CGAffineTransform, _ tx: CGFloat, _ ty: CGFloat
) -> CGAffineTransform {
  t.translatedBy(x: tx, y: ty)
}

/// An earlier spelling of `CGAffineTransform.scaledBy(self:x:y:)`.
@available(*, deprecated, renamed: "CGAffineTransform.scaledBy(self:x:y:)")
public func CGAffineTransformScale(
  _ t: CGAffineTransform, _ sx: CGFloat, _ sy: CGFloat
) -> CGAffineTransform {
  t.scaledBy(x: sx, y: sy)
}

/// An earlier spelling of `CGAffineTransform.rotated(self:by:)`.
@available(*, deprecated, renamed: "CGAffineTransform.rotated(self:by:)")
public func CGAffineTransformRotate(
  _ t: CGAffineTransform, _ angle: CGFloat
) -> CGAffineTransform {
  t.rotated(by: angle)
}

/// An earlier spelling of `CGAffineTransform.concatenating(self:_:)`.
@available(*, deprecated, renamed: "CGAffineTransform.concatenating(self:_:)")
public func CGAffineTransformConcat(
  _ t1: CGAffineTransform, _ t2: CGAffineTransform
) -> CGAffineTransform {
  t1.concatenating(t2)
}

/// An earlier spelling of `CGAffineTransform.inverted(self:)`.
@available(*, deprecated, renamed: "CGAffineTransform.inverted(self:)")
public func CGAffineTransformInvert(_ t: CGAffineTransform) -> CGAffineTransform { t.inverted() }

/// An earlier spelling of `CGAffineTransform.isIdentity(self:)`.
@available(*, deprecated, renamed: "getter:CGAffineTransform.isIdentity(self:)")
public func CGAffineTransformIsIdentity(_ t: CGAffineTransform) -> Bool { t.isIdentity }

/// An earlier spelling, kept so that old code compiles.
@available(*, deprecated, message: "Compare with == instead.")
public func CGAffineTransformEqualToTransform(
  _ t1: CGAffineTransform, _ t2: CGAffineTransform
) -> Bool {
  t1 == t2
}

/// An earlier spelling of `CGPoint.applying(self:_:)`.
@available(*, deprecated, renamed: "CGPoint.applying(self:_:)")
public func CGPointApplyAffineTransform(_ point: CGPoint, _ t: CGAffineTransform) -> CGPoint {
  point.applying(t)
}

/// An earlier spelling of `CGSize.applying(self:_:)`.
@available(*, deprecated, renamed: "CGSize.applying(self:_:)")
public func CGSizeApplyAffineTransform(_ size: CGSize, _ t: CGAffineTransform) -> CGSize {
  size.applying(t)
}

/// An earlier spelling of `CGRect.applying(self:_:)`.
@available(*, deprecated, renamed: "CGRect.applying(self:_:)")
public func CGRectApplyAffineTransform(_ rect: CGRect, _ t: CGAffineTransform) -> CGRect {
  rect.applying(t)
}

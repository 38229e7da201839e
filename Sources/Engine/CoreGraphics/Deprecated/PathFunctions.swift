// Functions of Swift 2.

@available(*, deprecated, renamed: "CGMutablePath()")
public func CGPathCreateMutable() -> CGMutablePath { CGMutablePath() }

@available(*, deprecated, renamed: "CGMutablePath.closeSubpath(self:)")
public func CGPathCloseSubpath(_ path: CGMutablePath) { path.closeSubpath() }

@available(*, deprecated, renamed: "CGPath(rect:transform:)")
public func CGPathCreateWithRect(
  _ rect: CGRect, _ transform: UnsafePointer<CGAffineTransform>?
) -> CGPath {
  CGPath(rect: rect, transform: transform)
}

@available(*, deprecated, renamed: "CGPath(ellipseIn:transform:)")
public func CGPathCreateWithEllipseInRect(
  _ rect: CGRect, _ transform: UnsafePointer<CGAffineTransform>?
) -> CGPath {
  CGPath(ellipseIn: rect, transform: transform)
}

@available(*, deprecated, renamed: "CGMutablePath.move(self:to:transform:)")
public func CGPathMoveToPoint(
  _ path: CGMutablePath, _ m: UnsafePointer<CGAffineTransform>?, _ x: CGFloat, _ y: CGFloat
) {
  path.move(to: CGPoint(x: x, y: y), transform: CGAffineTransform(m))
}

@available(*, deprecated, renamed: "CGMutablePath.addLine(self:to:transform:)")
public func CGPathAddLineToPoint(
  _ path: CGMutablePath, _ m: UnsafePointer<CGAffineTransform>?, _ x: CGFloat, _ y: CGFloat
) {
  path.addLine(to: CGPoint(x: x, y: y), transform: CGAffineTransform(m))
}

@available(*, deprecated, renamed: "CGMutablePath.addRect(self:_:transform:)")
public func CGPathAddRect(
  _ path: CGMutablePath, _ m: UnsafePointer<CGAffineTransform>?, _ rect: CGRect
) {
  path.addRect(rect, transform: CGAffineTransform(m))
}

@available(*, deprecated, renamed: "CGMutablePath.addEllipse(self:in:transform:)")
public func CGPathAddEllipseInRect(
  _ path: CGMutablePath, _ m: UnsafePointer<CGAffineTransform>?, _ rect: CGRect
) {
  path.addEllipse(in: rect, transform: CGAffineTransform(m))
}

@available(*, deprecated, renamed: "CGMutablePath.addPath(self:_:transform:)")
public func CGPathAddPath(
  _ path: CGMutablePath, _ m: UnsafePointer<CGAffineTransform>?, _ other: CGPath
) {
  path.addPath(other, transform: CGAffineTransform(m))
}

@available(*, deprecated, renamed: "CGMutablePath.addQuadCurve(self:to:control:transform:)")
public func CGPathAddQuadCurveToPoint(
  _ path: CGMutablePath, _ m: UnsafePointer<CGAffineTransform>?, _ cpx: CGFloat, _ cpy: CGFloat,
  _ x: CGFloat, _ y: CGFloat
) {
  path.addQuadCurve(
    to: CGPoint(x: x, y: y), control: CGPoint(x: cpx, y: cpy), transform: CGAffineTransform(m))
}

@available(*, deprecated, renamed: "CGMutablePath.addCurve(self:to:control1:control2:transform:)")
public func CGPathAddCurveToPoint(
  _ path: CGMutablePath, _ m: UnsafePointer<CGAffineTransform>?, _ cp1x: CGFloat, _ cp1y: CGFloat,
  _ cp2x: CGFloat, _ cp2y: CGFloat, _ x: CGFloat,
  _ y: CGFloat
) {
  path.addCurve(
    to: CGPoint(x: x, y: y), control1: CGPoint(x: cp1x, y: cp1y),
    control2: CGPoint(x: cp2x, y: cp2y), transform: CGAffineTransform(m))
}

@available(
  *, deprecated,
  renamed: "CGMutablePath.addArc(self:center:radius:startAngle:endAngle:clockwise:transform:)"
)
public func CGPathAddArc(
  _ path: CGMutablePath, _ m: UnsafePointer<CGAffineTransform>?, _ x: CGFloat, _ y: CGFloat,
  _ radius: CGFloat, _ startAngle: CGFloat,
  _ endAngle: CGFloat, _ clockwise: Bool
) {
  path.addArc(
    center: CGPoint(x: x, y: y), radius: radius, startAngle: startAngle, endAngle: endAngle,
    clockwise: clockwise, transform: CGAffineTransform(m))
}

extension CGAffineTransform {
  fileprivate init(_ pointer: UnsafePointer<CGAffineTransform>?) {
    self = pointer?.pointee ?? .identity
  }
}

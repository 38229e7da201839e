/// Numbers behind key paths, without an ``AnimatableValue`` in between.
extension LayerProperties {
  /// Returns the number that a key path leads to; `nil` if it leads to something else.
  func number(at keyPath: LayerKeyPath) -> Double? {
    let component = keyPath.component
    switch keyPath.property {
    case .position: return position.number(component)
    case .anchorPoint: return anchorPoint.number(component)
    case .startPoint: return (gradient ?? GradientProperties()).startPoint.number(component)
    case .endPoint: return (gradient ?? GradientProperties()).endPoint.number(component)
    case .bounds: return bounds.number(component)
    case .contentsRect: return contentsRect.number(component)
    case .shadowOffset: return shadowOffset.number(component)
    case .transform: return transform.component(component)
    case .sublayerTransform: return sublayerTransform.component(component)
    default: return component == .whole ? number(keyPath.property) : nil
    }
  }

  /// Changes the number that a key path leads to, if it leads to one.
  mutating func set(_ keyPath: LayerKeyPath, to number: Double) {
    let component = keyPath.component
    switch keyPath.property {
    case .position: position.set(component, to: number)
    case .anchorPoint: anchorPoint.set(component, to: number)
    case .startPoint: gradient?.startPoint.set(component, to: number)
    case .endPoint: gradient?.endPoint.set(component, to: number)
    case .bounds: bounds.set(component, to: number)
    case .contentsRect: contentsRect.set(component, to: number)
    case .shadowOffset: shadowOffset.set(component, to: number)
    case .transform: transform.set(component, to: number)
    case .sublayerTransform: sublayerTransform.set(component, to: number)
    default: if component == .whole { set(keyPath.property, to: number) }
    }
  }

  /// Truth values are the numbers 0 and 1.
  func number(_ property: LayerProperty) -> Double? {
    switch property {
    case .opacity: opacity
    case .cornerRadius: cornerRadius
    case .zPosition: zPosition
    case .isHidden: isHidden ? 1 : 0
    case .masksToBounds: masksToBounds ? 1 : 0
    case .borderWidth: borderWidth
    case .shadowOpacity: shadowOpacity
    case .shadowRadius: shadowRadius
    case .strokeStart: shape?.strokeStart ?? 0
    case .strokeEnd: shape?.strokeEnd ?? 1
    case .lineWidth: shape?.lineWidth ?? 1
    case .lineDashPhase: shape?.lineDashPhase ?? 0
    case .miterLimit: shape?.miterLimit ?? 10
    default: nil
    }
  }

  /// A half and more is true.
  mutating func set(_ property: LayerProperty, to value: Double) {
    switch property {
    case .opacity: opacity = value
    case .cornerRadius: cornerRadius = value
    case .zPosition: zPosition = value
    case .isHidden: isHidden = value >= 0.5
    case .masksToBounds: masksToBounds = value >= 0.5
    case .borderWidth: borderWidth = value
    case .shadowOpacity: shadowOpacity = value
    case .shadowRadius: shadowRadius = value
    case .strokeStart: shape?.strokeStart = value
    case .strokeEnd: shape?.strokeEnd = value
    case .lineWidth: shape?.lineWidth = value
    case .lineDashPhase: shape?.lineDashPhase = value
    case .miterLimit: shape?.miterLimit = value
    default: break
    }
  }

  /// Returns the point that a property is; `nil` if it is something else.
  func point(_ property: LayerProperty) -> Point? {
    switch property {
    case .position: position
    case .anchorPoint: anchorPoint
    case .startPoint: (gradient ?? GradientProperties()).startPoint
    case .endPoint: (gradient ?? GradientProperties()).endPoint
    default: nil
    }
  }

  mutating func set(_ property: LayerProperty, to value: Point) {
    switch property {
    case .position: position = value
    case .anchorPoint: anchorPoint = value
    case .startPoint: gradient?.startPoint = value
    case .endPoint: gradient?.endPoint = value
    default: break
    }
  }
}

extension Point {
  func number(_ component: LayerPropertyComponent) -> Double? {
    component == .x ? x : (component == .y ? y : nil)
  }

  mutating func set(_ component: LayerPropertyComponent, to number: Double) {
    if component == .x { x = number }
    if component == .y { y = number }
  }
}

extension Size {
  func number(_ component: LayerPropertyComponent) -> Double? {
    component == .width ? width : (component == .height ? height : nil)
  }

  mutating func set(_ component: LayerPropertyComponent, to number: Double) {
    if component == .width { width = number }
    if component == .height { height = number }
  }
}

extension Rectangle {
  func number(_ component: LayerPropertyComponent) -> Double? {
    switch component {
    case .originX: origin.x
    case .originY: origin.y
    case .sizeWidth: size.width
    case .sizeHeight: size.height
    default: nil
    }
  }

  mutating func set(_ component: LayerPropertyComponent, to number: Double) {
    switch component {
    case .originX: origin.x = number
    case .originY: origin.y = number
    case .sizeWidth: size.width = number
    case .sizeHeight: size.height = number
    default: break
    }
  }
}

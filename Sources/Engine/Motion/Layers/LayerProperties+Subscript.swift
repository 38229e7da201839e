extension LayerProperties {
  /// The value of a property, whatever its type.
  ///
  /// Truth values are the numbers 0 and 1; when set, a half and more is true. Properties of shapes
  /// and gradients have their defaults on layers that are neither, and cannot be set there. Values
  /// of the wrong kind are not taken.
  public subscript(property: LayerProperty) -> AnimatableValue {
    get {
      switch property {
      case .position: .point(position)
      case .zPosition: .number(zPosition)
      case .anchorPoint: .point(anchorPoint)
      case .bounds: .rectangle(bounds)
      case .transform: .matrix(transform)
      case .sublayerTransform: .matrix(sublayerTransform)
      case .opacity: .number(opacity)
      case .isHidden: .number(isHidden ? 1 : 0)
      case .backgroundColor: .color(backgroundColor)
      case .cornerRadius: .number(cornerRadius)
      case .borderWidth: .number(borderWidth)
      case .borderColor: .color(borderColor)
      case .shadowColor: .color(shadowColor)
      case .shadowOpacity: .number(shadowOpacity)
      case .shadowOffset: .size(shadowOffset)
      case .shadowRadius: .number(shadowRadius)
      case .shadowPath: .path(shadowPath)
      case .contents: .picture(contents)
      case .contentsRect: .rectangle(contentsRect)
      case .masksToBounds: .number(masksToBounds ? 1 : 0)
      case .path: .path(shape?.path)
      case .fillColor: .color((shape ?? ShapeProperties()).fillColor)
      case .strokeColor: .color(shape?.strokeColor)
      case .strokeStart: .number(shape?.strokeStart ?? 0)
      case .strokeEnd: .number(shape?.strokeEnd ?? 1)
      case .lineWidth: .number(shape?.lineWidth ?? 1)
      case .lineDashPhase: .number(shape?.lineDashPhase ?? 0)
      case .miterLimit: .number(shape?.miterLimit ?? 10)
      case .colors: .colors(gradient?.colors ?? [])
      case .locations: .numbers(gradient?.locations ?? [])
      case .startPoint: .point((gradient ?? GradientProperties()).startPoint)
      case .endPoint: .point((gradient ?? GradientProperties()).endPoint)
      }
    }
    set {
      switch newValue {
      case .number(let value): set(property, to: value)
      case .point(let value): set(property, to: value)
      case .size(let value): if property == .shadowOffset { shadowOffset = value }
      case .rectangle(let value):
        if property == .bounds { bounds = value }
        if property == .contentsRect { contentsRect = value }
      case .matrix(let value):
        if property == .transform { transform = value }
        if property == .sublayerTransform { sublayerTransform = value }
      case .color(let value): set(property, to: value)
      case .path(let value):
        if property == .path { shape?.path = value }
        if property == .shadowPath { shadowPath = value }
      case .numbers(let value): if property == .locations { gradient?.locations = value }
      case .colors(let value): if property == .colors { gradient?.colors = value }
      case .picture(let value): if property == .contents { contents = value }
      }
    }
  }

  mutating func set(_ property: LayerProperty, to value: Color?) {
    switch property {
    case .backgroundColor: backgroundColor = value
    case .borderColor: borderColor = value
    case .shadowColor: shadowColor = value
    case .fillColor: shape?.fillColor = value
    case .strokeColor: shape?.strokeColor = value
    default: break
    }
  }
}

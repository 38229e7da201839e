// Generated from Sources/Engine/LayerProperties.json by PropertyTableTests.
// swift-format-ignore-file

extension LayerProperties {
  /// The value of a property; the default where the layer's class does not have it.
  func value(of property: LayerProperty) -> AnimatableValue {
    switch property {
    case .position: .point(position)
    case .bounds: .rectangle(bounds)
    case .zPosition: .number(zPosition)
    case .anchorPoint: .point(anchorPoint)
    case .anchorPointZ: .number(anchorPointZ)
    case .transform: .matrix(transform)
    case .sublayerTransform: .matrix(sublayerTransform)
    case .opacity: .number(opacity)
    case .isHidden: .number(isHidden ? 1 : 0)
    case .isDoubleSided: .number(isDoubleSided ? 1 : 0)
    case .masksToBounds: .number(masksToBounds ? 1 : 0)
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
    case .path: .path(shape?.path)
    case .fillColor: .color((shape ?? ShapeProperties()).fillColor)
    case .strokeColor: .color(shape?.strokeColor)
    case .strokeStart: .number(shape?.strokeStart ?? 0.0)
    case .strokeEnd: .number(shape?.strokeEnd ?? 1.0)
    case .lineWidth: .number(shape?.lineWidth ?? 1.0)
    case .lineDashPhase: .number(shape?.lineDashPhase ?? 0.0)
    case .miterLimit: .number(shape?.miterLimit ?? 10.0)
    case .colors: .colors(gradient?.colors ?? [])
    case .locations: .numbers(gradient?.locations ?? [])
    case .startPoint: .point(gradient?.startPoint ?? Point(x: 0.5, y: 0))
    case .endPoint: .point(gradient?.endPoint ?? Point(x: 0.5, y: 1))
    }
  }

  func number(_ property: LayerProperty) -> Double? {
    switch property {
    case .zPosition: zPosition
    case .anchorPointZ: anchorPointZ
    case .opacity: opacity
    case .isHidden: isHidden ? 1 : 0
    case .isDoubleSided: isDoubleSided ? 1 : 0
    case .masksToBounds: masksToBounds ? 1 : 0
    case .cornerRadius: cornerRadius
    case .borderWidth: borderWidth
    case .shadowOpacity: shadowOpacity
    case .shadowRadius: shadowRadius
    case .strokeStart: shape?.strokeStart ?? 0.0
    case .strokeEnd: shape?.strokeEnd ?? 1.0
    case .lineWidth: shape?.lineWidth ?? 1.0
    case .lineDashPhase: shape?.lineDashPhase ?? 0.0
    case .miterLimit: shape?.miterLimit ?? 10.0
    default: nil
    }
  }

  mutating func set(_ property: LayerProperty, to value: Double) {
    switch property {
    case .zPosition: zPosition = value
    case .anchorPointZ: anchorPointZ = value
    case .opacity: opacity = value
    case .isHidden: isHidden = value >= 0.5
    case .isDoubleSided: isDoubleSided = value >= 0.5
    case .masksToBounds: masksToBounds = value >= 0.5
    case .cornerRadius: cornerRadius = value
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

  func point(_ property: LayerProperty) -> Point? {
    switch property {
    case .position: position
    case .anchorPoint: anchorPoint
    case .startPoint: gradient?.startPoint ?? Point(x: 0.5, y: 0)
    case .endPoint: gradient?.endPoint ?? Point(x: 0.5, y: 1)
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

  func size(_ property: LayerProperty) -> Size? {
    switch property {
    case .shadowOffset: shadowOffset
    default: nil
    }
  }

  mutating func set(_ property: LayerProperty, to value: Size) {
    switch property {
    case .shadowOffset: shadowOffset = value
    default: break
    }
  }

  func rectangle(_ property: LayerProperty) -> Rectangle? {
    switch property {
    case .bounds: bounds
    case .contentsRect: contentsRect
    default: nil
    }
  }

  mutating func set(_ property: LayerProperty, to value: Rectangle) {
    switch property {
    case .bounds: bounds = value
    case .contentsRect: contentsRect = value
    default: break
    }
  }

  func matrix(_ property: LayerProperty) -> Matrix? {
    switch property {
    case .transform: transform
    case .sublayerTransform: sublayerTransform
    default: nil
    }
  }

  mutating func set(_ property: LayerProperty, to value: Matrix) {
    switch property {
    case .transform: transform = value
    case .sublayerTransform: sublayerTransform = value
    default: break
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

  mutating func set(_ property: LayerProperty, to value: Path?) {
    switch property {
    case .shadowPath: shadowPath = value
    case .path: shape?.path = value
    default: break
    }
  }

  mutating func set(_ property: LayerProperty, to value: [Double]) {
    switch property {
    case .locations: gradient?.locations = value
    default: break
    }
  }

  mutating func set(_ property: LayerProperty, to value: [Color]) {
    switch property {
    case .colors: gradient?.colors = value
    default: break
    }
  }

  mutating func set(_ property: LayerProperty, to value: Picture?) {
    switch property {
    case .contents: contents = value
    default: break
    }
  }
}

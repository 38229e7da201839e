// Generated from Sources/Engine/LayerProperties.json by PropertyTableTests.
// swift-format-ignore-file

/// The values of the properties that `CALayer` introduces, with its defaults.
public struct LayerProperties: Equatable, Sendable {
  /// Where the anchor point is, in the superlayer.
  public var position: Point = Point.zero
  /// The layer's own coordinates: an origin other than zero scrolls.
  public var bounds: Rectangle = Rectangle.zero
  /// The order among siblings and the depth, in points; higher is nearer to the viewer.
  public var zPosition: Double = 0.0
  /// The point of the layer at `position`, as a fraction of the bounds.
  public var anchorPoint: Point = Point(x: 0.5, y: 0.5)
  /// The anchor point's distance from the layer's plane, in points.
  public var anchorPointZ: Double = 0.0
  /// The transform of the layer, about its anchor point.
  public var transform: Matrix = Matrix.identity
  /// The transform of the sublayers, about this layer's anchor point.
  public var sublayerTransform: Matrix = Matrix.identity
  /// From transparent (0) to opaque (1), sublayers included.
  public var opacity: Double = 1.0
  /// Whether the layer and its sublayers are not drawn.
  public var isHidden: Bool = false
  /// Whether the layer is drawn when it faces away from the viewer.
  public var isDoubleSided: Bool = true
  /// Whether sublayers are clipped to the bounds and the rounded corners.
  public var masksToBounds: Bool = false
  /// The colour that fills the bounds; `nil` fills nothing.
  public var backgroundColor: Color? = nil
  /// The radius of the corners, in points.
  public var cornerRadius: Double = 0.0
  /// The corners that `cornerRadius` rounds: the bits of `CACornerMask`.
  public var maskedCorners: Int = 15
  /// The width of the border inside the bounds, in points.
  public var borderWidth: Double = 0.0
  /// The colour of the border, which is drawn above contents and sublayers.
  public var borderColor: Color? = .black
  /// The colour of the shadow.
  public var shadowColor: Color? = .black
  /// From no shadow (0) to an opaque one (1).
  public var shadowOpacity: Double = 0.0
  /// How far the shadow lies from the layer, in points.
  public var shadowOffset: Size = Size(width: 0, height: -3)
  /// How blurred the shadow is, in points.
  public var shadowRadius: Double = 3.0
  /// The outline of the shadow; `nil` is the layer's own.
  public var shadowPath: Path? = nil
  /// The picture above the background.
  public var contents: Picture? = nil
  /// The part of the contents that is shown, in unit coordinates.
  public var contentsRect: Rectangle = Rectangle(x: 0, y: 0, width: 1, height: 1)
  /// How the contents fit into the bounds: the raw value of `CALayerContentsGravity`.
  public var contentsGravity: String = "resize"
  /// The text of a label or a `CATextLayer`.
  public var text: TextProperties? = nil
  /// The properties of a `CAShapeLayer`; `nil` for other layers.
  public var shape: ShapeProperties? = nil
  /// The properties of a `CAGradientLayer`; `nil` for other layers.
  public var gradient: GradientProperties? = nil

  /// The defaults.
  public init() {}
}

/// The values of the properties that `CAShapeLayer` introduces, with its defaults.
public struct ShapeProperties: Equatable, Sendable {
  /// The outline, in the layer's coordinates.
  public var path: Path? = nil
  /// The colour inside the outline; `nil` fills nothing.
  public var fillColor: Color? = .black
  /// Whether the even-odd rule decides what is inside, instead of the winding number.
  public var fillsEvenOdd: Bool = false
  /// The colour of the line; `nil` draws no line.
  public var strokeColor: Color? = nil
  /// Where the line starts, as a fraction of the path.
  public var strokeStart: Double = 0.0
  /// Where the line ends, as a fraction of the path.
  public var strokeEnd: Double = 1.0
  /// The width of the line, in points.
  public var lineWidth: Double = 1.0
  /// Where in the dash pattern the line starts, in points.
  public var lineDashPhase: Double = 0.0
  /// How long a mitered corner may be, in line widths, before it is cut off.
  public var miterLimit: Double = 10.0

  /// The defaults.
  public init() {}
}

/// The values of the properties that `CAGradientLayer` introduces, with its defaults.
public struct GradientProperties: Equatable, Sendable {
  /// The colours from the start to the end.
  public var colors: [Color] = []
  /// Where each colour is, from 0 to 1; empty spaces them evenly.
  public var locations: [Double] = []
  /// Where the first colour is, in unit coordinates.
  public var startPoint: Point = Point(x: 0.5, y: 0)
  /// Where the last colour is, in unit coordinates.
  public var endPoint: Point = Point(x: 0.5, y: 1)
  /// Whether the colours surround the start point.
  public var isRadial: Bool = false

  /// The defaults.
  public init() {}
}

/// A property of a layer that has a value at every instant and can be animated.
///
/// Raw values are the first components of Core Animation's key paths.
public enum LayerProperty: String, CaseIterable, Sendable {
  /// Where the anchor point is, in the superlayer.
  case position
  /// The layer's own coordinates: an origin other than zero scrolls.
  case bounds
  /// The order among siblings and the depth, in points; higher is nearer to the viewer.
  case zPosition
  /// The point of the layer at `position`, as a fraction of the bounds.
  case anchorPoint
  /// The anchor point's distance from the layer's plane, in points.
  case anchorPointZ
  /// The transform of the layer, about its anchor point.
  case transform
  /// The transform of the sublayers, about this layer's anchor point.
  case sublayerTransform
  /// From transparent (0) to opaque (1), sublayers included.
  case opacity
  /// Whether the layer and its sublayers are not drawn.
  case isHidden = "hidden"
  /// Whether the layer is drawn when it faces away from the viewer.
  case isDoubleSided = "doubleSided"
  /// Whether sublayers are clipped to the bounds and the rounded corners.
  case masksToBounds
  /// The colour that fills the bounds; `nil` fills nothing.
  case backgroundColor
  /// The radius of the corners, in points.
  case cornerRadius
  /// The width of the border inside the bounds, in points.
  case borderWidth
  /// The colour of the border, which is drawn above contents and sublayers.
  case borderColor
  /// The colour of the shadow.
  case shadowColor
  /// From no shadow (0) to an opaque one (1).
  case shadowOpacity
  /// How far the shadow lies from the layer, in points.
  case shadowOffset
  /// How blurred the shadow is, in points.
  case shadowRadius
  /// The outline of the shadow; `nil` is the layer's own.
  case shadowPath
  /// The picture above the background.
  case contents
  /// The part of the contents that is shown, in unit coordinates.
  case contentsRect
  /// The outline, in the layer's coordinates.
  case path
  /// The colour inside the outline; `nil` fills nothing.
  case fillColor
  /// The colour of the line; `nil` draws no line.
  case strokeColor
  /// Where the line starts, as a fraction of the path.
  case strokeStart
  /// Where the line ends, as a fraction of the path.
  case strokeEnd
  /// The width of the line, in points.
  case lineWidth
  /// Where in the dash pattern the line starts, in points.
  case lineDashPhase
  /// How long a mitered corner may be, in line widths, before it is cut off.
  case miterLimit
  /// The colours from the start to the end.
  case colors
  /// Where each colour is, from 0 to 1; empty spaces them evenly.
  case locations
  /// Where the first colour is, in unit coordinates.
  case startPoint
  /// Where the last colour is, in unit coordinates.
  case endPoint
}

extension LayerProperty {

  /// The class that introduces the property.
  public var owner: LayerClass {
    switch self {
    case .position, .bounds, .zPosition, .anchorPoint, .anchorPointZ, .transform, .sublayerTransform, .opacity, .isHidden, .isDoubleSided, .masksToBounds, .backgroundColor, .cornerRadius, .borderWidth, .borderColor, .shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius, .shadowPath, .contents, .contentsRect: .layer
    case .path, .fillColor, .strokeColor, .strokeStart, .strokeEnd, .lineWidth, .lineDashPhase, .miterLimit: .shape
    case .colors, .locations, .startPoint, .endPoint: .gradient
    }
  }

  /// The type of its values.
  public var valueType: ValueType {
    switch self {
    case .position, .anchorPoint, .startPoint, .endPoint: .point
    case .bounds, .contentsRect: .rectangle
    case .zPosition, .anchorPointZ, .opacity, .cornerRadius, .borderWidth, .shadowOpacity, .shadowRadius, .strokeStart, .strokeEnd, .lineWidth, .lineDashPhase, .miterLimit: .number
    case .transform, .sublayerTransform: .matrix
    case .isHidden, .isDoubleSided, .masksToBounds: .flag
    case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor: .color
    case .shadowOffset: .size
    case .shadowPath, .path: .path
    case .contents: .picture
    case .colors: .colors
    case .locations: .numbers
    }
  }

  /// Whether a change animates by default, in a layer without a view.
  public var animatesImplicitly: Bool {
    switch self {
    case .position, .bounds, .zPosition, .anchorPoint, .anchorPointZ, .transform, .sublayerTransform, .opacity, .isHidden, .isDoubleSided, .masksToBounds, .backgroundColor, .cornerRadius, .borderWidth, .borderColor, .shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius, .contents, .contentsRect, .fillColor, .strokeColor, .strokeStart, .strokeEnd, .lineWidth, .lineDashPhase, .miterLimit, .colors, .locations, .startPoint, .endPoint: true
    case .shadowPath, .path: false
    }
  }

  /// How an animation block of UIKit animates the property.
  public var blockAnimation: BlockAnimation {
    switch self {
    case .position, .bounds, .transform, .cornerRadius: .additively
    case .zPosition, .isHidden, .isDoubleSided, .masksToBounds, .borderWidth, .borderColor, .shadowColor, .shadowOffset, .shadowRadius, .shadowPath, .contents, .path, .fillColor, .strokeColor, .strokeStart, .strokeEnd, .lineWidth, .lineDashPhase, .miterLimit, .colors, .locations, .startPoint, .endPoint: .no
    case .anchorPoint, .anchorPointZ, .sublayerTransform, .opacity, .backgroundColor, .shadowOpacity, .contentsRect: .absolutely
    }
  }
}

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

// Generated from Sources/Engine/LayerProperties.json by PropertyTableTests.
// swift-format-ignore-file

/// The values of the properties that `CALayer` introduces, with its defaults.
public struct LayerProperties: Equatable, Sendable {
  /// The place of the anchor point in the superlayer, in points.
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
  /// The start of the line, as a fraction of the path.
  public var strokeStart: Double = 0.0
  /// The end of the line, as a fraction of the path.
  public var strokeEnd: Double = 1.0
  /// The width of the line, in points.
  public var lineWidth: Double = 1.0
  /// The place in the dash pattern at which the line starts, in points.
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
  /// The place of each colour, from 0 to 1; empty spaces them evenly.
  public var locations: [Double] = []
  /// The place of the first colour, in unit coordinates.
  public var startPoint: Point = Point(x: 0.5, y: 0)
  /// The place of the last colour, in unit coordinates.
  public var endPoint: Point = Point(x: 0.5, y: 1)
  /// Whether the colours surround the start point.
  public var isRadial: Bool = false

  /// The defaults.
  public init() {}
}

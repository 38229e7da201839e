/// The values of a layer's properties, with Core Animation's defaults.
public struct LayerProperties: Equatable, Sendable {
  public var position = Point.zero
  public var zPosition = 0.0
  public var anchorPoint = Point(x: 0.5, y: 0.5)
  public var bounds = Rectangle.zero
  public var transform = Matrix.identity
  public var sublayerTransform = Matrix.identity
  public var opacity = 1.0
  public var isHidden = false
  public var masksToBounds = false
  public var backgroundColor: Color?
  public var cornerRadius = 0.0
  /// The corners that `cornerRadius` rounds: bits 0 to 3 are min-x/min-y, max-x/min-y, min-x/max-y
  /// and max-x/max-y, as in `CACornerMask`.
  public var maskedCorners = 15
  public var borderWidth = 0.0
  public var borderColor: Color? = .black
  public var shadowColor: Color? = .black
  public var shadowOpacity = 0.0
  public var shadowOffset = Size(width: 0, height: -3)
  public var shadowRadius = 3.0
  public var shadowPath: Path?
  public var contents: Picture?
  public var contentsRect = Rectangle(x: 0, y: 0, width: 1, height: 1)
  /// `CALayerContentsGravity`'s raw value.
  public var contentsGravity = "resize"
  public var text: TextProperties?
  public var shape: ShapeProperties?
  public var gradient: GradientProperties?

  public init() {}
}

/// What `CAShapeLayer` adds.
public struct ShapeProperties: Equatable, Sendable {
  public var path: Path?
  public var fillColor: Color? = .black
  public var fillsEvenOdd = false
  public var strokeColor: Color?
  public var strokeStart = 0.0
  public var strokeEnd = 1.0
  public var lineWidth = 1.0
  public var lineDashPhase = 0.0
  public var miterLimit = 10.0

  public init() {}
}

/// What `CAGradientLayer` adds. Points are in unit coordinates.
public struct GradientProperties: Equatable, Sendable {
  public var colors: [Color] = []
  public var locations: [Double] = []
  public var startPoint = Point(x: 0.5, y: 0)
  public var endPoint = Point(x: 0.5, y: 1)
  public var isRadial = false

  public init() {}
}

/// The text that a label or a text layer shows.
public struct TextProperties: Equatable, Sendable {
  public var string: String
  public var fontSize: Double
  public var color: Color
  /// 0 left, 1 centre, 2 right.
  public var alignment: Int
  public var isBold: Bool

  public init(
    string: String, fontSize: Double, color: Color, alignment: Int = 0, isBold: Bool = false
  ) {
    self.string = string
    self.fontSize = fontSize
    self.color = color
    self.alignment = alignment
    self.isBold = isBold
  }
}

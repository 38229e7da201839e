/// The values of a layer's properties, with Core Animation's defaults.
public struct LayerProperties: Equatable, Sendable {
  /// Where the anchor point is, in the superlayer.
  public var position = Point.zero
  /// How near to the viewer; orders siblings.
  public var zPosition = 0.0
  /// The point of the layer that `position` places, as a share of the bounds.
  public var anchorPoint = Point(x: 0.5, y: 0.5)
  /// The layer's own coordinates: an origin other than zero scrolls.
  public var bounds = Rectangle.zero
  /// Applied about the anchor point.
  public var transform = Matrix.identity
  /// Applied to sublayers, about this layer's anchor point.
  public var sublayerTransform = Matrix.identity
  /// From transparent (0) to opaque (1), sublayers included.
  public var opacity = 1.0
  /// Whether the layer and its sublayers are left out.
  public var isHidden = false
  /// Whether sublayers are cut off at the bounds and rounded corners.
  public var masksToBounds = false
  /// What the bounds are filled with.
  public var backgroundColor: Color?
  /// In points.
  public var cornerRadius = 0.0
  /// The corners that `cornerRadius` rounds: bits 0 to 3 are min-x/min-y, max-x/min-y, min-x/max-y
  /// and max-x/max-y, as in `CACornerMask`.
  public var maskedCorners = 15
  /// In points, inside of the bounds.
  public var borderWidth = 0.0
  /// The border is drawn above the contents and the sublayers.
  public var borderColor: Color? = .black
  /// Opaque black for a new layer.
  public var shadowColor: Color? = .black
  /// From none (0) to full (1).
  public var shadowOpacity = 0.0
  /// How far the shadow lies from the layer, in points.
  public var shadowOffset = Size(width: 0, height: -3)
  /// How blurred the shadow is, in points.
  public var shadowRadius = 3.0
  /// The shadow's outline; `nil` is the layer's own.
  public var shadowPath: Path?
  /// What is drawn above the background.
  public var contents: Picture?
  /// The part of the contents that is shown, in unit coordinates.
  public var contentsRect = Rectangle(x: 0, y: 0, width: 1, height: 1)
  /// `CALayerContentsGravity`'s raw value.
  public var contentsGravity = "resize"
  /// What a label shows.
  public var text: TextProperties?
  /// For shape layers.
  public var shape: ShapeProperties?
  /// For gradient layers.
  public var gradient: GradientProperties?

  /// The values of a new layer.
  public init() {}
}

/// What `CAShapeLayer` adds.
public struct ShapeProperties: Equatable, Sendable {
  /// In the layer's coordinates.
  public var path: Path?
  /// `nil` leaves the inside empty.
  public var fillColor: Color? = .black
  /// Whether crossings are counted instead of windings.
  public var fillsEvenOdd = false
  /// `nil` leaves out the line.
  public var strokeColor: Color?
  /// Where the line starts, as a share of the path.
  public var strokeStart = 0.0
  /// Where the line ends, as a share of the path.
  public var strokeEnd = 1.0
  /// In points.
  public var lineWidth = 1.0
  /// Where in the dash pattern the line starts, in points.
  public var lineDashPhase = 0.0
  /// How far corners may stick out before they are cut.
  public var miterLimit = 10.0

  /// The values of a new shape layer.
  public init() {}
}

/// What `CAGradientLayer` adds; points are in unit coordinates.
public struct GradientProperties: Equatable, Sendable {
  /// From the start to the end.
  public var colors: [Color] = []
  /// One for each colour, 0...1; empty means evenly spaced.
  public var locations: [Double] = []
  /// Where the first colour is.
  public var startPoint = Point(x: 0.5, y: 0)
  /// Where the last colour is.
  public var endPoint = Point(x: 0.5, y: 1)
  /// Whether the colours go round the start point.
  public var isRadial = false

  /// The values of a new gradient layer.
  public init() {}
}

/// The text that a label or a text layer shows.
public struct TextProperties: Equatable, Sendable {
  /// What it says.
  public var string: String
  /// In points.
  public var fontSize: Double
  /// Of the letters.
  public var color: Color
  /// 0 left, 1 centre, 2 right.
  public var alignment: Int
  /// Whether the letters are bold.
  public var isBold: Bool

  /// Makes a text, to the left and not bold unless told otherwise.
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

/// A layer that would throw out particles.
///
/// Fidelity: it shows none; the values are kept so that code which sets them runs.
open class CAEmitterLayer: CALayer {
  /// What is thrown out.
  open var emitterCells: [CAEmitterCell]?
  /// Where from, in the layer's own coordinates.
  open var emitterPosition = CGPoint.zero
  /// How deep inside of the screen.
  open var emitterZPosition: CGFloat = 0
  /// How large the source is.
  open var emitterSize = CGSize.zero
  /// How many times more particles there are than the cells say.
  open var birthRate: Float = 1
  /// How many times longer they live than the cells say.
  open var lifetime: Float = 1
  /// How many times larger they are than the cells say.
  open var scale: Float = 1
  /// How many times faster they are than the cells say.
  open var velocity: Float = 1
  /// What chance begins with.
  open var seed: UInt32 = 0
  /// The form of the source.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// Which part of the form particles come from.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// In which order particles are drawn.
  open var renderMode = CAEmitterLayerRenderMode.unordered
}

/// One kind of particle.
open class CAEmitterCell: NSObject {
  /// What the app calls it.
  open var name: String?
  /// The picture of a particle, a `CGImage`.
  open var contents: Any?
  /// The colour that the picture is multiplied with.
  open var color: CGColor?
  /// Particles a second.
  open var birthRate: Float = 0
  /// How long a particle lives, in seconds.
  open var lifetime: Float = 0
  /// How much that varies.
  open var lifetimeRange: Float = 0
  /// How fast a particle is, in points a second.
  open var velocity: CGFloat = 0
  /// How much that varies.
  open var velocityRange: CGFloat = 0
  /// How much its speed along x grows each second.
  open var xAcceleration: CGFloat = 0
  /// How much its speed along y grows each second.
  open var yAcceleration: CGFloat = 0
  /// Its size, as a factor.
  open var scale: CGFloat = 1
  /// How much that varies.
  open var scaleRange: CGFloat = 0
  /// How much its size grows each second.
  open var scaleSpeed: CGFloat = 0
  /// How fast it turns, in radians a second.
  open var spin: CGFloat = 0
  /// How much that varies.
  open var spinRange: CGFloat = 0
  /// Its direction, in radians.
  open var emissionLongitude: CGFloat = 0
  /// How much that varies.
  open var emissionRange: CGFloat = 0
  /// How much its opacity varies.
  open var alphaRange: Float = 0
  /// How much its opacity grows each second.
  open var alphaSpeed: Float = 0
  /// Whether there are any.
  open var isEnabled = true
  /// What a particle throws out itself.
  open var emitterCells: [CAEmitterCell]?
}

/// The form of a source of particles.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// Apple's own string.
  public var rawValue: String

  /// Wraps a string, known or not.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A circle.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
}

/// Which part of a form particles come from.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// Apple's own string.
  public var rawValue: String

  /// Wraps a string, known or not.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// From its points.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// From its outline.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// From its surface.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// From inside.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// In which order particles are drawn.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// Apple's own string.
  public var rawValue: String

  /// Wraps a string, known or not.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In any order.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest in front.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest at the back.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// Their colours add up.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// A committed layer: model values, timing and animations.
///
/// The values at any instant follow from it; see ``LayerTree``.
public struct LayerDescription: Equatable, Sendable {
  /// Unique within a session, never reused.
  public var id: Int
  /// The class of the layer's view, or of the layer itself if it has none ("UIView", "CAShapeLayer").
  public var kind: String
  /// The view's `accessibilityIdentifier`, or the layer's `name`.
  public var name: String?
  /// The class of the view controller, for the layer of its root view.
  public var controller: String?
  /// The values without animations.
  public var model: LayerProperties
  /// Maps the superlayer's time to the layer's.
  public var timing: Timing
  /// In the order in which they were added and are applied.
  public var animations: [KeyedAnimation]
  /// Identifiers from back to front.
  public var sublayers: [Int]
  /// The identifier of the mask layer.
  public var mask: Int?
  /// The view's `isUserInteractionEnabled`; `true` for a layer without a view.
  public var takesTouches = true
  /// What else keeps touches from the view, each as a property with its value ("isScrollEnabled = false").
  public var touchSettings: [String] = []
  /// The kinds of the gesture recognizers that the app has added to the view and that are enabled.
  public var recognizers: [String] = []
  /// What a device draws of the layer and a ``DisplayList`` does not, each as a property with its value
  /// ("isGeometryFlipped = true").
  public var undrawn: [String] = []

  /// Describes a layer with default values.
  public init(id: Int, kind: String) {
    self.id = id
    self.kind = kind
    self.model = LayerProperties()
    self.timing = Timing(duration: .infinity)
    self.animations = []
    self.sublayers = []
  }
}

/// An animation of a layer and its key.
public struct KeyedAnimation: Equatable, Sendable {
  /// Unique in its layer.
  public var key: String
  /// The animation as it was when it was added.
  public var animation: AnimationDescription

  /// Pairs an animation with its key.
  public init(key: String, animation: AnimationDescription) {
    self.key = key
    self.animation = animation
  }
}

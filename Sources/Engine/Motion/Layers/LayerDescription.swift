/// A layer as it is committed: its model values, its time space and its animations.
///
/// Everything needed to say what the layer looks like at any instant; see ``LayerTree``.
public struct LayerDescription: Equatable, Sendable {
  /// Unique within a session, never reused.
  public var id: Int
  /// The class of the layer's view, or of the layer itself if it has none ("UIView", "CAShapeLayer").
  public var kind: String
  /// What the app calls it: the view's `accessibilityIdentifier`, or the layer's `name`.
  public var name: String?
  /// The class of the view controller whose root view this layer belongs to.
  public var controller: String?
  /// The values without any animation.
  public var model: LayerProperties
  /// How the layer's time follows from its superlayer's.
  public var timing: Timing
  /// In the order in which they were added, which is the order in which they apply.
  public var animations: [KeyedAnimation]
  /// Identifiers from back to front.
  public var sublayers: [Int]
  /// The layer whose opacity shows through, if there is one.
  public var mask: Int?

  /// Describes a layer with nothing but defaults.
  public init(id: Int, kind: String) {
    self.id = id
    self.kind = kind
    self.model = LayerProperties()
    self.timing = Timing(duration: .infinity)
    self.animations = []
    self.sublayers = []
  }
}

/// An animation and the key under which its layer holds it.
public struct KeyedAnimation: Equatable, Sendable {
  /// Unique in its layer; adding under the same key replaces.
  public var key: String
  /// The animation as it was when it was added.
  public var animation: AnimationDescription

  /// Puts an animation under a key.
  public init(key: String, animation: AnimationDescription) {
    self.key = key
    self.animation = animation
  }
}

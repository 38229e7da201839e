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
  public var model: LayerProperties
  public var timing: Timing
  public var animations: [KeyedAnimation]
  /// Identifiers from back to front.
  public var sublayers: [Int]
  public var mask: Int?

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
  public var key: String
  public var animation: AnimationDescription

  public init(key: String, animation: AnimationDescription) {
    self.key = key
    self.animation = animation
  }
}

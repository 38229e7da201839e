import Motion

/// An animation of the property that a key path names.
open class CAPropertyAnimation: CAAnimation {
  /// What is animated, such as `position` or `transform.scale.x`.
  open var keyPath: String?
  /// Whether values are added to the layer's own instead of replacing it.
  open var isAdditive = false
  /// Whether each repetition goes on from where the one before ended.
  open var isCumulative = false
  /// How plain numbers become a transform.
  open var valueFunction: CAValueFunction?

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func blank() -> CAAnimation { CAPropertyAnimation() }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
    valueFunction = other.valueFunction
  }

  package override func describe(for layer: CALayer) -> AnimationDescription {
    var description = super.describe(for: layer)
    description.keyPath = keyPath.flatMap { LayerKeyPath($0) }
    description.isAdditive = isAdditive
    description.isCumulative = isCumulative
    description.valueFunction = valueFunction.flatMap { ValueFunction(rawValue: $0.name.rawValue) }
    return description
  }
}

/// An animation between two values.
///
/// Of the three values at most two are needed. What is missing comes from the layer: its own value
/// is the end of an animation without one, and the beginning of one without.
open class CABasicAnimation: CAPropertyAnimation {
  /// Where it begins.
  open var fromValue: Any?
  /// Where it ends.
  open var toValue: Any?
  /// How far it goes.
  open var byValue: Any?

  override func blank() -> CAAnimation { CABasicAnimation() }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  package override func describe(for layer: CALayer) -> AnimationDescription {
    var description = super.describe(for: layer)
    let reader = ValueReader(property: description.keyPath?.property)
    description.kind = .basic(
      from: reader.read(fromValue), to: reader.read(toValue), by: reader.read(byValue))
    return description
  }
}

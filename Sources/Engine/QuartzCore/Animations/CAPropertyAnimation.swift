import Motion

open class CAPropertyAnimation: CAAnimation {
  /// Such as `position` or `transform.scale.x`.
  open var keyPath: String?
  open var isAdditive = false
  /// Whether each cycle starts at the end of the one before.
  open var isCumulative = false
  /// Converts numbers to transforms.
  open var valueFunction: CAValueFunction?

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

  /// As an action without a key path, animates the property whose action it is.
  open override func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {
    guard keyPath == nil, let animation = layerCopy() as? CAPropertyAnimation else {
      return super.run(forKey: event, object: anObject, arguments: dict)
    }
    animation.keyPath = event
    (anObject as? CALayer)?.add(animation, forKey: event)
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

/// At most two of the three values are used; the layer's value takes the place of a missing one.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  /// Whether it goes from the presented value before a change to the value after it.
  var hasNoValues: Bool { fromValue == nil && toValue == nil && byValue == nil }

  func beginning(at value: Any?) -> CABasicAnimation {
    guard let copy = copy() as? CABasicAnimation else { return self }
    copy.fromValue = value
    return copy
  }

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

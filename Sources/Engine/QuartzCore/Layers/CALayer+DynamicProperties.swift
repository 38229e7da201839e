import Foundation
import Motion

extension AnimationDescription {
  /// One of the values that the animation passes through.
  fileprivate var someValue: AnimatableValue? {
    switch kind {
    case .basic(let from, let to, let by), .spring(_, let from, let to, let by): from ?? to ?? by
    case .keyframes(let keyframes): keyframes.values.first
    case .group, .transition: nil
    }
  }
}

/// Properties that an app's class declares with `@NSManaged`: values by key, with actions and
/// animations like Core Animation's own. `Compiling` writes their accessors.
extension CALayer {
  /// The value of a dynamic property; zero, `false` or `nil` until it is set.
  public func _dynamicValue<Value>(forKey key: String) -> Value {
    if let value: Value = Self.convert(objects[key]) { return value }
    if let value: Value = Self.convert(type(of: self).defaultValue(forKey: key)) { return value }
    if let value = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()),
      let value = value as? Value
    {
      return value
    }
    guard let zero: Value = Self.zero() else {
      fatalError("The property \(key) of \(type(of: self)) was read before it was set.")
    }
    return zero
  }

  /// Sets a dynamic property; runs its action and asks for a new drawing if the class says so.
  public func _setDynamicValue(_ value: Any?, forKey key: String) {
    guard !isPresentation else {
      objects[key] = value
      return
    }
    var action = CATransaction.disableActions() ? nil : self.action(forKey: key)
    if let animation = action as? CABasicAnimation, animation.hasNoValues {
      let seen = isRendered ? sampledObjects()[key] : objects[key]
      action = animation.beginning(at: seen ?? Self.defaultValue(forKey: key) ?? 0)
    }
    objects[key] = value
    touch()
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    action?.run(forKey: key, object: self, arguments: nil)
    PropertyObservers.changed(self)
  }

  /// The values by key at this instant, with the animations of dynamic properties applied.
  ///
  /// Each animation is sampled as that of a property of the same type.
  func sampledObjects() -> [String: Any] {
    var sampled = objects
    let now = localTime(at: MainLoop.shared.now).time
    for attached in attached {
      guard let animation = attached.animation as? CAPropertyAnimation, let key = animation.keyPath,
        LayerKeyPath(key) == nil
      else { continue }
      let model = ValueReader(property: nil).read(objects[key] ?? Self.defaultValue(forKey: key))
      var description = attached.resolved(at: now)
      guard let example = model ?? description.someValue,
        let property = Self.property(like: example)
      else { continue }
      description.keyPath = LayerKeyPath(property)
      var base = LayerProperties()
      base[property] = model ?? example.neutral
      var properties = base
      if let present = ValueReader(property: nil).read(sampled[key]) {
        properties[property] = present
      }
      description.apply(at: now, to: &properties, of: base)
      sampled[key] = AnimatableBox.box(properties[property], of: property)
    }
    return sampled
  }

  /// A property whose values have the type of another value.
  private static func property(like value: AnimatableValue) -> LayerProperty? {
    switch value {
    case .number: .zPosition
    case .point: .position
    case .size: .shadowOffset
    case .rectangle: .bounds
    case .matrix: .transform
    case .color: .backgroundColor
    default: nil
    }
  }

  private static func convert<Value>(_ value: Any?) -> Value? {
    guard let value else { return nil }
    if let value = value as? Value { return value }
    if let type = Value.self as? any BinaryFloatingPoint.Type,
      let number = ValueReader.number(value)
    {
      return convert(number, to: type) as? Value
    }
    if let type = Value.self as? any BinaryInteger.Type, let number = ValueReader.number(value) {
      return convert(number, to: type) as? Value
    }
    switch ValueReader(property: nil).read(value) {
    case .point(let point): return CGPoint(point) as? Value
    case .size(let size): return CGSize(size) as? Value
    case .rectangle(let rectangle): return CGRect(rectangle) as? Value
    case .matrix(let matrix): return CATransform3D(matrix) as? Value
    default: return nil
    }
  }

  private static func convert<Number: BinaryFloatingPoint>(
    _ number: Double, to type: Number.Type
  ) -> Number { Number(number) }

  private static func convert<Number: BinaryInteger>(
    _ number: Double, to type: Number.Type
  ) -> Number? { Number(exactly: number.rounded(.towardZero)) }

  private static func zero<Value>() -> Value? {
    convert(0.0) ?? (false as? Value) ?? (CGPoint.zero as? Value) ?? (CGSize.zero as? Value)
      ?? (CGRect.zero as? Value) ?? (CGAffineTransform.identity as? Value)
      ?? (CATransform3DIdentity as? Value)
  }
}

extension AnimatableValue {
  /// A component, such as the x of a point or the rotation of a matrix; `nil` if there is none.
  ///
  /// Setting a component that the value does not have has no effect.
  public subscript(component: LayerPropertyComponent) -> AnimatableValue? {
    get {
      if component == .whole { return self }
      if let number = number(component) { return .number(number) }
      switch (self, component) {
      case (.rectangle(let value), .origin): return .point(value.origin)
      case (.rectangle(let value), .size): return .size(value.size)
      case (.matrix(let value), .translation):
        return .size(Size(width: value.m41, height: value.m42))
      default: return nil
      }
    }
    set {
      guard let newValue else { return }
      if component == .whole {
        self = newValue
        return
      }
      switch (self, newValue) {
      case (_, .number(let number)): set(component, to: number)
      case (.rectangle(var value), .point(let origin)) where component == .origin:
        value.origin = origin
        self = .rectangle(value)
      case (.rectangle(var value), .size(let size)) where component == .size:
        value.size = size
        self = .rectangle(value)
      case (.matrix(var value), .size(let size)) where component == .translation:
        value.m41 = size.width
        value.m42 = size.height
        self = .matrix(value)
      case (.matrix(var value), .point(let point)) where component == .translation:
        value.m41 = point.x
        value.m42 = point.y
        self = .matrix(value)
      default: break
      }
    }
  }

  private func number(_ component: LayerPropertyComponent) -> Double? {
    switch self {
    case .point(let value): value.number(component)
    case .size(let value): value.number(component)
    case .rectangle(let value): value.number(component)
    case .matrix(let value): value.component(component)
    default: nil
    }
  }

  private mutating func set(_ component: LayerPropertyComponent, to number: Double) {
    switch self {
    case .point(var value):
      value.set(component, to: number)
      self = .point(value)
    case .size(var value):
      value.set(component, to: number)
      self = .size(value)
    case .rectangle(var value):
      value.set(component, to: number)
      self = .rectangle(value)
    case .matrix(var value):
      value.set(component, to: number)
      self = .matrix(value)
    default: break
    }
  }
}

extension LayerProperties {
  /// The value at a key path; `nil` if the property has no such component.
  public subscript(keyPath: LayerKeyPath) -> AnimatableValue? {
    get { self[keyPath.property][keyPath.component] }
    set {
      guard let newValue else { return }
      if keyPath.component == .whole {
        self[keyPath.property] = newValue
      } else {
        var value = self[keyPath.property]
        value[keyPath.component] = newValue
        self[keyPath.property] = value
      }
    }
  }
}

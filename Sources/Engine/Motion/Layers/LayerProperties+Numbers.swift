/// Numbers at key paths, without an ``AnimatableValue`` in between.
extension LayerProperties {
  /// Returns the number at a key path; `nil` if there is a value of another type.
  func number(at keyPath: LayerKeyPath) -> Double? {
    let (property, component) = (keyPath.property, keyPath.component)
    switch property.valueType {
    case .number, .flag: return component == .whole ? number(property) : nil
    case .point: return point(property)?.number(component)
    case .size: return size(property)?.number(component)
    case .rectangle: return rectangle(property)?.number(component)
    case .matrix: return matrix(property)?.component(component)
    case .color, .path, .numbers, .colors, .picture: return nil
    }
  }

  /// Changes the number at a key path; values of other types stay.
  mutating func set(_ keyPath: LayerKeyPath, to number: Double) {
    let (property, component) = (keyPath.property, keyPath.component)
    switch property.valueType {
    case .number, .flag: if component == .whole { set(property, to: number) }
    case .point:
      guard var value = point(property) else { return }
      value.set(component, to: number)
      set(property, to: value)
    case .size:
      guard var value = size(property) else { return }
      value.set(component, to: number)
      set(property, to: value)
    case .rectangle:
      guard var value = rectangle(property) else { return }
      value.set(component, to: number)
      set(property, to: value)
    case .matrix:
      guard var value = matrix(property) else { return }
      value.set(component, to: number)
      set(property, to: value)
    case .color, .path, .numbers, .colors, .picture: break
    }
  }
}

extension Point {
  func number(_ component: LayerPropertyComponent) -> Double? {
    component == .x ? x : (component == .y ? y : nil)
  }

  mutating func set(_ component: LayerPropertyComponent, to number: Double) {
    if component == .x { x = number }
    if component == .y { y = number }
  }
}

extension Size {
  func number(_ component: LayerPropertyComponent) -> Double? {
    component == .width ? width : (component == .height ? height : nil)
  }

  mutating func set(_ component: LayerPropertyComponent, to number: Double) {
    if component == .width { width = number }
    if component == .height { height = number }
  }
}

extension Rectangle {
  func number(_ component: LayerPropertyComponent) -> Double? {
    switch component {
    case .originX: origin.x
    case .originY: origin.y
    case .sizeWidth: size.width
    case .sizeHeight: size.height
    default: nil
    }
  }

  mutating func set(_ component: LayerPropertyComponent, to number: Double) {
    switch component {
    case .originX: origin.x = number
    case .originY: origin.y = number
    case .sizeWidth: size.width = number
    case .sizeHeight: size.height = number
    default: break
    }
  }
}

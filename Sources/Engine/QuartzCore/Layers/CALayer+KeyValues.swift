import Motion

extension CALayer {
  /// A property, boxed, or the value that was stored for another key.
  public func value(forKey key: String) -> Any? {
    if let property = LayerProperty(rawValue: key), properties.has(property) {
      return AnimatableBox.box(properties[property], of: property)
    }
    return unanimated(key) ?? objects[key]
  }

  /// Sets a property, or stores a value for another key.
  ///
  /// Stored values are copied with the layer, and subclasses can animate them.
  public func setValue(_ value: Any?, forKey key: String) {
    if let property = LayerProperty(rawValue: key), properties.has(property) {
      set(property, to: ValueReader(property: property).read(value))
    } else if !setUnanimated(key, to: value) {
      objects[key] = value
    }
  }

  /// A property or a component of one, such as `transform.scale.x`.
  public func value(forKeyPath keyPath: String) -> Any? {
    guard let path = LayerKeyPath(keyPath), properties.has(path.property) else {
      return value(forKey: keyPath)
    }
    guard path.component != .whole else { return value(forKey: keyPath) }
    return properties[path].flatMap { AnimatableBox.box($0, of: path.property) }
  }

  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let path = LayerKeyPath(keyPath), path.component != .whole, properties.has(path.property)
    else {
      setValue(value, forKey: keyPath)
      return
    }
    guard let part = ValueReader(property: path.property).read(value) else { return }
    var changed = properties
    changed[path] = part
    set(path.property, to: changed[path.property])
  }

  /// Sets a model value and runs its action; `nil` is the absence of a colour, path or picture, and
  /// the default of another property.
  package func set(_ property: LayerProperty, to value: AnimatableValue?) {
    switch (property, value) {
    case (.bounds, .rectangle(let rectangle)?): bounds = CGRect(rectangle)
    case (.position, .point(let point)?): position = CGPoint(point)
    case (.anchorPoint, .point(let point)?): anchorPoint = CGPoint(point)
    case (.transform, .matrix(let matrix)?): transform = CATransform3D(matrix)
    default: change(property.rawValue, \.[property], to: value ?? Self.absence(of: property))
    }
  }

  private static func absence(of property: LayerProperty) -> AnimatableValue {
    switch property.valueType {
    case .color: .color(nil)
    case .path: .path(nil)
    case .picture: .picture(nil)
    default: LayerProperties()[property]
    }
  }

  // MARK: - Properties that do not animate

  private func unanimated(_ key: String) -> Any? {
    switch key {
    case "name": name
    case "frame": NSValue(cgRect: frame)
    case "speed": NSNumber(value: speed)
    case "beginTime": NSNumber(value: beginTime)
    case "timeOffset": NSNumber(value: timeOffset)
    case "contents": contents
    case "contentsGravity": contentsGravity.rawValue
    case "sublayers": sublayers
    case "mask": mask
    case "delegate": delegate
    case "needsDisplayOnBoundsChange": NSNumber(value: needsDisplayOnBoundsChange)
    default: nil
    }
  }

  private func setUnanimated(_ key: String, to value: Any?) -> Bool {
    let number = value.flatMap(ValueReader.number)
    switch key {
    case "name": name = value as? String
    case "contents": contents = value
    case "frame": frame = value as? CGRect ?? .zero
    case "speed": speed = Float(number ?? 1)
    case "beginTime": beginTime = number ?? 0
    case "timeOffset": timeOffset = number ?? 0
    case "contentsGravity":
      contentsGravity = (value as? String).map { CALayerContentsGravity(rawValue: $0) } ?? .resize
    case "sublayers": sublayers = value as? [CALayer]
    case "mask": mask = value as? CALayer
    case "needsDisplayOnBoundsChange": needsDisplayOnBoundsChange = number == 1
    default: return false
    }
    return true
  }
}

/// Boxes values for key-value coding.
enum AnimatableBox {
  static func box(_ value: AnimatableValue, of property: LayerProperty) -> Any? {
    switch value {
    case .number(let number):
      property.valueType == .flag
        ? NSNumber(value: number != 0) : NSNumber(value: number)
    case .point(let point): NSValue(cgPoint: CGPoint(point))
    case .size(let size): NSValue(cgSize: CGSize(size))
    case .rectangle(let rectangle): NSValue(cgRect: CGRect(rectangle))
    case .matrix(let matrix): NSValue(caTransform3D: CATransform3D(matrix))
    case .color(let color): color.map { CGColor($0) }
    case .path(let path): path.map { CGPath($0) }
    case .numbers(let numbers): numbers.map { NSNumber(value: $0) }
    case .colors(let colors): colors.map { CGColor($0) }
    case .picture(let picture): picture.map { CGImage($0) }
    }
  }
}

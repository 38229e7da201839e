import HeadlessCoreGraphics
import HeadlessQuartzCore

/// A property of a view's own layer that animation blocks animate; raw values are layer keys.
///
/// Fidelity: which properties UIKit animates beyond those of `UIView` itself is not documented;
/// borders and shadows famously are not. The list is this engine's rule.
enum AnimatedProperty: String, CaseIterable {
  case position, bounds, transform, sublayerTransform, opacity, backgroundColor
  case cornerRadius, anchorPoint, zPosition, contentsRect

  /// Whether animations of the property add up instead of replacing each other.
  ///
  /// Fidelity: additive positions and bounds are Apple's (since iOS 8). That opacity adds up too,
  /// and that nothing else does, is this engine's rule.
  var isAdditive: Bool {
    switch self {
    case .position, .bounds, .opacity: true
    default: false
    }
  }

  func value(in layer: CALayer) -> PropertyValue {
    switch self {
    case .position: .point(layer.position)
    case .bounds: .rectangle(layer.bounds)
    case .transform: .matrix(layer.transform)
    case .sublayerTransform: .matrix(layer.sublayerTransform)
    case .opacity: .number(CGFloat(layer.opacity))
    case .backgroundColor: .color(layer.backgroundColor)
    case .cornerRadius: .number(layer.cornerRadius)
    case .anchorPoint: .point(layer.anchorPoint)
    case .zPosition: .number(layer.zPosition)
    case .contentsRect: .rectangle(layer.contentsRect)
    }
  }

  func set(_ value: PropertyValue, in layer: CALayer) {
    switch (self, value) {
    case (.position, .point(let point)): layer.position = point
    case (.bounds, .rectangle(let rectangle)): layer.bounds = rectangle
    case (.transform, .matrix(let matrix)): layer.transform = matrix
    case (.sublayerTransform, .matrix(let matrix)): layer.sublayerTransform = matrix
    case (.opacity, .number(let number)): layer.opacity = Float(number)
    case (.backgroundColor, .color(let color)): Self.setBackground(color, of: layer)
    case (.cornerRadius, .number(let number)): layer.cornerRadius = number
    case (.anchorPoint, .point(let point)): layer.anchorPoint = point
    case (.zPosition, .number(let number)): layer.zPosition = number
    case (.contentsRect, .rectangle(let rectangle)): layer.contentsRect = rectangle
    default: break
    }
  }

  /// A view keeps its colour beside the layer's, so that it has to be told.
  private static func setBackground(_ color: CGColor?, of layer: CALayer) {
    if let view = layer.owner as? UIView {
      view.backgroundColor = color.map { UIColor(cgColor: $0) }
    } else {
      layer.backgroundColor = color
    }
  }

  /// The parts that get an animation each: origin and size of the bounds, or the whole.
  ///
  /// - Parameter values: What the property goes through, the old model value first.
  func parts(of values: [PropertyValue]) -> [PropertyPart] {
    guard self == .bounds else { return [PropertyPart(keyPath: rawValue, values: values)] }
    let rectangles = values.compactMap { value -> CGRect? in
      if case .rectangle(let rectangle) = value { return rectangle }
      return nil
    }
    return [
      PropertyPart(keyPath: "bounds.origin", values: rectangles.map { .point($0.origin) }),
      PropertyPart(keyPath: "bounds.size", values: rectangles.map { .size($0.size) }),
    ].filter(\.isMoving)
  }
}

/// A key path with the values that it goes through.
struct PropertyPart {
  var keyPath: String
  var values: [PropertyValue]

  var isMoving: Bool {
    guard let first = values.first else { return false }
    return values.contains { !$0.equals(first) }
  }

  /// The two halves of points, which springs with a direction need.
  var axes: (across: PropertyPart, down: PropertyPart)? {
    var across = PropertyPart(keyPath: keyPath + ".x", values: [])
    var down = PropertyPart(keyPath: keyPath + ".y", values: [])
    for value in values {
      guard case .point(let point) = value else { return nil }
      across.values.append(.number(point.x))
      down.values.append(.number(point.y))
    }
    return (across, down)
  }

  /// The same as differences from the last value, for additive animations.
  var differences: [PropertyValue] {
    guard let last = values.last else { return [] }
    return values.map { $0.minus(last) }
  }
}

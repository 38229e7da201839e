import Motion

/// The values of `CALayer.defaultValue(forKey:)`.
enum LayerDefaults {
  /// A default that is zero, empty or absent is `nil`, as in the tests of GNUstep's QuartzCore.
  static func value(forKey key: String) -> Any? {
    switch key {
    case "speed": return NSNumber(value: Float(1))
    case "duration": return NSNumber(value: Double.infinity)
    case "fillMode": return "removed"
    case "contentsScale", "rasterizationScale": return NSNumber(value: 1.0)
    case "contentsCenter": return NSValue(cgRect: CGRect(x: 0, y: 0, width: 1, height: 1))
    case "contentsGravity": return "resize"
    case "minificationFilter", "magnificationFilter": return "linear"
    case "allowsGroupOpacity": return NSNumber(value: true)
    case "drawsAsynchronously", "allowsEdgeAntialiasing": return NSNumber(value: false)
    case "edgeAntialiasingMask": return NSNumber(value: UInt32(15))
    default: break
    }
    let defaults = LayerProperties()
    guard let property = LayerProperty(rawValue: key) else { return nil }
    switch defaults[property] {
    case .number(0), .point(.zero), .size(.zero), .rectangle(.zero): return nil
    case let value: return AnimatableBox.box(value, of: property)
    }
  }
}

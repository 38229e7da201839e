// On Apple's platforms casts convert between these types and `NSValue` or `NSNumber`, in both
// directions. Foundation on Linux leaves that out; a cast of an `Any` consults these conformances.

/// A type whose values `NSValue` can hold.
package protocol BoxedValue: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
  static var contentKind: NSValue.ContentKind { get }
  init(unboxing value: NSValue)
  var boxed: NSValue { get }
}

extension BoxedValue {
  public func _bridgeToObjectiveC() -> NSValue { boxed }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    result = Self(unboxing: source)
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout Self?
  ) -> Bool {
    guard !(source is NSNumber), source.contentKind == contentKind else { return false }
    result = Self(unboxing: source)
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    Self(unboxing: source ?? NSValue())
  }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable, BoxedValue {
  package static var contentKind: NSValue.ContentKind { .point }
  package init(unboxing value: NSValue) { self = value.cgPointValue }
  package var boxed: NSValue { NSValue(cgPoint: self) }
}

extension CGSize: @retroactive _ObjectiveCBridgeable, BoxedValue {
  package static var contentKind: NSValue.ContentKind { .size }
  package init(unboxing value: NSValue) { self = value.cgSizeValue }
  package var boxed: NSValue { NSValue(cgSize: self) }
}

extension CGRect: @retroactive _ObjectiveCBridgeable, BoxedValue {
  package static var contentKind: NSValue.ContentKind { .rectangle }
  package init(unboxing value: NSValue) { self = value.cgRectValue }
  package var boxed: NSValue { NSValue(cgRect: self) }
}

extension CGVector: BoxedValue {
  package static var contentKind: NSValue.ContentKind { .vector }
  package init(unboxing value: NSValue) { self = value.cgVectorValue }
  package var boxed: NSValue { NSValue(cgVector: self) }
}

extension CGAffineTransform: BoxedValue {
  package static var contentKind: NSValue.ContentKind { .affine }
  package init(unboxing value: NSValue) { self = value.cgAffineTransformValue }
  package var boxed: NSValue { NSValue(cgAffineTransform: self) }
}

extension CGFloat: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber, result: inout CGFloat?
  ) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}

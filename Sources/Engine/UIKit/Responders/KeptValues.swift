import HeadlessQuartzCore

/// Values of properties that the app sets and reads back, and on which nothing in the engine depends.
private final class KeptValues {
  var values: [String: Any] = [:]

  /// The key under which an object has them.
  static var key: UnsafeRawPointer { unsafeBitCast(self, to: UnsafeRawPointer.self) }
}

extension NSObjectProtocol {
  /// The value that ``keep(_:as:)`` has kept under a property's name, or the standard value.
  func kept<Value>(_ standard: @autoclosure () -> Value, as name: String = #function) -> Value {
    let kept = objc_getAssociatedObject(self, KeptValues.key) as? KeptValues
    guard let value = kept?.values[name] else { return standard() }
    return value as? Value ?? standard()
  }

  func keep<Value>(_ value: Value, as name: String = #function) {
    // A layer's description tells of images that are kept.
    defer { (self as? UIView)?.layer.touch() }
    guard let kept = objc_getAssociatedObject(self, KeptValues.key) as? KeptValues else {
      let made = KeptValues()
      made.values[name] = value
      return objc_setAssociatedObject(self, KeptValues.key, made, .OBJC_ASSOCIATION_RETAIN)
    }
    kept.values[name] = value
  }

  /// The kept images that a device would draw, in words.
  var keptImages: [String] {
    let kept = objc_getAssociatedObject(self, KeptValues.key) as? KeptValues
    let images = (kept?.values ?? [:]).filter {
      ($0.value as? UIImage)?.picture.elements.isEmpty == false
    }
    return images.keys.sorted().map { "the image \($0)" }
  }
}

import HeadlessQuartzCore

extension UIResponder {
  /// Reads a stored property by its name.
  ///
  /// Fidelity: finds stored properties of the app's classes and a few of UIKit's. Any other name
  /// returns `nil` and records the fault `undefined-key`, where Foundation raises an exception.
  public func value(forKey key: String) -> Any? {
    if let known = knownValue(key) { return known }
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      let names = [key, "$__lazy_storage_$_\(key)"]
      if let child = current.children.first(where: { names.contains($0.label ?? "") }) {
        return Self.unwrapped(child.value)
      }
      mirror = current.superclassMirror
    }
    if let coding = self as? NSKeyValueCoding { return coding.value(forUndefinedKey: key) }
    EngineLog.fault(.undefinedKey, ["object": "\(type(of: self))", "key": key])
    return nil
  }

  public func value(forKeyPath keyPath: String) -> Any? {
    var found: Any? = self
    for key in keyPath.split(separator: ".") {
      switch found {
      case let responder as UIResponder: found = responder.value(forKey: String(key))
      case let layer as CALayer: found = layer.value(forKey: String(key))
      default: return nil
      }
    }
    return found
  }

  private func knownValue(_ key: String) -> Any? {
    switch (self, key) {
    case (let controller as UIViewController, "view"): controller.view
    case (let controller as UIViewController, "title"): controller.title
    case (let view as UIView, "frame"): view.frame
    case (let view as UIView, "bounds"): view.bounds
    case (let view as UIView, "alpha"): view.alpha
    case (let view as UIView, "layer"): view.layer
    default: nil
    }
  }

  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }
}

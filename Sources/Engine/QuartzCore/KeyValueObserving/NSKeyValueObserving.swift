import Foundation

/// An object with a method that is called when properties change that it observes.
///
/// Fidelity: on Apple's platforms every object is one, and classes override the method. Here a
/// class that has the method conforms to this; the workbook adds the conformance to an app's
/// sources.
public protocol NSKeyValueObserving: AnyObject {
  /// A property that this object observes changed.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

extension NSObjectProtocol {
  /// Fidelity: finds stored properties of the app's classes, and those of layers, views and scroll
  /// views; `nil` for all others, where Apple's raises an exception.
  public func value(forKey key: String) -> Any? {
    if let coding = self as? NSKeyValueCoding, !PropertyReader.hasProperty(named: key, self) {
      return coding.value(forUndefinedKey: key)
    }
    return value(forKeyPath: key)
  }

  /// Fidelity: as ``value(forKey:)``.
  public func value(forKeyPath keyPath: String) -> Any? {
    PropertyReader.value(of: self, at: keyPath, hidesEngine: true)
  }

  /// Fidelity: sets what layers, animations and the most usual of UIKit's objects have.
  ///
  /// A property that exists but cannot be set by its name, such as one of the app's own, is recorded as
  /// `key-not-settable`; any other as `undefined-key`.
  public func setValue(_ value: Any?, forKey key: String) {
    if (self as? WritableByName)?.setProperty(named: key, to: value) == true { return }
    refuse(value, forKey: key)
  }

  /// Passes the value of an unknown key to the object, or records that the engine cannot set a known one.
  package func refuse(_ value: Any?, forKey key: String) {
    if PropertyReader.hasProperty(named: key, self) || PropertyReader.isPrivateOrReplaced(key) {
      EngineLog.fault(.keyNotSettable, ["object": "\(type(of: self))", "key": key])
    } else if let coding = self as? NSKeyValueCoding {
      coding.setValue(value, forUndefinedKey: key)
    } else {
      setValue(value, forUndefinedKey: key)
    }
  }

  /// Fidelity: as ``setValue(_:forKey:)``; on the way there, values are found as by
  /// ``value(forKeyPath:)``.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let dot = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    let owner = self.value(forKeyPath: String(keyPath[..<dot]))
    (owner as? NSObject)?.setValue(value, forKey: String(keyPath[keyPath.index(after: dot)...]))
  }

  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
      setValue(value, forKey: key)
    }
  }

  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(uniqueKeysWithValues: keys.map { ($0, value(forKey: $0) ?? NSNull()) })
  }

  public func willChangeValue(forKey key: String) {}

  /// Notifies the observers of a changed property; those of `dynamic` properties are notified anyway.
  public func didChangeValue(forKey key: String) { PropertyObservers.changed(self) }

  /// Does nothing: the implementation that `super` calls reach.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// The observer is referenced weakly.
  ///
  /// Fidelity: as `observe(_:options:changeHandler:)`; the property has to be stored, or one of a
  /// layer, view or scroll view.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let id = ObjectIdentifier(observer)
    func tell(_ observer: NSObject?, _ object: AnyObject, _ old: Any?, _ new: Any?) {
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      if options.contains(.new) { change[.newKey] = new }
      if options.contains(.old) { change[.oldKey] = old }
      (observer as? NSKeyValueObserving)?
        .observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    let entry = PropertyObserver(self, mark: (id, keyPath)) {
      PropertyReader.value(of: $0, at: keyPath)
    } tell: { [weak observer] in
      tell(observer, $0, $1, $2)
    }
    PropertyObservers.add(entry)
    if options.contains(.initial) {
      tell(observer, self, nil, PropertyReader.value(of: self, at: keyPath))
    }
  }

  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    let id = ObjectIdentifier(observer)
    PropertyObservers.remove(from: self) {
      $0.mark.map { $0.observer == id && $0.keyPath == keyPath } ?? false
    }
  }

  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    removeObserver(observer, forKeyPath: keyPath)
  }
}

/// An object whose properties can be observed by name.
package protocol ReadableByName: AnyObject {
  /// `nil` if there is no property of that name.
  func property(named name: String) -> Any?
}

/// An object whose properties can be set by name.
package protocol WritableByName: AnyObject {
  /// Returns whether there is a property of that name and of the value's type.
  func setProperty(named name: String, to value: Any?) -> Bool
}

/// Reads properties by their names.
enum PropertyReader {
  /// Whether an object stores or shows a property of a name, whatever its value.
  static func hasProperty(named name: String, _ owner: AnyObject) -> Bool {
    if property(name, of: owner, false) != nil { return true }
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let present = mirror {
      let names = [name, "$__lazy_storage_$_" + name]
      if present.children.contains(where: { names.contains($0.label ?? "") }) { return true }
      mirror = present.superclassMirror
    }
    return false
  }

  /// Whether apps set it by name on a device because there is no other way: private variables, the
  /// bars of container controllers, and parts of alerts.
  static func isPrivateOrReplaced(_ key: String) -> Bool {
    key.hasPrefix("_")
      || [
        "tabBar", "navigationBar", "toolbar", "contentViewController", "attributedTitle",
        "attributedMessage", "titleTextColor", "titleTextAlignment", "textColor", "selectedDate",
        "highlightsToday",
      ].contains(key)
  }

  /// - Parameter hidesEngine: Whether stored properties of the engine's own classes are not
  ///   found.
  static func value(
    of object: AnyObject, at keyPath: String, hidesEngine: Bool = false
  ) -> Any? {
    var value: Any? = object
    for name in keyPath.split(separator: ".") {
      guard let owner = value else { return nil }
      value = property(String(name), of: owner, hidesEngine)
    }
    return value
  }

  private static func property(_ name: String, of owner: Any, _ hidesEngine: Bool) -> Any? {
    if let layer = owner as? CALayer, let value = layer.value(forKey: name) { return value }
    if let readable = owner as? ReadableByName, let value = readable.property(named: name) {
      return value
    }
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let present = mirror {
      if hidesEngine, EngineTypes.contains(present.subjectType) { return nil }
      if let child = present.children.first(where: { $0.label == name }) {
        return unwrapped(child.value)
      }
      mirror = present.superclassMirror
    }
    return nil
  }

  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }
}

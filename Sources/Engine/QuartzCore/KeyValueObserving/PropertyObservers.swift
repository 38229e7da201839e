import Foundation

/// An observer of one property of one object.
final class PropertyObserver {
  private(set) weak var object: AnyObject?
  private let read: (AnyObject) -> Any?
  private let tell: (AnyObject, _ old: Any?, _ new: Any?) -> Void
  private var value: Any?
  /// How many calls of the observer have not returned.
  private var depth = 0
  /// The order of creation.
  let serial: Int
  fileprivate let origin = WorldOfOrigin()
  /// Identifies an observer with a method, for its removal; `nil` for closures.
  let mark: (observer: ObjectIdentifier, keyPath: String)?

  init(
    _ object: AnyObject, mark: (observer: ObjectIdentifier, keyPath: String)? = nil,
    read: @escaping (AnyObject) -> Any?,
    tell: @escaping (AnyObject, _ old: Any?, _ new: Any?) -> Void
  ) {
    self.object = object
    self.mark = mark
    self.read = read
    self.tell = tell
    serial = World.current.propertyObserverSerials.next()
    value = read(object)
  }

  /// Reports a change, if there was one.
  ///
  /// The observer may set the property again, and is then called again before that returns.
  func check() {
    guard depth < Self.changesInARow, let object else { return }
    let (old, new) = (value, read(object))
    guard !Self.isSame(old, new) else { return }
    value = new
    depth += 1
    defer { depth -= 1 }
    tell(object, old, new)
  }

  /// How often an observer may set the property that it observes before it is ignored.
  private static let changesInARow = 100

  private static func isSame(_ old: Any?, _ new: Any?) -> Bool {
    switch (old, new) {
    case (nil, nil): return true
    case (nil, _?), (_?, nil): return false
    case (let old?, let new?):
      if let old = old as? any Equatable { return isEqual(old, new) }
      let (first, second) = (Mirror(reflecting: old), Mirror(reflecting: new))
      if first.displayStyle == .optional, second.displayStyle == .optional {
        return isSame(first.children.first?.value, second.children.first?.value)
      }
      return (old as AnyObject) === (new as AnyObject)
    }
  }

  private static func isEqual<Value: Equatable>(_ old: Value, _ new: Any) -> Bool {
    (new as? Value) == old
  }
}

/// Tells the observers of an object that an `@objc dynamic` property of the app's was set.
///
/// Fidelity: a name of ours, which the rewriter calls at the end of the property's setter. On Apple's
/// platforms the setter of a subclass that is made at run time does it.
public func _didSetDynamicProperty(of object: AnyObject) { PropertyObservers.changed(object) }

/// The observers of properties in the current world.
package enum PropertyObservers {
  private static var all: [ObjectIdentifier: [PropertyObserver]] {
    get { World.current.propertyObservers }
    _modify { yield &World.current.propertyObservers }
  }

  static func add(_ observer: PropertyObserver) {
    guard let object = observer.object else { return }
    all[ObjectIdentifier(object), default: []].append(observer)
  }

  static func remove(_ observer: PropertyObserver) {
    guard observer.origin.isCurrent else { return }
    for (key, observers) in all where observers.contains(where: { $0 === observer }) {
      all[key] = observers.filter { $0 !== observer }
      if all[key]?.isEmpty == true { all[key] = nil }
    }
  }

  static func remove(from object: AnyObject, where isMeant: (PropertyObserver) -> Bool) {
    let key = ObjectIdentifier(object)
    all[key]?.removeAll(where: isMeant)
    if all[key]?.isEmpty == true { all[key] = nil }
  }

  /// Checks the observers of an object.
  package static func changed(_ object: AnyObject?) {
    guard !all.isEmpty, let object, let observers = all[ObjectIdentifier(object)] else { return }
    for observer in observers where observer.object === object { observer.check() }
  }

  /// Checks all observers, for properties whose changes are not reported.
  static func checkAll() {
    guard !all.isEmpty else { return }
    all = all.compactMapValues { observers in
      let living = observers.filter { $0.object != nil }
      return living.isEmpty ? nil : living
    }
    // In the order of creation, so that every run reports in the same order.
    for observer in all.values.joined().sorted(by: { $0.serial < $1.serial }) { observer.check() }
  }
}

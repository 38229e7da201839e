import HeadlessQuartzCore

public enum objc_AssociationPolicy: UInt, Sendable {
  /// Fidelity: held weakly, where Objective-C doesn't retain the value at all.
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Fidelity: retained, not copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  /// Fidelity: retained, not copied.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object; `nil` removes it.
///
/// Fidelity: views and controllers release their values when they are deallocated, other objects
/// some time later.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let held = value.map { AssociatedValue($0, isWeak: policy == .OBJC_ASSOCIATION_ASSIGN) }
  let object = object as AnyObject
  if let responder = object as? UIResponder {
    responder.associations[key] = held
  } else {
    World.current.uiKit.associations.set(held, on: object, key: key)
  }
}

/// Associates a value under a variable, of which only the address counts: a key without a pointer.
public func objc_setAssociatedObject<Key>(
  _ object: Any, _ key: inout Key, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  withUnsafePointer(to: &key) { objc_setAssociatedObject(object, $0, value, policy) }
}

/// The value that was associated under a variable.
public func objc_getAssociatedObject<Key>(_ object: Any, _ key: inout Key) -> Any? {
  withUnsafePointer(to: &key) { objc_getAssociatedObject(object, $0) }
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let object = object as AnyObject
  if let responder = object as? UIResponder { return responder.associations[key]?.value }
  return World.current.uiKit.associations.value(on: object, key: key)
}

public func objc_removeAssociatedObjects(_ object: Any) {
  let object = object as AnyObject
  (object as? UIResponder)?.associations = [:]
  World.current.uiKit.associations.removeValues(of: object)
}

/// A value that is held as its policy says; `nil` once a weakly held one is released.
struct AssociatedValue {
  private let strong: Any?
  private weak var object: AnyObject?

  init(_ value: Any, isWeak: Bool) {
    strong = isWeak ? nil : value
    object = isWeak ? value as AnyObject : nil
  }

  var value: Any? { strong ?? object }
}

/// The associated values of objects that are not responders.
final class AssociationTable {
  private struct Entry {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: AssociatedValue] = [:]
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// More entries than this start a search for deallocated objects.
  private var limit = 64

  func set(_ value: AssociatedValue?, on object: AnyObject, key: UnsafeRawPointer) {
    var entry = entry(of: object) ?? Entry(owner: object)
    entry.values[key] = value
    entries[ObjectIdentifier(object)] = entry
    guard entries.count > limit else { return }
    entries = entries.filter { $0.value.owner != nil }
    limit = max(64, entries.count * 2)
  }

  func value(on object: AnyObject, key: UnsafeRawPointer) -> Any? {
    entry(of: object)?.values[key]?.value
  }

  func removeValues(of object: AnyObject) {
    entries[ObjectIdentifier(object)] = nil
  }

  /// Checks the owner, since an address may have belonged to another object before.
  private func entry(of object: AnyObject) -> Entry? {
    guard let entry = entries[ObjectIdentifier(object)], entry.owner === object else { return nil }
    return entry
  }
}

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
    AssociationTable.set(held, on: object, key: key)
  }
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let object = object as AnyObject
  if let responder = object as? UIResponder { return responder.associations[key]?.value }
  return AssociationTable.value(on: object, key: key)
}

public func objc_removeAssociatedObjects(_ object: Any) {
  let object = object as AnyObject
  (object as? UIResponder)?.associations = [:]
  AssociationTable.forget(object)
}

/// An associated value.
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
private enum AssociationTable {
  private struct Entry {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: AssociatedValue] = [:]
  }

  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
  /// More entries than this start a search for deallocated objects.
  nonisolated(unsafe) private static var limit = 64

  static func set(_ value: AssociatedValue?, on object: AnyObject, key: UnsafeRawPointer) {
    var entry = present(object) ?? Entry(owner: object)
    entry.values[key] = value
    entries[ObjectIdentifier(object)] = entry
    guard entries.count > limit else { return }
    entries = entries.filter { $0.value.owner != nil }
    limit = max(64, entries.count * 2)
  }

  static func value(on object: AnyObject, key: UnsafeRawPointer) -> Any? {
    present(object)?.values[key]?.value
  }

  static func forget(_ object: AnyObject) {
    entries[ObjectIdentifier(object)] = nil
  }

  /// Checks the owner, since an address may have belonged to another object before.
  private static func present(_ object: AnyObject) -> Entry? {
    guard let entry = entries[ObjectIdentifier(object)], entry.owner === object else { return nil }
    return entry
  }
}

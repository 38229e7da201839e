import Foundation

/// A set of objects that may hold them weakly.
///
/// Fidelity: objects come out in the order in which they were added; on iOS the order is not defined.
public class NSHashTable<ObjectType: AnyObject>: NSObject {
  public typealias Options = NSHashTableOptions

  private let options: NSPointerFunctions.Options
  private var members: [HeldObject] = []

  public init(
    options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0
  ) {
    self.options = options
  }

  public override convenience init() { self.init(options: [], capacity: 0) }

  public class func weakObjects() -> NSHashTable<ObjectType> {
    NSHashTable(options: .weakMemory, capacity: 0)
  }

  /// Those that are still there.
  open var allObjects: [ObjectType] { members.compactMap { $0.object as? ObjectType } }

  open var count: Int { allObjects.count }

  open var anyObject: ObjectType? { allObjects.first }

  open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    members.removeAll { $0.object == nil }
    members.append(HeldObject(object, options))
  }

  open func remove(_ object: ObjectType?) {
    members.removeAll { $0.object == nil || object.map($0.holds) == true }
  }

  open func removeAllObjects() { members = [] }

  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return members.first { $0.holds(object) }?.object as? ObjectType
  }

  open func union(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(add) }

  open func minus(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(remove) }

  open func intersect(_ other: NSHashTable<ObjectType>) {
    members.removeAll { held in held.object.map { !other.contains($0 as? ObjectType) } ?? true }
  }

  open func objectEnumerator() -> NSEnumerator { ObjectsEnumerator(allObjects) }
}

public typealias NSHashTableOptions = NSPointerFunctions.Options
public let NSHashTableStrongMemory = NSPointerFunctions.Options.strongMemory
public let NSHashTableWeakMemory = NSPointerFunctions.Options.weakMemory
public let NSHashTableObjectPointerPersonality =
  NSPointerFunctions.Options.objectPointerPersonality

/// Enumerates objects that were there when it was made.
final class ObjectsEnumerator: NSEnumerator {
  private var rest: ArraySlice<AnyObject>

  init(_ objects: [AnyObject]) { rest = objects[...] }

  override func nextObject() -> Any? { rest.popFirst() }
}

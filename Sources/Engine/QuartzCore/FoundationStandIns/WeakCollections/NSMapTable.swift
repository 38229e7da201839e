import Foundation

/// A dictionary of objects that may hold keys and values weakly.
///
/// Fidelity: keys come out in the order in which they were added; on iOS the order is not defined.
public class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var pairs: [(key: HeldObject, value: HeldObject)] = []

  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
  }

  public override convenience init() { self.init(keyOptions: [], valueOptions: []) }

  public convenience init(
    keyOptions: NSPointerFunctions.Options, valueOptions: NSPointerFunctions.Options
  ) {
    self.init(keyOptions: keyOptions, valueOptions: valueOptions, capacity: 0)
  }

  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .strongMemory, valueOptions: .strongMemory)
  }

  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .strongMemory)
  }

  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .strongMemory, valueOptions: .weakMemory)
  }

  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private var living: [(key: HeldObject, value: HeldObject)] {
    pairs.filter { $0.key.object != nil && $0.value.object != nil }
  }

  open var count: Int { living.count }

  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return living.first { $0.key.holds(aKey) }?.value.object as? ObjectType
  }

  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey else { return }
    pairs = living
    guard let anObject else { return removeObject(forKey: aKey) }
    let value = HeldObject(anObject, valueOptions)
    if let index = pairs.firstIndex(where: { $0.key.holds(aKey) }) {
      pairs[index].value = value
    } else {
      pairs.append((HeldObject(aKey, keyOptions), value))
    }
  }

  open func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    pairs = living.filter { !$0.key.holds(aKey) }
  }

  open func removeAllObjects() { pairs = [] }

  open func keyEnumerator() -> NSEnumerator {
    ObjectsEnumerator(living.compactMap(\.key.object))
  }

  open func objectEnumerator() -> NSEnumerator? {
    ObjectsEnumerator(living.compactMap(\.value.object))
  }

  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    var result: [AnyHashable: ObjectType] = [:]
    for (key, value) in living {
      guard let key = key.object as? AnyHashable else { continue }
      result[key] = value.object as? ObjectType
    }
    return result
  }
}

public typealias NSMapTableOptions = NSPointerFunctions.Options
public let NSMapTableStrongMemory = NSPointerFunctions.Options.strongMemory
public let NSMapTableWeakMemory = NSPointerFunctions.Options.weakMemory
public let NSMapTableObjectPointerPersonality =
  NSPointerFunctions.Options.objectPointerPersonality

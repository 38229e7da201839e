import HeadlessQuartzCore

/// The class of an object.
public func object_getClass(_ obj: Any?) -> AnyClass? {
  guard let obj else { return nil }
  return type(of: obj as AnyObject)
}

/// Where the text stays for good, as that of Objective-C does.
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> {
  class_getName(object_getClass(obj))
}

public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap(_getSuperclass) }

/// With the module's name; `nil` stands for no class.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
  let name = cls.map { String(reflecting: $0) } ?? "nil"
  let copy = UnsafeMutablePointer<CChar>.allocate(capacity: name.utf8.count + 1)
  for (index, byte) in (Array(name.utf8) + [0]).enumerated() {
    copy[index] = CChar(bitPattern: byte)
  }
  return UnsafePointer(copy)
}

public func class_isMetaClass(_ cls: AnyClass?) -> Bool { false }

/// Fidelity: what is made points at nothing.
public func imp_implementationWithBlock(_ block: Any) -> IMP { dangling }

/// Fidelity: `nil`, since no code was made of the block.
public func imp_getBlock(_ anImp: IMP) -> Any? { nil }

/// Fidelity: `false`, since there is nothing to remove.
@discardableResult
public func imp_removeBlock(_ anImp: IMP) -> Bool { false }

/// An address at which there is nothing.
private var dangling: OpaquePointer { OpaquePointer(bitPattern: 8).unsafelyUnwrapped }

import HeadlessQuartzCore

/// The name of an object's class; the text stays for good, as that of Objective-C does.
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> {
  class_getName(obj.map { type(of: $0 as AnyObject) })
}

/// With the module's name; `nil` stands for no class.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
  let name = cls.map { String(reflecting: $0) } ?? "nil"
  let copy = UnsafeMutablePointer<CChar>.allocate(capacity: name.utf8.count + 1)
  for (index, byte) in (Array(name.utf8) + [0]).enumerated() {
    copy[index] = CChar(bitPattern: byte)
  }
  return UnsafePointer(copy)
}

/// Fidelity: `nil`, since no code was made of a block.
public func imp_getBlock(_ anImp: IMP) -> Any? { nil }

/// Fidelity: `false`, since there is nothing to remove.
@discardableResult
public func imp_removeBlock(_ anImp: IMP) -> Bool { false }

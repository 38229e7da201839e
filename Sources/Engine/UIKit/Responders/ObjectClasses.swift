import HeadlessQuartzCore

/// The name of an object's class; the text stays until the end of the run.
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> {
  class_getName(obj.map { type(of: $0 as AnyObject) })
}

/// With the module's name; `nil` stands for no class.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
  World.current.uiKit.classNames.text(cls.map { String(reflecting: $0) } ?? "nil")
}

/// The names that were asked for, each at one address.
final class ClassNames {
  private var texts: [String: UnsafeMutablePointer<CChar>] = [:]

  func text(_ name: String) -> UnsafePointer<CChar> {
    if let text = texts[name] { return UnsafePointer(text) }
    let bytes = Array(name.utf8CString)
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
    copy.initialize(from: bytes, count: bytes.count)
    texts[name] = copy
    return UnsafePointer(copy)
  }

  deinit { texts.values.forEach { $0.deallocate() } }
}

/// Fidelity: `nil`, since no code was made of a block.
public func imp_getBlock(_ anImp: IMP) -> Any? { nil }

/// Fidelity: `false`, since there is nothing to remove.
@discardableResult
public func imp_removeBlock(_ anImp: IMP) -> Bool { false }

import HeadlessQuartzCore

// There is no Objective-C runtime: a method is found if the class has it, stays where it is whatever is done
// to it, and has no code to point at. Answers that are graded may not use these functions, because their
// types are pointers.
public typealias Method = OpaquePointer
public typealias IMP = OpaquePointer

/// Fidelity: what is found points at nothing.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  guard let cls, name.isUnderstood(byInstancesOf: cls) else { return nil }
  return OpaquePointer(bitPattern: 8)
}

/// Fidelity: always `nil`.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// Records, once in a run, that the app wanted to change methods.
private func recordExchange(_ function: StaticString) {
  guard !World.current.uiKit.hasRecordedExchange else { return }
  World.current.uiKit.hasRecordedExchange = true
  EngineLog.fault(.methodNotExchanged, ["function": "\(function)"])
}

/// Fidelity: without effect, which is recorded as `method-not-exchanged`, here and in the functions that
/// set, add and replace.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
  recordExchange("method_exchangeImplementations")
}

public func method_getImplementation(_ m: Method) -> IMP { m }

public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
  recordExchange("method_setImplementation")
  return m
}

/// Fidelity: adds nothing, and says that the class has the method.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
  recordExchange("class_addMethod")
  return false
}

@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
  recordExchange("class_replaceMethod")
  return nil
}

/// Fidelity: always `nil`, so that nothing is called through it.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }

/// Fidelity: points at nothing.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
  OpaquePointer(bitPattern: 8).unsafelyUnwrapped
}

public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }

public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap(_getSuperclass) }

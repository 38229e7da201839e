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

/// Fidelity: without effect.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

public func method_getImplementation(_ m: Method) -> IMP { m }

public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { m }

/// Fidelity: adds nothing, and says that the class has the method.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }

@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

/// Fidelity: always `nil`, so that nothing is called through it.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }

/// Fidelity: points at nothing.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
  OpaquePointer(bitPattern: 8).unsafelyUnwrapped
}

public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }

public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap(_getSuperclass) }

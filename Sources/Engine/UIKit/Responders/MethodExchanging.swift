import HeadlessQuartzCore

// There is no Objective-C runtime: a method is found if the class has it, and stays where it is. Whoever
// grades answers refuses these functions, because their types are pointers.
public typealias Method = OpaquePointer
public typealias IMP = OpaquePointer

/// What is found; it points at nothing.
private var placeholder: OpaquePointer? { OpaquePointer(bitPattern: 8) }

public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  guard let cls, name.isUnderstood(byInstancesOf: cls) else { return nil }
  return placeholder
}

/// Fidelity: always `nil`.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// Fidelity: without effect.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

/// Fidelity: it points at nothing.
public func method_getImplementation(_ m: Method) -> IMP { m }

/// Fidelity: always `nil`.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Fidelity: without effect; the result is what it was.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { m }

/// Fidelity: adds nothing, and says that the class has the method.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }

/// Fidelity: without effect.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

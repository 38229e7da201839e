import HeadlessQuartzCore

// There is no Objective-C runtime: no method is found, and exchanging has no effect.
public typealias Method = OpaquePointer
public typealias IMP = OpaquePointer

/// Fidelity: always `nil`.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// Fidelity: always `nil`.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// Fidelity: without effect.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

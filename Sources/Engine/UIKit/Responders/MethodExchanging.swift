import HeadlessQuartzCore

/// A method of Objective-C's runtime, which does not exist here.
public typealias Method = OpaquePointer
/// The code of a method of Objective-C's runtime, which does not exist here.
public typealias IMP = OpaquePointer

/// Looks up a method in order to exchange it.
///
/// Fidelity: always `nil`, so that code that wants to change UIKit's classes leaves them alone.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// Looks up a class's own method in order to exchange it.
///
/// Fidelity: always `nil`.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// Exchanges the code of two methods.
///
/// Fidelity: without effect.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

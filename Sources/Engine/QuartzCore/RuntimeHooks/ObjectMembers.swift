import Foundation
import HeadlessCoreGraphics

/// The rewriter's replacement for the look-up of a member in any object: `(value as AnyObject)`.
///
/// Fidelity: not Apple's. Only these members are found.
public func _members(of value: Any?) -> ObjectMembers { ObjectMembers(value: value) }

// Objective-C's look-up gives optionals that are unwrapped by themselves.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// What can be looked up in a number or a geometric value without a cast.
public struct ObjectMembers {
  let value: Any?

  public var doubleValue: Double! { _bridgedCast(value, to: Double.self) }
  public var floatValue: Float! { doubleValue.map { Float($0) } }
  public var intValue: Int32! { doubleValue.map { Int32($0) } }
  public var integerValue: Int! { doubleValue.map { Int($0) } }
  public var boolValue: Bool! { doubleValue.map { $0 != 0 } }
  public var cgRectValue: CGRect! { value as? CGRect }
  public var cgPointValue: CGPoint! { value as? CGPoint }
  public var cgSizeValue: CGSize! { value as? CGSize }
}

import Foundation
import HeadlessCoreGraphics

/// The rewriter's replacement for the look-up of a member in any object: `(value as AnyObject)`.
///
/// Fidelity: not Apple's. Only these members are found.
public func _members(of value: Any?) -> ObjectMembers { ObjectMembers(value: value) }

/// As ``_members(of:)``, where the author unwraps the object.
public func _optionalMembers(of value: Any?) -> ObjectMembers? {
  value.map { ObjectMembers(value: $0) }
}

// Objective-C's look-up gives optionals that are unwrapped by themselves.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The members that can be looked up in a number, a geometric value or a collection without a cast.
public struct ObjectMembers {
  package let value: Any?

  public var doubleValue: Double! { _bridgedCast(value, to: Double.self) }
  public var floatValue: Float! { doubleValue.map { Float($0) } }
  public var intValue: Int32! { integerValue.map { Int32(truncatingIfNeeded: $0) } }
  public var integerValue: Int! {
    if let whole = value as? Int { return whole }
    // What is no number, or too great for an integer, must not trap.
    return doubleValue.map {
      $0.isNaN ? 0 : Int(exactly: $0.rounded(.towardZero)) ?? ($0 < 0 ? .min : .max)
    }
  }
  public var uintValue: UInt! { integerValue.map { UInt(max(0, $0)) } }
  public var unsignedIntegerValue: UInt! { uintValue }
  public var int32Value: Int32! { intValue }
  public var int64Value: Int64! { integerValue.map { Int64($0) } }
  public var boolValue: Bool! { doubleValue.map { $0 != 0 } }
  public var stringValue: String! {
    (value as? NSNumber)?.stringValue ?? (value as? NSString).map { $0 as String }
  }
  public var length: Int! {
    (value as? NSString)?.length ?? (value as? NSAttributedString)?.length
  }
  public var lastObject: Any? { (value as? NSArray)?.lastObject }
  public var firstObject: Any? { (value as? NSArray)?.firstObject }
  public var description: String! { value.map { String(describing: $0) } }

  public subscript(key: Any) -> Any? {
    switch value {
    case let array as NSArray: (key as? Int).flatMap { $0 < array.count ? array[$0] : nil }
    case let dictionary as NSDictionary: dictionary[key]
    default: nil
    }
  }

  public func object(at index: Int) -> Any! { (value as? NSArray)?.object(at: index) }

  public func object(forKey key: Any) -> Any? { (value as? NSDictionary)?.object(forKey: key) }

  public func value(forKey key: String) -> Any? {
    (value as? NSDictionary)?.object(forKey: key) ?? (value as? NSObject)?.value(forKey: key)
  }

  public func isEqual(_ object: Any?) -> Bool {
    (value as? NSObject)?.isEqual(object) ?? (value as AnyObject === object as AnyObject)
  }

  public func isKind(of aClass: AnyClass) -> Bool {
    (value as? NSObject)?.isKind(of: aClass) ?? false
  }

  public func responds(to aSelector: Selector!) -> Bool {
    value.map { aSelector?.isUnderstood(by: $0 as AnyObject) ?? false } ?? false
  }

  @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any! = nil, with object2: Any! = nil
  ) -> Unmanaged<AnyObject>! {
    guard let value, let aSelector,
      let result = aSelector.perform(on: value as AnyObject, with: object1, object2),
      !(result is Void)
    else { return nil }
    return Unmanaged.passUnretained(result as AnyObject)
  }

  public func perform(
    _ aSelector: Selector, on thr: Thread, with arg: Any?, waitUntilDone wait: Bool
  ) {
    (value as? NSObject)?.perform(aSelector, on: thr, with: arg, waitUntilDone: wait)
  }

  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    (value as? NSObject)?.performSelector(
      onMainThread: aSelector, with: arg, waitUntilDone: wait)
  }

  public var count: Int! {
    switch value {
    case let text as NSString: text.length
    case let array as NSArray: array.count
    case let dictionary as NSDictionary: dictionary.count
    case let set as NSSet: set.count
    default: nil
    }
  }
  public var cgRectValue: CGRect! { value as? CGRect }
  public var cgPointValue: CGPoint! { value as? CGPoint }
  public var cgSizeValue: CGSize! { value as? CGSize }
}

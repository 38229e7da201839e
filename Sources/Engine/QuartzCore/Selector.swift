import Foundation

/// A method, to be called by name.
///
/// On Apple's platforms a selector is a name, which the object looks up. Here it stores the method
/// itself: `Selector("didPan(_:)", MyController.didPan(_:))`, which is what `#selector` is
/// rewritten to. Selectors are equal if their names are; one without a name equals no other.
///
/// Fidelity: a selector that was made from a name alone cannot be performed; that is the fault
/// `unrecognized-selector`.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  private let name: String
  private let target: AnyClass?
  private let call: ((AnyObject, Any?, Any?) -> Any?)?
  private var isOverridden: ((AnyObject) -> Bool)?

  private init(
    named name: String?, target: AnyClass?, call: @escaping (AnyObject, Any?, Any?) -> Any?
  ) {
    self.name = name ?? "selector-\(World.current.selectorSerials.next())"
    self.target = target
    self.call = call
  }

  public init(_ name: String) {
    self.name = name
    target = nil
    call = nil
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init<T, R>(_ name: String, _ method: @escaping (T) -> () -> R) {
    self.init(named: name, target: T.self as? AnyClass, call: Self.caller(method))
  }

  public init<T, A, R>(_ name: String, _ method: @escaping (T) -> (A) -> R) {
    self.init(named: name, target: T.self as? AnyClass, call: Self.caller(method))
  }

  public init<T, A, B, R>(_ name: String, _ method: @escaping (T) -> (A, B) -> R) {
    self.init(named: name, target: T.self as? AnyClass, call: Self.caller(method))
  }

  /// Fidelity: a method of three or four arguments is known to the object, and cannot be performed.
  public init<T, A, B, C, R>(_ name: String, _ method: @escaping (T) -> (A, B, C) -> R) {
    self.init(named: name, target: T.self as? AnyClass) { _, _, _ in nil }
  }

  public init<T, A, B, C, D, R>(_ name: String, _ method: @escaping (T) -> (A, B, C, D) -> R) {
    self.init(named: name, target: T.self as? AnyClass) { _, _, _ in nil }
  }

  public init(_ name: String, _ method: @escaping () -> Void) {
    self.init(named: name, target: nil) { _, _, _ in method() }
  }

  public init<A>(_ name: String, _ method: @escaping (A) -> Void) {
    self.init(named: name, target: nil) { _, first, _ in
      Self.argument(first, as: A.self).map(method)
    }
  }

  public init<T, R>(_ method: @escaping (T) -> () -> R) {
    self.init(named: nil, target: T.self as? AnyClass, call: Self.caller(method))
  }

  public init<T, A, R>(_ method: @escaping (T) -> (A) -> R) {
    self.init(named: nil, target: T.self as? AnyClass, call: Self.caller(method))
  }

  public init<T, A, B, R>(_ method: @escaping (T) -> (A, B) -> R) {
    self.init(named: nil, target: T.self as? AnyClass, call: Self.caller(method))
  }

  private typealias Caller = (AnyObject, Any?, Any?) -> Any?

  private static func caller<T, R>(_ method: @escaping (T) -> () -> R) -> Caller {
    { target, _, _ in (target as? T).map { method($0)() } }
  }

  private static func caller<T, A, R>(_ method: @escaping (T) -> (A) -> R) -> Caller {
    { target, first, _ in
      guard let target = target as? T, let first = argument(first, as: A.self) else { return nil }
      return method(target)(first)
    }
  }

  private static func caller<T, A, B, R>(_ method: @escaping (T) -> (A, B) -> R) -> Caller {
    { target, first, second in
      guard let target = target as? T, let first = argument(first, as: A.self),
        let second = argument(second, as: B.self)
      else { return nil }
      return method(target)(first, second)
    }
  }

  /// The rewriter's addition to the selector of an extension's method that classes of the app override.
  ///
  /// Fidelity: Apple's runtime knows by itself what overrides what.
  public func _overridden(_ isOverridden: @escaping (AnyObject) -> Bool) -> Selector {
    var selector = self
    selector.isOverridden = isOverridden
    return selector
  }

  public var description: String { name }

  public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Whether the object has the method, and it is one of the app's.
  package func isCall(toAppOf object: AnyObject) -> Bool {
    isUnderstood(by: object) && !isEngineOwn
  }

  /// Whether the method belongs to a class of the engine, so that calling it is no call to the app.
  package var isEngineOwn: Bool {
    target.map { EngineTypes.contains($0) } ?? false
  }

  /// The answer of a class that is asked by a name which no method of its stands behind.
  package func object(askedOf type: AnyClass) -> AnyObject? {
    (type as? any ClassAskedByName.Type)?.object(for: self)
  }

  package func isUnderstood(by object: AnyObject) -> Bool {
    isUnderstood(byInstancesOf: type(of: object))
  }

  /// Whether an object has a method of its own, and not only that of an extension of all its kind.
  package func isOverridden(by object: AnyObject) -> Bool {
    isUnderstood(by: object) && isOverridden?(object) ?? true
  }

  package func isUnderstood(byInstancesOf type: AnyClass) -> Bool {
    guard call != nil else { return false }
    return target.map { type == $0 || Self.isClass(type, below: $0) } ?? true
  }

  /// Calls the method on an object; surplus arguments are dropped.
  ///
  /// If the object has no such method, or an argument has the wrong type, that is a fault. Where the
  /// type is a class of UIKit's that sends actions, the method is called all the same.
  @discardableResult
  package func perform(on object: AnyObject, with first: Any? = nil, _ second: Any? = nil) -> Any? {
    guard let call, let result = call(object, first, second) else {
      if let other = (object as? NSMessageForwarding)?.forwardingTarget(for: self) as AnyObject?,
        other !== object
      {
        return perform(on: other, with: first, second)
      }
      EngineLog.fault(
        .unrecognizedSelector, ["selector": name, "target": "\(type(of: object))"])
      return nil
    }
    return result
  }

  private static func argument<A>(_ value: Any?, as type: A.Type) -> A? {
    if let value = value as? A { return value }
    // Objective-C does not check: a pan may be declared as one that begins at the screen's edge.
    // Swift would look for what only the declared class has behind the object's end, so that class
    // must not have anything of its own; and its methods must not promise more than those that they
    // override, of which only the engine's own classes are sure.
    if let object = value as AnyObject?, value != nil, let declared = A.self as? AnyClass,
      Swift.type(of: object) != declared, isClass(declared, below: Swift.type(of: object)),
      EngineTypes.contains(declared),
      let layout = ClassLayout(of: declared), layout == ClassLayout(of: Swift.type(of: object))
    {
      return unsafeBitCast(object, to: A.self)
    }
    // An optional parameter takes `nil`.
    if value == nil, let none = Any?.none as? A { return none }
    return standIn(for: value, as: A.self)
  }

  /// Makes an argument for a method that declares another class than that of the object it is
  /// called with.
  ///
  /// Objective-C calls it with the object itself. To read it as the declared class would be unsafe here,
  /// so the method gets a new object of that class, which is all the same to one that does not look.
  private static func standIn<A>(for value: Any?, as type: A.Type) -> A? {
    if let value = value as? Notification { return value._bridgeToObjectiveC() as? A }
    let declared: Any.Type = (A.self as? any Wrapping.Type)?.wrapped ?? A.self
    guard value == nil || value is NSObject,
      let standIn = (declared as? any StandingIn.Type)?.makeStandIn() as? A
    else { return nil }
    EngineLog.fault(
      .argumentOfAnotherClass,
      ["declared": "\(A.self)", "given": value.map { "\(Swift.type(of: $0))" } ?? "nil"])
    return standIn
  }

  private static func isClass(_ type: AnyClass, below ancestor: AnyClass) -> Bool {
    var next: AnyClass? = type
    while let current = next {
      if current == ancestor { return true }
      next = _getSuperclass(current)
    }
    return false
  }
}

/// A class with class methods that apps call by their names in Objective-C.
package protocol ClassAskedByName {
  /// `nil` for a method that there is none of.
  static func object(for selector: Selector) -> AnyObject?
}

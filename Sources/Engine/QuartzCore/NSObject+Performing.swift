import Foundation

extension NSObject {
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    perform(aSelector, with: nil, with: nil)
  }

  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    perform(aSelector, with: object, with: nil)
  }

  /// Fidelity: the result is `nil` unless the method returns an object.
  @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    guard let aSelector else { return nil }
    guard let result = aSelector.perform(on: self, with: object1, object2), !(result is Void)
    else { return nil }
    return Unmanaged.passUnretained(result as AnyObject)
  }

  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    DelayedPerform.add(on: self, aSelector, with: anArgument, after: delay)
  }

  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    DelayedPerform.add(on: self, aSelector, with: anArgument, after: delay, in: Set(modes))
  }

  /// Without waiting, the call is made in the next turn of the main loop.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    if wait {
      _ = aSelector.perform(on: self, with: arg)
    } else {
      DelayedPerform.add(on: self, aSelector, with: arg, after: 0, in: [.common])
    }
  }

  /// As on the main thread, which is the only one.
  public func perform(
    _ aSelector: Selector, on thr: Thread, with arg: Any?, waitUntilDone wait: Bool
  ) { performSelector(onMainThread: aSelector, with: arg, waitUntilDone: wait) }

  public func performSelector(
    inBackground aSelector: Selector, with arg: Any?
  ) { performSelector(onMainThread: aSelector, with: arg, waitUntilDone: false) }

  /// Without waiting, the call is made in the next turn of the main loop in one of the modes.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool,
    modes array: [String]?
  ) {
    guard !wait else {
      return performSelector(onMainThread: aSelector, with: arg, waitUntilDone: true)
    }
    let modes = Set((array ?? []).map { RunLoop.Mode($0) })
    DelayedPerform.add(on: self, aSelector, with: arg, after: 0, in: modes)
  }

  public class func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    MainLoop.shared.performForApp(after: delay, in: [.default]) {
      _ = aSelector.perform(on: self as AnyObject, with: anArgument)
    }
  }

  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedPerform.cancel(on: aTarget as AnyObject) { _ in true }
  }

  /// Fidelity: the argument is ignored.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedPerform.cancel(on: aTarget as AnyObject) { $0 == aSelector }
  }
}

extension NSObject {
  /// A class is an object too, whose class is itself.
  public class func classForCoder() -> AnyClass { self }

  public class func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    return aSelector.object(askedOf: self) != nil || aSelector.isUnderstood(by: self as AnyObject)
  }

  public class func instancesRespond(to aSelector: Selector!) -> Bool {
    aSelector?.isUnderstood(byInstancesOf: self) ?? false
  }

  @discardableResult
  public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    perform(aSelector, with: nil)
  }

  /// Fidelity: the result is `nil` unless the method returns an object.
  @discardableResult
  public class func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    if let answer = aSelector?.object(askedOf: self) { return Unmanaged.passUnretained(answer) }
    guard let result = aSelector?.perform(on: self as AnyObject, with: object),
      !(result is Void)
    else { return nil }
    return Unmanaged.passUnretained(result as AnyObject)
  }

  public class func superclass() -> AnyClass? { _getSuperclass(self) }
}

/// Methods of every object in Objective-C.
///
/// A class of the app may declare its own.
extension NSObjectProtocol {
  /// Fidelity: `false` for a selector that is only a name.
  public func responds(to aSelector: Selector!) -> Bool {
    aSelector?.isUnderstood(by: self) ?? false
  }

  @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any! = nil, with object2: Any! = nil
  ) -> Unmanaged<AnyObject>! {
    guard let result = aSelector?.perform(on: self, with: object1, object2), !(result is Void)
    else { return nil }
    return Unmanaged.passUnretained(result as AnyObject)
  }

  /// The name of the class, with that of its module.
  public static func description() -> String { String(reflecting: self) }

  /// Returns the object that takes the place of one from an archive.
  ///
  /// Fidelity: never called, since there are no nib files.
  public func awakeAfter(using coder: NSCoder) -> Any? { self }

  /// Asked of objects that declare it themselves, for a selector that they do not understand.
  public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }

  public func isKind(of aClass: AnyClass) -> Bool {
    var next: AnyClass? = type(of: self)
    while let current = next {
      if current == aClass { return true }
      next = _getSuperclass(current)
    }
    return false
  }

  public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }
}

/// A method that will be called on an object; the object stays alive until then, as on iOS.
struct DelayedPerform {
  fileprivate var target: NSObject
  fileprivate var selector: Selector
  fileprivate var work: ScheduledWork

  static func add(
    on target: NSObject, _ selector: Selector, with argument: Any?, after seconds: Double,
    in modes: Set<RunLoop.Mode> = [.default]
  ) {
    let work = MainLoop.shared.performForApp(after: seconds, in: modes) {
      World.current.delayedPerforms.removeAll { !$0.work.isPending }
      selector.perform(on: target, with: argument)
    }
    World.current.delayedPerforms.append(
      DelayedPerform(target: target, selector: selector, work: work))
  }

  static func cancel(on target: AnyObject, where isMeant: (Selector) -> Bool) {
    let cancelled = World.current.delayedPerforms.filter {
      $0.target === target && isMeant($0.selector)
    }
    for entry in cancelled { entry.work.cancel() }
    World.current.delayedPerforms.removeAll { !$0.work.isPending }
  }
}

/// A class that declares the method; the rewriter adds this conformance, so that the engine finds
/// it.
///
/// Fidelity: not Apple's.
public protocol NSMessageForwarding: AnyObject {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  func forwardingTarget(for aSelector: Selector!) -> Any?
}

import Foundation

/// Calling methods by selector, at once or later in virtual time.
extension NSObject {
  /// Calls a method without arguments.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    perform(aSelector, with: nil, with: nil)
  }

  /// Calls a method with one argument.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    perform(aSelector, with: object, with: nil)
  }

  /// Calls a method with two arguments.
  ///
  /// Fidelity: what the method returns is `nil` here unless it is an object.
  @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    guard let aSelector else { return nil }
    guard let result = aSelector.perform(on: self, with: object1, object2), !(result is Void)
    else { return nil }
    return Unmanaged.passUnretained(result as AnyObject)
  }

  /// Calls a method with one argument, some seconds of virtual time later.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    DelayedPerforming.add(on: self, aSelector, with: anArgument, after: delay)
  }

  /// Calls a method with one argument, some seconds of virtual time later; the modes do not matter.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    DelayedPerforming.add(on: self, aSelector, with: anArgument, after: delay)
  }

  /// Calls a method on the main thread, which is the only one: now, or in the loop's next turn.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    if wait {
      _ = aSelector.perform(on: self, with: arg)
    } else {
      DelayedPerforming.add(on: self, aSelector, with: arg, after: 0)
    }
  }

  /// Calls a class's own method, some seconds of virtual time later.
  public class func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    MainLoop.shared.perform(after: delay) {
      _ = aSelector.perform(on: self as AnyObject, with: anArgument)
    }
  }

  /// Drops every call that an object still waits for.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedPerforming.cancel(on: aTarget as AnyObject) { _ in true }
  }

  /// Drops the calls of one method that an object still waits for, whatever the argument.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedPerforming.cancel(on: aTarget as AnyObject) { $0 == aSelector }
  }
}

/// Questions that every object of Objective-C answers.
///
/// What an app's class declares under these names replaces the answers given here.
extension NSObjectProtocol {
  /// Whether this object has the selector's method.
  ///
  /// Fidelity: `false` for a selector that is only a name.
  public func responds(to aSelector: Selector!) -> Bool {
    aSelector?.isUnderstood(by: self) ?? false
  }

  /// The object that should be asked instead, for a method that this one does not have; `nil`.
  ///
  /// Fidelity: never asked. Without Objective-C, methods can't be forwarded.
  public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }

  /// Whether this object is of a class or of one below it.
  public func isKind(of aClass: AnyClass) -> Bool {
    var next: AnyClass? = type(of: self)
    while let current = next {
      if current == aClass { return true }
      next = _getSuperclass(current)
    }
    return false
  }

  /// Whether this object is of this very class.
  public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }
}

/// Calls that objects wait for.
///
/// As on iOS, an object stays alive until its calls have been made.
private enum DelayedPerforming {
  private struct Entry {
    var target: NSObject
    var selector: Selector
    var work: ScheduledWork
  }

  private static var entries: [Entry] = []

  static func add(
    on target: NSObject, _ selector: Selector, with argument: Any?, after seconds: Double
  ) {
    let work = MainLoop.shared.perform(after: seconds) {
      entries.removeAll { !$0.work.isPending }
      selector.perform(on: target, with: argument)
    }
    entries.append(Entry(target: target, selector: selector, work: work))
  }

  static func cancel(on target: AnyObject, _ isMeant: (Selector) -> Bool) {
    let cancelled = entries.filter { $0.target === target && isMeant($0.selector) }
    for entry in cancelled { entry.work.cancel() }
    entries.removeAll { !$0.work.isPending }
  }
}

/// Transactions nest; an inner one starts with the values of the outer one.
///
/// All changes are committed together, at the end of a turn of the main loop or by ``flush()``.
///
/// Fidelity: on iOS an outermost transaction is committed by its own `commit()`; here its changes
/// wait for the end of the turn, at the same instant.
open class CATransaction: NSObject {
  private static var stack: TransactionStack { MainLoop.shared.transactions }

  open class func begin() { stack.begin() }

  /// Does nothing if no transaction is open.
  open class func commit() { _ = stack.end() }

  /// Does nothing while an explicit transaction is open.
  open class func flush() { MainLoop.shared.commit() }

  open class func lock() {}

  open class func unlock() {}

  /// The duration of animations that have none of their own, in seconds.
  open class func animationDuration() -> CFTimeInterval {
    (value(forKey: kCATransactionAnimationDuration) as? NSNumber)?.doubleValue ?? 0.25
  }

  open class func setAnimationDuration(_ duration: CFTimeInterval) {
    setValue(duration, forKey: kCATransactionAnimationDuration)
  }

  /// Overrides the timing functions of the animations, unless `nil`.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
  }

  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    setValue(function, forKey: kCATransactionAnimationTimingFunction)
  }

  open class func disableActions() -> Bool {
    (value(forKey: kCATransactionDisableActions) as? NSNumber)?.boolValue ?? false
  }

  open class func setDisableActions(_ flag: Bool) {
    setValue(flag, forKey: kCATransactionDisableActions)
  }

  open class func completionBlock() -> (() -> Void)? { stack.completionBlock }

  /// Adds a block that runs when all animations added after this call have ended.
  ///
  /// It never runs at once: without animations it runs in a later turn of the main loop. A second
  /// call adds a second block, and `nil` takes none back.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    stack.current.setCompletionBlock(block)
  }

  /// Reads a value of this transaction, or of the innermost enclosing one that has it.
  open class func value(forKey key: String) -> Any? { stack.value(forKey: key) }

  /// Any key can be used.
  ///
  /// The four keys `kCATransaction…` stand for the values with methods of their own.
  open class func setValue(_ value: Any?, forKey key: String) {
    if key == kCATransactionCompletionBlock {
      setCompletionBlock(value as? () -> Void)
      return
    }
    switch value {
    case let duration as Double: stack.current.values[key] = NSNumber(value: duration)
    case let flag as Bool: stack.current.values[key] = NSNumber(value: flag)
    default: stack.current.values[key] = value
    }
  }
}

public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// Only for setting.
public let kCATransactionCompletionBlock = "completionBlock"

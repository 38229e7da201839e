/// Groups changes of layers and says how they animate.
///
/// Transactions nest, and an inner one begins with the values of the outer one. The changes of all
/// are committed together at the end of a turn of the main loop, or by ``flush()``.
///
/// Fidelity: on iOS an outermost transaction is committed by its own `commit()`; here its changes
/// wait for the end of the turn, at the same instant.
open class CATransaction: NSObject {
  private static var stack: TransactionStack { MainLoop.shared.transactions }

  /// Begins a transaction inside of the current one.
  open class func begin() { stack.begin() }

  /// Ends the innermost transaction; does nothing if none was begun.
  open class func commit() { _ = stack.end() }

  /// Commits the implicit transaction now; not while a transaction is open that was begun.
  open class func flush() { MainLoop.shared.commit() }

  /// Does nothing: there is one thread.
  open class func lock() {}

  /// Does nothing: there is one thread.
  open class func unlock() {}

  /// How long animations last that do not say it themselves; 0.25 s unless set.
  open class func animationDuration() -> CFTimeInterval {
    (value(forKey: kCATransactionAnimationDuration) as? NSNumber)?.doubleValue ?? 0.25
  }

  /// Sets how long animations last that do not say it themselves.
  open class func setAnimationDuration(_ duration: CFTimeInterval) {
    setValue(duration, forKey: kCATransactionAnimationDuration)
  }

  /// The pacing of all animations of the transaction; `nil` leaves each its own.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
  }

  /// Sets the pacing of all animations of the transaction.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    setValue(function, forKey: kCATransactionAnimationTimingFunction)
  }

  /// Whether changes of properties trigger no actions.
  open class func disableActions() -> Bool {
    (value(forKey: kCATransactionDisableActions) as? NSNumber)?.boolValue ?? false
  }

  /// Sets whether changes of properties trigger no actions.
  open class func setDisableActions(_ flag: Bool) {
    setValue(flag, forKey: kCATransactionDisableActions)
  }

  /// The block that runs when the animations added from now on have ended.
  open class func completionBlock() -> (() -> Void)? { stack.completionBlock }

  /// Adds a block that runs when all animations added after this call have ended.
  ///
  /// It never runs at once: without animations it runs in a later turn of the main loop. A second
  /// call adds a second block, and `nil` takes none back.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    stack.current.setCompletionBlock(block)
  }

  /// Reads what the transaction, or one around it, holds under `key`.
  open class func value(forKey key: String) -> Any? { stack.value(forKey: key) }

  /// Stores a value under any key for the length of the transaction.
  ///
  /// The four keys `kCATransaction…` are the values that have methods of their own.
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

/// The key of `animationDuration()`.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of `disableActions()`.
public let kCATransactionDisableActions = "disableActions"
/// The key of `animationTimingFunction()`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of `completionBlock()`; for setting only.
public let kCATransactionCompletionBlock = "completionBlock"

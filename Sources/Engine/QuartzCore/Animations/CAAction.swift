/// What can happen in answer to a change of a layer.
public protocol CAAction {
  /// Does it.
  ///
  /// - Parameters:
  ///   - event: The key of what changed.
  ///   - anObject: The layer.
  ///   - dict: More about the event; usually nothing.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

/// The key of the action for a layer that appears; the engine never looks for it.
public let kCAOnOrderIn = "onOrderIn"

/// The key of the action for a layer that disappears; the engine never looks for it.
public let kCAOnOrderOut = "onOrderOut"

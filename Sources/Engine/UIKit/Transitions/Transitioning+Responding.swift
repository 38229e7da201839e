import HeadlessQuartzCore

extension UIViewControllerContextTransitioning {
  /// Fidelity: always `true`, also for an app's own context.
  public func responds(to aSelector: Selector!) -> Bool { true }
}

extension UIViewControllerAnimatedTransitioning {
  /// Fidelity: always `true`; calling an unimplemented method has no effect.
  public func responds(to aSelector: Selector!) -> Bool { true }
}

extension UIViewControllerTransitioningDelegate {
  /// Fidelity: always `true`; unimplemented methods return `nil`.
  public func responds(to aSelector: Selector!) -> Bool { true }
}

import HeadlessQuartzCore

extension UIViewControllerContextTransitioning {
  /// Whether the context has a method; those of today's UIKit have all.
  ///
  /// Fidelity: always `true`, also for a context that an app made itself.
  public func responds(to aSelector: Selector!) -> Bool { true }
}

extension UIViewControllerAnimatedTransitioning {
  /// Whether the animator has a method.
  ///
  /// Fidelity: always `true`. What an app leaves out has no effect when it is called.
  public func responds(to aSelector: Selector!) -> Bool { true }
}

extension UIViewControllerTransitioningDelegate {
  /// Whether the delegate has a method.
  ///
  /// Fidelity: always `true`. What an app leaves out answers `nil`.
  public func responds(to aSelector: Selector!) -> Bool { true }
}

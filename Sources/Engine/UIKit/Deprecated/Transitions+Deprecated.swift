import HeadlessQuartzCore

// Names of Swift 2 to 4.1 that an app calls.

@available(*, deprecated, renamed: "UITransitionContextViewControllerKey.from")
public let UITransitionContextFromViewControllerKey = UITransitionContextViewControllerKey.from

@available(*, deprecated, renamed: "UITransitionContextViewControllerKey.to")
public let UITransitionContextToViewControllerKey = UITransitionContextViewControllerKey.to

@available(*, deprecated, renamed: "UITransitionContextViewKey.from")
public let UITransitionContextFromViewKey = UITransitionContextViewKey.from

@available(*, deprecated, renamed: "UITransitionContextViewKey.to")
public let UITransitionContextToViewKey = UITransitionContextViewKey.to

// In Swift 2, most properties of a context were methods.
//
// A method may have the name of a property here because the property is a protocol's requirement
// and the method belongs to the extension; `context.containerView` still means the property.
extension UIViewControllerContextTransitioning {
  @available(*, deprecated, renamed: "viewController(forKey:)")
  public func viewControllerForKey(
    _ key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    viewController(forKey: key)
  }

  @available(*, deprecated, renamed: "view(forKey:)")
  public func viewForKey(_ key: UITransitionContextViewKey) -> UIView? { view(forKey: key) }

  @available(*, deprecated, renamed: "initialFrame(for:)")
  public func initialFrameForViewController(_ vc: UIViewController) -> CGRect {
    initialFrame(for: vc)
  }

  @available(*, deprecated, renamed: "finalFrame(for:)")
  public func finalFrameForViewController(_ vc: UIViewController) -> CGRect { finalFrame(for: vc) }

  @available(*, deprecated, message: "use the property")
  public func containerView() -> UIView! { self.containerView as UIView }

  @available(*, deprecated, message: "use the property")
  public func transitionWasCancelled() -> Bool { self.transitionWasCancelled as Bool }

  @available(*, deprecated, message: "use the property")
  public func isAnimated() -> Bool { self.isAnimated as Bool }

  @available(*, deprecated, message: "use the property")
  public func isInteractive() -> Bool { self.isInteractive as Bool }

  @available(*, deprecated, message: "use the property")
  public func presentationStyle() -> UIModalPresentationStyle {
    self.presentationStyle as UIModalPresentationStyle
  }

  @available(*, deprecated, message: "use the property")
  public func targetTransform() -> CGAffineTransform { self.targetTransform as CGAffineTransform }
}

extension UIViewControllerTransitionCoordinator {
  @available(*, deprecated, renamed: "animate(alongsideTransition:completion:)")
  @discardableResult
  public func animateAlongsideTransition(
    _ animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  @available(*, deprecated, renamed: "notifyWhenInteractionChanges(_:)")
  public func notifyWhenInteractionEndsUsingBlock(
    _ handler: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    notifyWhenInteractionChanges(handler)
  }
}

extension UIViewControllerTransitionCoordinatorContext {
  @available(*, deprecated, renamed: "viewController(forKey:)")
  public func viewControllerForKey(
    _ key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    viewController(forKey: key)
  }

  @available(*, deprecated, renamed: "view(forKey:)")
  public func viewForKey(_ key: UITransitionContextViewKey) -> UIView? { view(forKey: key) }

  @available(*, deprecated, message: "use the property")
  public func containerView() -> UIView { self.containerView as UIView }

  @available(*, deprecated, message: "use the property")
  public func isCancelled() -> Bool { self.isCancelled as Bool }

  @available(*, deprecated, message: "use the property")
  public func transitionDuration() -> TimeInterval { self.transitionDuration as TimeInterval }

  @available(*, deprecated, message: "use the property")
  public func percentComplete() -> CGFloat { self.percentComplete as CGFloat }
}

extension UIViewControllerAnimatedTransitioning {
  @available(*, deprecated, renamed: "transitionDuration(using:)")
  public func transitionDuration(_ transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    transitionDuration(using: transitionContext)
  }

  @available(*, deprecated, renamed: "animateTransition(using:)")
  public func animateTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    animateTransition(using: transitionContext)
  }
}

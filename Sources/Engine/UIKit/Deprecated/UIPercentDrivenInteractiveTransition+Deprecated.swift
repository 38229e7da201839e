import HeadlessCoreGraphics

extension UIPercentDrivenInteractiveTransition {
  @available(*, deprecated, renamed: "update(_:)")
  public func updateInteractiveTransition(_ percentComplete: CGFloat) { update(percentComplete) }

  @available(*, deprecated, renamed: "finish()")
  public func finishInteractiveTransition() { finish() }

  @available(*, deprecated, renamed: "cancel()")
  public func cancelInteractiveTransition() { cancel() }
}

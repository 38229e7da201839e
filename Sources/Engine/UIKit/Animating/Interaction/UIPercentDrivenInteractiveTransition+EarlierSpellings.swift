import HeadlessCoreGraphics

extension UIPercentDrivenInteractiveTransition {
  /// An earlier spelling.
  @available(*, deprecated, renamed: "update(_:)")
  public func updateInteractiveTransition(_ percentComplete: CGFloat) { update(percentComplete) }

  /// An earlier spelling.
  @available(*, deprecated, renamed: "finish()")
  public func finishInteractiveTransition() { finish() }

  /// An earlier spelling.
  @available(*, deprecated, renamed: "cancel()")
  public func cancelInteractiveTransition() { cancel() }
}

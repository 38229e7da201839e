import HeadlessQuartzCore

final class InstantExchange: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    context.containerView.layoutIfNeeded()
    context.completeTransition(true)
  }
}

import HeadlessQuartzCore

/// The built-in push and pop: the upper view slides over the lower one, which moves by 30 percent
/// of the width.
///
/// Fidelity: an engine rule. The spring (mass 3, stiffness 1000, damping 500), cut off after 0.5 s, and
/// the parallax are commonly observed, but Apple documents neither.
final class NavigationSlide: NSObject, UIViewControllerAnimatedTransitioning {
  private static let parallax: CGFloat = 0.3

  private let isPush: Bool
  private var animator: UIViewPropertyAnimator?

  init(isPush: Bool) { self.isPush = isPush }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    context?.isAnimated ?? true ? 0.5 : 0
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
    let container = context.containerView
    guard context.isAnimated else {
      container.addSubview(to)
      return context.completeTransition(true)
    }
    let width = container.bounds.width
    let upper = isPush ? to : from
    let lower = isPush ? from : to
    if isPush { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }
    let middle = CGPoint(x: upper.center.x, y: upper.center.y)
    let lowerMiddle = lower.center
    let beside = CGPoint(x: middle.x + width, y: middle.y)
    let behind = CGPoint(x: lowerMiddle.x - width * Self.parallax, y: lowerMiddle.y)
    if isPush { upper.center = beside } else { lower.center = behind }
    UIView.runBlock(
      duration: transitionDuration(using: context), delay: 0, pacing: pacing(context),
      options: [], isExact: true
    ) {
      upper.center = self.isPush ? middle : beside
      lower.center = self.isPush ? behind : lowerMiddle
    } _: { _ in
      upper.center = middle
      lower.center = lowerMiddle
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// Linear while a gesture drives the transition, otherwise a spring.
  private func pacing(_ context: UIViewControllerContextTransitioning) -> Pacing {
    context.isInteractive
      ? .curve(.linear) : Pacing(UISpringTimingParameters())
  }
}

import HeadlessQuartzCore

/// The animations of presentations for which the app provides no animator.
///
/// Fidelity: durations and curves are engine rules; a partial curl is a cross-dissolve.
final class BuiltInPresentationAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let style: UIModalTransitionStyle
  private let isPresenting: Bool
  private let takesTwoTurns: Bool

  init(for presentation: UIPresentationController, isPresenting: Bool) {
    style = presentation.transitionStyle
    takesTwoTurns = presentation.takesTwoTurnsUnanimated
    self.isPresenting = isPresenting
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    guard context?.isAnimated ?? true else { return 0 }
    return style == .flipHorizontal ? 0.75 : style == .coverVertical ? 0.4 : 0.3
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    addIncomingView(context)
    guard context.isAnimated,
      let moving = context.view(forKey: isPresenting ? .to : .from)
    else {
      context.containerView.layoutIfNeeded()
      guard takesTwoTurns, !context.isAnimated, let context = context as? TransitionContext else {
        return context.completeTransition(true)
      }
      return context.completeInNextTurn()
    }
    switch style {
    case .coverVertical: slide(moving, context)
    case .crossDissolve, .partialCurl: fade(moving, context)
    case .flipHorizontal: flip(context)
    }
  }

  private func addIncomingView(_ context: UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return }
    if let to = context.viewController(forKey: .to), !view.isTransformed {
      view.frame = context.finalFrame(for: to)
    }
    if isPresenting {
      context.containerView.addSubview(view)
    } else if let from = context.view(forKey: .from) {
      context.containerView.insertSubview(view, belowSubview: from)
    }
  }

  private func slide(_ view: UIView, _ context: UIViewControllerContextTransitioning) {
    let shown = view.center
    let hidden = CGPoint(
      x: shown.x, y: context.containerView.bounds.maxY + view.bounds.height / 2)
    if isPresenting { view.center = hidden }
    run(context) { view.center = self.isPresenting ? shown : hidden }
  }

  private func fade(_ view: UIView, _ context: UIViewControllerContextTransitioning) {
    let alpha = view.alpha
    if isPresenting { view.alpha = 0 }
    run(context, whenDone: { view.alpha = alpha }) { view.alpha = self.isPresenting ? alpha : 0 }
  }

  private func flip(_ context: UIViewControllerContextTransitioning) {
    let direction: UIView.AnimationOptions =
      isPresenting ? .transitionFlipFromRight : .transitionFlipFromLeft
    let incoming = context.view(forKey: .to)
    let outgoing = context.view(forKey: .from)
    incoming?.isHidden = true
    UIView.transition(
      with: context.containerView, duration: transitionDuration(using: context),
      options: direction,
      animations: {
        incoming?.isHidden = false
        outgoing?.isHidden = true
      },
      completion: { _ in
        outgoing?.isHidden = false
        context.completeTransition(!context.transitionWasCancelled)
      })
  }

  private func run(
    _ context: UIViewControllerContextTransitioning, whenDone: @escaping () -> Void = {},
    _ change: @escaping () -> Void
  ) {
    UIView.runBlock(
      duration: transitionDuration(using: context), delay: 0,
      pacing: .curve(.easeInEaseOut), options: [], change
    ) { _ in
      whenDone()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

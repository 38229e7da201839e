import UIKit

/// Everything in one object, with animation blocks.
final class Director: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  private var isPush = true

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    isPush = operation == .push
    return self
  }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    isPush ? 0.5 + 0.3 : 0.5
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let leaving = transitionContext.viewController(forKey: .from),
      let arriving = transitionContext.viewController(forKey: .to),
      let from = leaving as? AlbumParts, let to = arriving as? AlbumParts
    else {
      transitionContext.completeTransition(false)
      return
    }
    let stage = UIView(frame: transitionContext.containerView.bounds)
    let clear = from.ground.withAlphaComponent(0)
    stage.backgroundColor = isPush ? clear : from.ground
    arriving.view.frame = transitionContext.finalFrame(for: arriving)
    transitionContext.containerView.addSubview(arriving.view)
    transitionContext.containerView.bringSubviewToFront(leaving.view)
    transitionContext.containerView.addSubview(stage)
    arriving.view.layoutIfNeeded()

    func place(_ view: UIView) -> CGRect { stage.convert(view.frame, from: view.superview) }
    let card = UIView(frame: place(from.card))
    card.layer.cornerRadius = from.card.layer.cornerRadius
    card.backgroundColor = from.card.backgroundColor
    stage.addSubview(card)
    var riders: [(copy: UIView, goal: CGRect)] = []
    for (one, other) in zip(from.labels, to.labels) {
      let twin = duplicate(one)
      twin.frame = place(one)
      riders.append((twin, place(other)))
    }
    for (one, other) in zip(from.images, to.images) {
      let twin = UIImageView(image: one.image)
      twin.frame = place(one)
      riders.append((twin, place(other)))
    }
    let flyers = zip(from.flying, to.flying).map { one, other in
      let twin = UIImageView(image: one.image)
      twin.frame = place(one)
      return (copy: twin as UIView, goal: place(other))
    }
    for (copy, _) in riders + flyers { stage.addSubview(copy) }

    let album = isPush ? arriving : leaving
    let row = isPush ? from.card : to.card
    album.view.alpha = 0
    row.alpha = 0

    let travel = { (duration: TimeInterval, options: UIView.AnimationOptions) in
      let cardGoal = place(to.card)
      UIView.animate(
        withDuration: duration, delay: 0, options: options,
        animations: {
          stage.backgroundColor = self.isPush ? from.ground : clear
          card.transform = .identity
          card.frame = cardGoal
          card.layer.cornerRadius = to.card.layer.cornerRadius
          for (copy, goal) in riders {
            copy.transform = .identity
            copy.frame = goal
          }
          for (copy, goal) in flyers { copy.bounds.size = goal.size }
        },
        completion: { _ in
          stage.removeFromSuperview()
          album.view.alpha = 1
          row.alpha = 1
          transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
      for (number, (copy, goal)) in flyers.enumerated() {
        let up: CGFloat = (number == 0) == self.isPush ? -1 : 1
        self.bend(copy.layer, to: CGPoint(x: goal.midX, y: goal.midY), by: 140 * up, in: duration)
      }
    }
    guard isPush else { return travel(0.5, .curveEaseInOut) }
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
      options: [],
      animations: {
        stage.backgroundColor = from.ground
        card.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
        for (copy, _) in riders { copy.transform = CGAffineTransform(scaleX: 0.8, y: 0.8) }
      }, completion: { _ in travel(0.3, .curveEaseOut) })
  }

  /// Sets the layer's position, and lets it be seen on its way there.
  private func bend(
    _ layer: CALayer, to end: CGPoint, by bend: CGFloat, in duration: TimeInterval
  ) {
    let path = CGMutablePath()
    path.move(to: layer.position)
    path.addQuadCurve(
      to: end,
      control: CGPoint(x: (layer.position.x + end.x) / 2, y: (layer.position.y + end.y) / 2 + bend))
    let flight = CAKeyframeAnimation(keyPath: "position")
    flight.path = path
    flight.duration = duration
    flight.timingFunction = CAMediaTimingFunction(name: .easeOut)
    layer.position = end
    layer.add(flight, forKey: "flight")
  }
}

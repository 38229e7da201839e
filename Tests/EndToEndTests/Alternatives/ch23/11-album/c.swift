import UIKit

final class Director: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    switch operation {
    case .push: AlbumAnimator(isPush: true)
    case .pop: AlbumAnimator(isPush: false)
    default: nil
    }
  }
}

final class AlbumAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPush: Bool

  init(isPush: Bool) {
    self.isPush = isPush
  }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    isPush ? 0.8 : 0.5
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let fromVC = context.viewController(forKey: .from),
      let toVC = context.viewController(forKey: .to),
      let from = fromVC as? AlbumParts, let to = toVC as? AlbumParts
    else {
      context.completeTransition(false)
      return
    }
    let isPush = isPush
    let container = context.containerView
    toVC.view.frame = context.finalFrame(for: toVC)
    if isPush {
      container.addSubview(toVC.view)
    } else {
      container.insertSubview(toVC.view, belowSubview: fromVC.view)
    }
    toVC.view.layoutIfNeeded()
    let album: UIViewController = isPush ? toVC : fromVC
    let row = isPush ? from.card : to.card

    let ground = UIView(frame: container.bounds)
    ground.backgroundColor = from.ground
    ground.alpha = isPush ? 0 : 1
    container.addSubview(ground)
    let card = UIView()
    card.backgroundColor = from.card.backgroundColor
    card.layer.cornerRadius = from.card.layer.cornerRadius
    let starts: [UIView] = [from.card] + from.images + from.labels + from.flying
    let copies = starts.map { part -> UIView in
      switch part {
      case let label as UILabel: duplicate(label)
      case let image as UIImageView: UIImageView(image: image.image)
      default: card
      }
    }
    let ends: [UIView] = [to.card] + to.images + to.labels + to.flying
    let goals = ends.map { container.convert($0.bounds, from: $0) }
    for (copy, part) in zip(copies, starts) {
      copy.frame = container.convert(part.bounds, from: part)
      container.addSubview(copy)
    }
    row.isHidden = true
    if isPush {
      album.view.isHidden = true
    } else {
      album.view.removeFromSuperview()
    }

    let still = copies.count - 2
    let arrive = {
      card.layer.cornerRadius = to.card.layer.cornerRadius
      if !isPush { ground.alpha = 0 }
      for (copy, goal) in zip(copies.prefix(still), goals) {
        copy.transform = .identity
        copy.bounds.size = goal.size
        copy.center = CGPoint(x: goal.midX, y: goal.midY)
      }
    }
    let journey =
      isPush
      ? UIViewPropertyAnimator(duration: 0.3, curve: .easeOut, animations: arrive)
      : UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.9, animations: arrive)
    journey.addCompletion { _ in
      for view in copies + [ground] { view.removeFromSuperview() }
      row.isHidden = false
      album.view.isHidden = false
      context.completeTransition(!context.transitionWasCancelled)
    }
    let leave = {
      journey.startAnimation()
      for (index, flight) in zip(copies, goals).suffix(2).enumerated() {
        let rise: CGFloat = (index == 0) == isPush ? 90 : -90
        self.fly(flight.0.layer, to: flight.1, rise: rise, duration: isPush ? 0.3 : 0.5)
      }
    }
    guard isPush else { return leave() }
    let breath = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.8) {
      ground.alpha = 1
      for copy in copies.prefix(still) {
        let scale = copy === card ? 0.9 : 0.8
        copy.transform = CGAffineTransform(scaleX: scale, y: scale)
      }
    }
    breath.addCompletion { _ in leave() }
    breath.startAnimation()
  }

  /// Moves a layer to another place and size, along a curve above or below the straight line.
  private func fly(_ layer: CALayer, to goal: CGRect, rise: CGFloat, duration: TimeInterval) {
    let start = layer.position
    let end = CGPoint(x: goal.midX, y: goal.midY)
    let path = UIBezierPath()
    path.move(to: start)
    path.addQuadCurve(
      to: end,
      controlPoint: CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - rise))
    let position = CAKeyframeAnimation(keyPath: "position")
    position.path = path.cgPath
    position.calculationMode = .paced
    let bounds = CABasicAnimation(keyPath: "bounds")
    bounds.fromValue = layer.bounds
    bounds.toValue = CGRect(origin: .zero, size: goal.size)
    let flight = CAAnimationGroup()
    flight.animations = [position, bounds]
    flight.duration = duration
    flight.timingFunction = CAMediaTimingFunction(name: .easeOut)
    flight.fillMode = .forwards
    flight.isRemovedOnCompletion = false
    layer.add(flight, forKey: "flight")
  }
}

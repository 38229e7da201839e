import UIKit

final class Director: NSObject {
  private let opening = Opening()
  private let closing = Closing()
}

extension Director: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    guard fromVC is AlbumParts, toVC is AlbumParts else { return nil }
    if operation == .push { return opening }
    if operation == .pop { return closing }
    return nil
  }
}

/// What both ways need: the ground, and snapshots of all parts but the card, with their goals.
private struct Travellers {
  let ground: UIView
  let card: UIView
  var breathing: [(view: UIView, goal: CGRect)] = []
  var flying: [(view: UIView, goal: CGRect)] = []
  var all: [UIView] { [ground, card] + breathing.map(\.view) + flying.map(\.view) }

  init(from: AlbumParts, to: AlbumParts, in container: UIView) {
    ground = UIView(frame: container.bounds)
    ground.backgroundColor = from.ground
    container.addSubview(ground)
    card = UIView(frame: container.convert(from.card.bounds, from: from.card))
    card.backgroundColor = from.card.backgroundColor
    card.layer.cornerRadius = from.card.layer.cornerRadius
    container.addSubview(card)
    let still = zip(from.images as [UIView] + from.labels, to.images as [UIView] + to.labels)
    breathing = still.map { (Self.picture(of: $0, in: container), Self.place($1, in: container)) }
    flying = zip(from.flying, to.flying).map {
      (Self.picture(of: $0, in: container), Self.place($1, in: container))
    }
  }

  private static func place(_ view: UIView, in container: UIView) -> CGRect {
    view.convert(view.bounds, to: container)
  }

  private static func picture(of view: UIView, in container: UIView) -> UIView {
    let picture = view.snapshotView(afterScreenUpdates: false) ?? UIView()
    picture.frame = place(view, in: container)
    container.addSubview(picture)
    return picture
  }

  /// Lets the two fly; the first goes up if `rises`, the second the other way.
  func fly(rises: Bool, duration: Double) {
    for (index, traveller) in flying.enumerated() {
      let (view, goal) = traveller
      let start = view.center
      let end = CGPoint(x: goal.midX, y: goal.midY)
      let isUp = rises == (index == 0)
      let path = UIBezierPath()
      path.move(to: start)
      path.addCurve(
        to: end,
        controlPoint1: CGPoint(
          x: start.x + (end.x - start.x) / 3,
          y: start.y + (end.y - start.y) / 3 + (isUp ? -70 : 70)),
        controlPoint2: CGPoint(
          x: start.x + (end.x - start.x) * 2 / 3,
          y: start.y + (end.y - start.y) * 2 / 3 + (isUp ? -70 : 70)))
      let way = CAKeyframeAnimation(keyPath: "position")
      way.path = path.cgPath
      way.duration = duration
      way.timingFunction = CAMediaTimingFunction(name: .easeOut)
      way.fillMode = .forwards
      way.isRemovedOnCompletion = false
      view.layer.add(way, forKey: nil)
      UIView.animate(withDuration: duration, delay: 0, options: .curveEaseOut) {
        view.bounds = CGRect(x: 0, y: 0, width: goal.width, height: goal.height)
      }
    }
  }

  func arrive(_ to: AlbumParts, in container: UIView) {
    card.bounds.size = to.card.bounds.size
    card.center = container.convert(to.card.center, from: to.card.superview)
    card.transform = .identity
    card.layer.cornerRadius = to.card.layer.cornerRadius
    for (view, goal) in breathing {
      view.transform = .identity
      view.frame = goal
    }
  }
}

private final class Opening: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.8
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let container = context.containerView
    guard let album = context.viewController(forKey: .to) as? AlbumViewController,
      let shelf = context.viewController(forKey: .from) as? ShelfViewController
    else { return context.completeTransition(false) }
    album.view.frame = context.finalFrame(for: album)
    container.addSubview(album.view)
    album.view.layoutIfNeeded()
    let travellers = Travellers(from: shelf, to: album, in: container)
    let card = shelf.card
    card.isHidden = true
    travellers.ground.alpha = 0
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
      travellers.ground.alpha = 1
    }
    album.view.isHidden = true
    let breath = UIViewPropertyAnimator(
      duration: 0.5, timingParameters: UISpringTimingParameters(dampingRatio: 0.8))
    breath.addAnimations {
      travellers.card.bounds.size.width *= 0.9
      travellers.card.bounds.size.height *= 0.9
      for (view, _) in travellers.breathing {
        view.transform = view.transform.scaledBy(x: 0.8, y: 0.8)
      }
    }
    let leap = UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) {
      travellers.arrive(album, in: container)
    }
    breath.addCompletion { _ in
      leap.startAnimation()
      travellers.fly(rises: true, duration: 0.3)
    }
    leap.addCompletion { _ in
      card.isHidden = false
      album.view.isHidden = false
      for view in travellers.all { view.removeFromSuperview() }
      context.completeTransition(true)
    }
    breath.startAnimation()
  }
}

private final class Closing: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.5
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let container = context.containerView
    guard let album = context.viewController(forKey: .from) as? AlbumViewController,
      let shelf = context.viewController(forKey: .to) as? ShelfViewController
    else { return context.completeTransition(false) }
    shelf.view.frame = context.finalFrame(for: shelf)
    container.insertSubview(shelf.view, at: 0)
    shelf.view.layoutIfNeeded()
    let travellers = Travellers(from: album, to: shelf, in: container)
    album.view.alpha = 0
    shelf.card.alpha = 0
    travellers.fly(rises: false, duration: 0.5)
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      animations: {
        travellers.ground.alpha = 0
        travellers.arrive(shelf, in: container)
      },
      completion: { _ in
        album.view.alpha = 1
        shelf.card.alpha = 1
        for view in travellers.all { view.removeFromSuperview() }
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}

import UIKit

extension Lift {
  func makeAnimator(
    for context: UIViewControllerContextTransitioning
  ) -> UIViewPropertyAnimator {
    let isPush = operation == .push
    let animator = UIViewPropertyAnimator(duration: 0.6, curve: .linear)
    guard let timetable = context.view(forKey: isPush ? .to : .from),
      let quay = context.view(forKey: isPush ? .from : .to)
    else { return animator }
    let container = context.containerView
    let veil = UIView(frame: container.bounds)
    veil.accessibilityIdentifier = "veil"
    veil.backgroundColor = .black
    container.addSubview(quay)
    container.addSubview(veil)
    container.addSubview(timetable)
    let up = container.bounds.midY
    let down = up + container.bounds.height
    timetable.frame = container.bounds.offsetBy(dx: 0, dy: isPush ? container.bounds.height : 0)
    veil.alpha = isPush ? 0 : 0.5
    animator.addAnimations {
      timetable.frame = container.bounds.offsetBy(dx: 0, dy: isPush ? 0 : container.bounds.height)
      veil.alpha = isPush ? 0.5 : 0
    }
    animator.addCompletion { position in
      veil.removeFromSuperview()
      context.completeTransition(position == .end)
    }
    return animator
  }
}

import UIKit

extension Lift {
  func makeAnimator(for context: UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
    let container = context.containerView
    let pushing = operation == .push
    guard let sheet = context.view(forKey: pushing ? .to : .from),
      let back = context.view(forKey: pushing ? .from : .to)
    else {
      return UIViewPropertyAnimator(duration: 0.6, curve: .linear)
    }
    let shade = UIView()
    shade.backgroundColor = UIColor.black
    shade.accessibilityIdentifier = "veil"
    shade.frame = container.bounds
    shade.alpha = pushing ? 0 : 0.5
    if back.superview != container { container.insertSubview(back, at: 0) }
    container.insertSubview(shade, aboveSubview: back)
    container.insertSubview(sheet, aboveSubview: shade)
    let lowered = CGAffineTransform(translationX: 0, y: container.bounds.height)
    if pushing { sheet.transform = lowered }
    let animator = UIViewPropertyAnimator(duration: 0.6, curve: .linear) {
      sheet.transform = pushing ? .identity : lowered
      shade.alpha = pushing ? 0.5 : 0
    }
    animator.addCompletion { end in
      shade.removeFromSuperview()
      sheet.transform = .identity
      switch end {
      case .end: context.completeTransition(true)
      default: context.completeTransition(false)
      }
    }
    return animator
  }
}

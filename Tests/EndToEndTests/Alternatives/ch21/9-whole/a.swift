// swift-format-ignore-file: NeverForceUnwrap

import UIKit

/// One fold, from the first movement of the finger to rest.
private struct Fold {
  let context: UIViewControllerContextTransitioning
  let sheet: UIView

  init?(_ context: UIViewControllerContextTransitioning) {
    guard let sheet = context.view(forKey: .from), let below = context.view(forKey: .to) else {
      return nil
    }
    self.context = context
    self.sheet = sheet
    context.containerView.addSubview(below)
    context.containerView.bringSubviewToFront(sheet)
  }

  func show(_ part: CGFloat) {
    sheet.transform = CGAffineTransform(scaleX: max(1 - part, 0.01), y: max(1 - part, 0.01))
  }
}

final class FoldingInteraction: NSObject, UIViewControllerInteractiveTransitioning {
  private var fold: Fold?

  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    fold = Fold(transitionContext)
    if fold == nil {
      transitionContext.cancelInteractiveTransition()
      transitionContext.completeTransition(false)
    }
  }

  func follow(_ part: CGFloat) {
    fold?.context.updateInteractiveTransition(part)
    fold?.show(part)
  }

  func end(away: Bool) {
    guard let fold = fold else { return }
    if away {
      fold.context.finishInteractiveTransition()
    } else {
      fold.context.cancelInteractiveTransition()
    }
    let rest = UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) { fold.show(away ? 1 : 0) }
    rest.addCompletion { _ in
      self.fold = nil
      fold.sheet.transform = .identity
      fold.context.completeTransition(away)
    }
    rest.startAnimation()
  }
}

extension PileViewController: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    guard isFolding else { return nil }
    return folding
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    switch operation {
    case .pop: return ShrinkAnimator()
    default: return nil
    }
  }
}

extension PileViewController {
  func listenToTheEdge() {
    let recognizer = UIScreenEdgePanGestureRecognizer()
    recognizer.edges = [.left]
    recognizer.addTarget(self, action: #selector(didSwipe(_:)))
    navigationController?.view.addGestureRecognizer(recognizer)
  }

  @objc func didSwipe(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    let place = recognizer.view ?? view!
    let way = recognizer.translation(in: place).x
    let speed = recognizer.velocity(in: place).x
    switch recognizer.state {
    case .began:
      isFolding = true
      if let presented = presentedViewController {
        presented.dismiss(animated: true)
      } else {
        _ = navigationController?.popViewController(animated: true)
      }
    case .changed:
      folding.follow(max(0, min(1, way / place.bounds.width)))
    case .ended:
      isFolding = false
      folding.end(away: way + speed / 4 > place.bounds.width / 2)
    case .cancelled, .failed:
      isFolding = false
      folding.end(away: false)
    default:
      break
    }
  }
}

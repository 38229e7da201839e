// swift-format-ignore-file: NeverForceUnwrap

import UIKit

enum Outcome {
  case away, back

  var scale: CGFloat { self == .away ? 0.01 : 1 }
}

final class FoldingInteraction: NSObject {
  weak var postcard: UIView?
  var context: UIViewControllerContextTransitioning?

  var progress: CGFloat = 0 {
    didSet {
      guard let context = context else { return }
      let scale = progress < 0.99 ? 1 - progress : 0.01
      postcard?.transform = CGAffineTransform.identity.scaledBy(x: scale, y: scale)
      context.updateInteractiveTransition(progress)
    }
  }

  func rest(_ outcome: Outcome) {
    guard let context = context, let postcard = postcard else { return }
    switch outcome {
    case .away: context.finishInteractiveTransition()
    case .back: context.cancelInteractiveTransition()
    }
    UIView.animate(
      withDuration: 0.3, delay: 0, options: [.curveLinear, .beginFromCurrentState],
      animations: {
        postcard.transform = CGAffineTransform(scaleX: outcome.scale, y: outcome.scale)
      },
      completion: { _ in
        postcard.transform = .identity
        self.context = nil
        self.postcard = nil
        context.completeTransition(outcome == .away)
      })
  }
}

extension FoldingInteraction: UIViewControllerInteractiveTransitioning {
  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    if let leaving = transitionContext.view(forKey: .from),
      let coming = transitionContext.view(forKey: .to)
    {
      transitionContext.containerView.insertSubview(coming, at: 0)
      postcard = leaving
      context = transitionContext
    } else {
      transitionContext.cancelInteractiveTransition()
      transitionContext.completeTransition(false)
    }
  }
}

extension PileViewController: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    if operation == .pop { return ShrinkAnimator() }
    return nil
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    isFolding ? folding : nil
  }
}

extension PileViewController {
  func listenToTheEdge() {
    let swipe = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(didSwipe(_:)))
    swipe.edges = .left
    navigationController!.view.addGestureRecognizer(swipe)
  }

  private func goal(of swipe: UIScreenEdgePanGestureRecognizer, after seconds: CGFloat) -> CGFloat {
    let whole = navigationController?.view
    let x = swipe.translation(in: whole).x + seconds * swipe.velocity(in: whole).x
    return x / (whole?.bounds.size.width ?? 1)
  }

  @objc func didSwipe(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    if recognizer.state == .began {
      isFolding = true
      if presentedViewController != nil {
        dismiss(animated: true, completion: nil)
      } else {
        navigationController?.popViewController(animated: true)
      }
    } else if recognizer.state == .changed {
      folding.progress = min(max(goal(of: recognizer, after: 0), 0), 1)
    } else if recognizer.state == .ended {
      isFolding = false
      folding.rest(goal(of: recognizer, after: 0.25) > 0.5 ? .away : .back)
    } else {
      isFolding = false
      folding.rest(.back)
    }
  }
}

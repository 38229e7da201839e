import UIKit

extension Lift {
  func follow(_ pan: UIPanGestureRecognizer) {
    guard let context, context.isInteractive, let animator, let view = pan.view else { return }
    let step = pan.translation(in: view).y / view.bounds.height * direction
    pan.setTranslation(.zero, in: view)
    let progress = max(0, min(1, animator.fractionComplete + step))
    animator.fractionComplete = progress
    context.updateInteractiveTransition(progress)
  }
}

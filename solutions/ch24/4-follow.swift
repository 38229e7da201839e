import UIKit

extension Lift {
  func follow(_ pan: UIPanGestureRecognizer) {
    guard let animator, let context, context.isInteractive, let view = pan.view else { return }
    let way = pan.translation(in: view).y / view.bounds.height
    let progress = min(max(caught + way * direction, 0), 1)
    animator.fractionComplete = progress
    context.updateInteractiveTransition(progress)
  }
}

import UIKit

extension Lift {
  func grab() {
    guard let animator, let context else { return }
    animator.pauseAnimation()
    animator.isReversed = false
    context.pauseInteractiveTransition()
    caught = animator.fractionComplete
  }
}

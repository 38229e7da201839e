import UIKit

extension Lift {
  func grab() {
    guard let animator, let context else { return }
    animator.pauseAnimation()
    caught = animator.isReversed ? 1 - animator.fractionComplete : animator.fractionComplete
    animator.isReversed = false
    context.pauseInteractiveTransition()
  }
}

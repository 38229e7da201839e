import UIKit

extension Lift {
  func runOn(finishing: Bool) {
    guard let animator, let context else { return }
    if finishing {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
    animator.isReversed = !finishing
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
  }
}

import UIKit

extension Lift {
  func runOn(finishing: Bool) {
    if finishing {
      context?.finishInteractiveTransition()
      animator?.isReversed = false
    } else {
      animator?.isReversed = true
      context?.cancelInteractiveTransition()
    }
    animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
  }
}

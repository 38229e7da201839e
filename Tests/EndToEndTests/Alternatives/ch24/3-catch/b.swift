import UIKit

extension Lift {
  func grab() {
    animator?.pauseAnimation()
    animator?.isReversed = false
    context?.pauseInteractiveTransition()
    caught = animator?.fractionComplete ?? 0
  }
}

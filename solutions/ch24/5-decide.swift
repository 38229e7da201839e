import UIKit

extension Lift {
  func shouldFinish(_ pan: UIPanGestureRecognizer) -> Bool {
    guard pan.state == .ended, let animator else { return false }
    let speed = pan.velocity(in: pan.view).y * direction
    return abs(speed) > 400 ? speed > 0 : animator.fractionComplete > 0.5
  }
}

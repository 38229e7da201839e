import UIKit

extension Lift {
  func shouldFinish(_ pan: UIPanGestureRecognizer) -> Bool {
    if pan.state == .cancelled { return false }
    let velocity = pan.velocity(in: stack?.view)
    let forwards = operation == .push ? -velocity.y : velocity.y
    if forwards > 400 { return true }
    if forwards < -400 { return false }
    return (animator?.fractionComplete ?? 0) > 0.5
  }
}

import UIKit

final class RevealAnimator: HeldReveal {
  override func finish() {
    super.finish()
    restart(finishing: true)
  }

  override func cancel() {
    super.cancel()
    restart(finishing: false)
  }

  private func restart(finishing: Bool) {
    guard let layer = storedContext?.containerView.layer else { return }
    layer.beginTime = CACurrentMediaTime()
    layer.speed = finishing ? 1 : -1
  }
}

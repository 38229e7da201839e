import UIKit

final class FoldingInteraction: Folding {
  override func finish() {
    context?.finishInteractiveTransition()
    settle(at: CGAffineTransform(scaleX: 0.01, y: 0.01), didComplete: true)
  }

  override func cancel() {
    context?.cancelInteractiveTransition()
    settle(at: .identity, didComplete: false)
  }

  private func settle(at transform: CGAffineTransform, didComplete: Bool) {
    UIView.animate(withDuration: 0.3) {
      self.foldingView?.transform = transform
    } completion: { _ in
      self.foldingView?.transform = .identity
      self.context?.completeTransition(didComplete)
      self.context = nil
      self.foldingView = nil
    }
  }
}

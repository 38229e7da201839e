import UIKit

final class FoldingInteraction: Folding {
  override func update(_ progress: CGFloat) {
    let scale = max(1 - progress, 0.01)
    foldingView?.transform = CGAffineTransform(scaleX: scale, y: scale)
    context?.updateInteractiveTransition(progress)
  }
}

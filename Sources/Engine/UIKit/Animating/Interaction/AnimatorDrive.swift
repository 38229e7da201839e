import HeadlessCoreGraphics
import HeadlessQuartzCore

/// Drives a transition through its interruptible animator.
final class AnimatorDrive: TransitionDrive {
  // The transition retains it until it completes.
  private weak var animator: UIViewImplicitlyAnimating?
  private let container: CALayer
  private var hasSearched = false

  init(_ animator: UIViewImplicitlyAnimating, container: CALayer) {
    self.animator = animator
    self.container = container
    animator.pauseAnimation()
  }

  func update(to progress: Double) {
    animator?.fractionComplete = CGFloat(progress)
    searchForRawAnimations()
  }

  func pause() -> Double {
    animator?.pauseAnimation()
    animator?.isReversed = false
    return Double(animator?.fractionComplete ?? 0)
  }

  func end(_ rest: TransitionRest) {
    searchForRawAnimations()
    animator?.isReversed = rest.goal == 0
    animator?.continueAnimation(
      withTimingParameters: rest.timing, durationFactor: CGFloat(rest.share))
  }

  /// Reports animations that the app added itself and that the animator does not pause.
  private func searchForRawAnimations() {
    guard !hasSearched else { return }
    hasSearched = true
    container.reportRawAnimations()
  }
}

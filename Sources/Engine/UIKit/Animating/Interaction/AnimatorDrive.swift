import HeadlessCoreGraphics
import HeadlessQuartzCore

/// Drives a transition by its interruptible animator.
final class AnimatorDrive: TransitionDrive {
  // The transition keeps it for as long as it is open.
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
    return Double(animator?.fractionComplete ?? 0)
  }

  func end(_ rest: TransitionRest) {
    searchForRawAnimations()
    animator?.isReversed = rest.goal == 0
    animator?.continueAnimation(
      withTimingParameters: rest.timing, durationFactor: CGFloat(rest.share))
  }

  /// Animations that the app attached itself run by themselves while the rest is driven.
  private func searchForRawAnimations() {
    guard !hasSearched else { return }
    hasSearched = true
    container.reportRawAnimations()
  }
}

import Foundation
import HeadlessCoreGraphics

public enum UIViewAnimatingState: Int, Sendable {
  /// Nothing has begun, or everything is over.
  case inactive
  /// The animations exist; they run or are paused.
  case active
  /// Stopped for good, and waiting for `finishAnimation(at:)`.
  case stopped
}

public enum UIViewAnimatingPosition: Int, Sendable {
  /// The values that the animations lead to.
  case end
  /// The values from which they started.
  case start
  /// Somewhere between.
  case current
}

/// Something that animates and can be paused, scrubbed, reversed and stopped.
public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  /// Whether time moves the animations at this moment.
  var isRunning: Bool { get }
  /// Whether the animations run back to their beginning.
  var isReversed: Bool { get set }
  /// How far the animations have come, 0...1; setting it pauses them there.
  var fractionComplete: CGFloat { get set }

  /// Starts the animations, or lets paused ones go on.
  func startAnimation()
  /// Starts the animations after some seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Stops time for the animations.
  func pauseAnimation()
  /// Ends the animations where they are.
  ///
  /// - Parameter withoutFinishing: `true` to end here without completions, `false` to wait for
  ///   ``finishAnimation(at:)``.
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that turns changes of views into animations.
///
/// The last five requirements are optional; without them nothing is added, and the animation
/// starts again where it is.
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that start after a fraction of the time that remains.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds code that is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Lets paused animations go on with another pace or in another time.
  func continueAnimation(
    withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  /// Adds changes without a delay.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  /// Makes changes at once.
  public func addAnimations(_ animation: @escaping () -> Void) {
    animation()
  }

  /// Adds nothing.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}

  /// Starts the animations again.
  public func continueAnimation(
    withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat
  ) {
    startAnimation()
  }
}

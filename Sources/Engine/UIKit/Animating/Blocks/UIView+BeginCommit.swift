import Foundation
import HeadlessQuartzCore

/// Animation blocks without closures, deprecated since iOS 13.
extension UIView {
  private static var open: [BeganBlock] {
    get { World.current.uiKit.begunBlocks }
    _modify { yield &World.current.uiKit.begunBlocks }
  }

  /// The identifier and the context are handed to the delegate's methods.
  @available(*, deprecated, message: "use animate(withDuration:animations:)")
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    open.append(BeganBlock(animationID, context))
  }

  /// Retained until the animations are over.
  @available(*, deprecated, message: "use animate(withDuration:animations:completion:)")
  public class func setAnimationDelegate(_ delegate: Any?) {
    open.last?.delegate = delegate as AnyObject?
  }

  /// Performed with the identifier and the context when the animations begin.
  @available(*, deprecated, message: "use animate(withDuration:animations:completion:)")
  public class func setAnimationWillStart(_ selector: Selector?) {
    open.last?.willStart = selector
  }

  /// Performed with the identifier, a number that says whether the animations finished, and the context.
  ///
  /// Fidelity: the context arrives only as the third argument of closures, since selectors take two.
  @available(*, deprecated, message: "use animate(withDuration:animations:completion:)")
  public class func setAnimationDidStop(_ selector: Selector?) {
    open.last?.didStop = selector
  }

  @available(
    *, deprecated, message: "use animate(withDuration:delay:options:animations:completion:)"
  )
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    guard let context = open.last?.context else { return }
    if fromCurrentState {
      context.options.insert(.beginFromCurrentState)
    } else {
      context.options.remove(.beginFromCurrentState)
    }
  }

  /// Flips or curls the view when the animations are committed.
  @available(*, deprecated, message: "use transition(with:duration:options:animations:completion:)")
  public class func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) {
    open.last?.transition = (view, transition)
  }

  @available(*, deprecated, message: "use AnimationOptions")
  public enum AnimationTransition: Int, Sendable {
    case none
    case flipFromLeft
    case flipFromRight
    case curlUp
    case curlDown

    fileprivate var options: AnimationOptions {
      switch self {
      case .none: []
      case .flipFromLeft: .transitionFlipFromLeft
      case .flipFromRight: .transitionFlipFromRight
      case .curlUp: .transitionCurlUp
      case .curlDown: .transitionCurlDown
      }
    }
  }

  @available(*, deprecated, message: "use animate(withDuration:animations:)")
  public class func commitAnimations() {
    open.popLast()?.commit()
  }

  /// In seconds; 0.2 by default.
  @available(*, deprecated, message: "use animate(withDuration:animations:)")
  public class func setAnimationDuration(_ duration: TimeInterval) {
    open.last?.context.timing.duration = max(0, duration)
  }

  /// In seconds.
  @available(
    *, deprecated, message: "use animate(withDuration:delay:options:animations:completion:)"
  )
  public class func setAnimationDelay(_ delay: TimeInterval) {
    open.last?.context.timing.delay = max(0, delay)
  }

  @available(
    *, deprecated, message: "use animate(withDuration:delay:options:animations:completion:)"
  )
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    open.last?.context.timing.pacing = .curve(curve.cubic)
  }

  /// Also affects the animation closure around it.
  @available(
    *, deprecated, message: "use modifyAnimations(withRepeatCount:autoreverses:animations:)"
  )
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    AnimationContext.current?.timing.repeatCount = repeatCount
  }

  @available(
    *, deprecated, message: "use modifyAnimations(withRepeatCount:autoreverses:animations:)"
  )
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    AnimationContext.current?.timing.autoreverses = repeatAutoreverses
  }

  final class BeganBlock {
    fileprivate let context: AnimationContext
    fileprivate var delegate: AnyObject?
    fileprivate var willStart: Selector?
    fileprivate var didStop: Selector?
    fileprivate var transition: (view: UIView, kind: AnimationTransition)?
    private let identifier: String?
    private let block: AnimationBlock

    fileprivate init(_ identifier: String?, _ pointer: UnsafeMutableRawPointer?) {
      self.identifier = identifier
      var stopped: ((Bool) -> Void)?
      block = AnimationBlock { stopped?($0) }
      let timing = AnimationTiming(duration: 0.2, pacing: .curve(.easeInEaseOut))
      context = AnimationContext(timing: timing, block: block)
      context.enter()
      stopped = { self.tellStopped(finished: $0) }
      // A block without commit ends with the turn that began it.
      MainLoop.shared.perform(after: 0) { [weak self] in
        guard let self, let index = open.firstIndex(where: { $0 === self }) else { return }
        for block in open[index...].reversed() { block.commit() }
        open.removeSubrange(index...)
      }
    }

    fileprivate func commit() {
      context.leave()
      if let delegate, let willStart { willStart.perform(on: delegate, with: identifier, nil) }
      if let (view, kind) = transition, kind != .none {
        UIView.transition(
          with: view, duration: context.timing.duration, options: kind.options, animations: nil)
      }
      block.seal()
    }

    private func tellStopped(finished: Bool) {
      guard let delegate, let didStop else { return }
      didStop.perform(on: delegate, with: identifier, NSNumber(value: finished))
    }
  }
}

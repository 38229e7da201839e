import HeadlessQuartzCore

// Types that other rooms are building, as far as views need them. Whoever lands one of these types
// deletes its lines here.

// anim
public enum UIViewAnimatingState: Int { case inactive, active, stopped }
public enum UIViewAnimatingPosition: Int { case end, start, current }
public protocol UIViewImplicitlyAnimating: NSObjectProtocol {}
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  public var state: UIViewAnimatingState { .inactive }
  public var isRunning: Bool { false }
  open var isReversed = false
  open var fractionComplete: CGFloat = 0
  public override init() { super.init() }
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)?
  ) { self.init() }
  open func addAnimations(_ animation: @escaping () -> Void) { animation() }
  open func startAnimation() {}
  open func pauseAnimation() {}
  open func stopAnimation(_ withoutFinishing: Bool) {}
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
  open func continueAnimation(
    withTimingParameters parameters: UISpringTimingParameters?, durationFactor: CGFloat) {}
}
open class UISpringTimingParameters: NSObject {}
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  open func startInteractiveTransition(
    _ transitionContext: UIViewControllerContextTransitioning) {}
  open func update(_ percentComplete: CGFloat) {}
  open func cancel() {}
  open func finish() {}
  func adopt(_ transitionContext: UIViewControllerContextTransitioning) {}
}
enum StandInCurve { case linear, easeInEaseOut }
enum Pacing {
  case curve(StandInCurve)
  init(_ parameters: UISpringTimingParameters) { self = .curve(.easeInEaseOut) }
}
extension UIView {
  public enum AnimationCurve: Int { case easeInOut, easeIn, easeOut, linear }
  public struct AnimationOptions: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    var isContentTransition: Bool { rawValue >> 20 & 15 != 0 }
  }
  class func runBlock(
    duration: TimeInterval, delay: TimeInterval, pacing: Pacing, options: AnimationOptions,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    animations()
    MainLoop.shared.perform(after: duration) { completion?(true) }
  }
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    MainLoop.shared.perform(after: duration) { completion?(true) }
  }
  public class func performWithoutAnimation(_ change: () -> Void) { change() }
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    MainLoop.shared.perform(after: duration) { completion?(true) }
  }
}
final class AnimationContext {
  static var current: AnimationContext?
  func action(for layer: CALayer, key: String) -> CAAction? { nil }
}

// views
open class UIControl: UIView {}
open class UIScrollView: UIView {
  var isContentConstrained = false
  open var contentSize = CGSize.zero
  lazy var contentLayoutGuide = UILayoutGuide(.scrollContent, of: self)
}

// quartz
extension CALayer {
  var contentsScale: CGFloat {
    get { 1 }
    set {}
  }
  var isOpaque: Bool {
    get { false }
    set {}
  }
}

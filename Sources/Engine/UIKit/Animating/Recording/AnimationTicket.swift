import Foundation
import HeadlessCoreGraphics
import HeadlessQuartzCore

/// One animation that a block started: on which layer, what it does, and whom its end concerns.
///
/// The layer holds the animation, the animation holds its ``Attachment``, and that holds the
/// ticket. A ticket of a property animator is attached anew whenever the animator pauses,
/// scrubs or turns round.
final class AnimationTicket {
  enum Content {
    case course(Course, of: AnimatedProperty)
    case transition(ContentTransition)
  }

  /// How a property animator's animation stands still.
  enum Rest {
    /// At a fraction of its time, along its pace.
    case paced
    /// At a fraction of its way.
    case even
  }

  /// Learns of every new ticket, while somebody wants to know what a piece of code starts.
  static var witness: ((AnimationTicket) -> Void)?

  let content: Content
  let isDown: Bool
  let pacing: Pacing
  /// Where it stands in its animator's course, as fractions of the animator's duration.
  let window: ClosedRange<Double>
  let repeats: Bool
  private(set) weak var layer: CALayer?
  private let block: AnimationBlock
  private weak var animator: UIViewPropertyAnimator?
  private weak var untouchable: UIView?
  private weak var attachment: Attachment?
  private var key: String?
  private var isOpen = true
  /// Whether the present animation has run to its end.
  private(set) var hasArrived = false
  /// How the present animation stands still; `nil` if it moves.
  var rest: Rest?

  init(_ content: Content, of layer: CALayer, context: AnimationContext, isDown: Bool = false) {
    self.content = content
    self.layer = layer
    self.isDown = isDown
    pacing = context.timing.pacing
    window = context.window
    repeats = context.timing.repeats
    block = context.block
    if case .course = content { animator = context.animator }
    if context.keepsTouchesAway { untouchable = layer.owner as? UIView }
    block.began(self)
    untouchable?.touchBlockingAnimations += 1
    Self.witness?(self)
  }

  deinit {
    close(finished: false)
  }

  /// Attaches the animation as an animation block wants it.
  func attach(_ timing: AnimationTiming) {
    guard let layer else { return }
    let duration = max(timing.duration, AnimationTiming.leastDuration)
    let animation: CAAnimation
    switch content {
    case .course(let course, _):
      animation = course.animation(pacing: pacing, duration: duration, isDown: isDown)
    case .transition(let transition):
      animation = transition.animation(pacing: pacing, duration: duration)
    }
    animation.repeatCount = timing.repeatCount
    animation.autoreverses = timing.autoreverses
    if timing.delay > 0 {
      animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + timing.delay
    }
    attach(animation, to: layer)
  }

  /// Attaches an animation in place of the present one.
  func attach(_ animation: CAAnimation, to layer: CALayer) {
    let attachment = Attachment(self)
    animation.delegate = attachment
    let key = self.key ?? freeKey(in: layer)
    self.attachment?.ticket = nil
    self.attachment = attachment
    self.key = key
    hasArrived = false
    rest = nil
    layer.add(animation, forKey: key)
  }

  /// Moves an animation that stands still to another offset; whether there is one.
  func move(to offset: Double) -> Bool {
    guard let layer, let attached else { return false }
    layer.retime(attached) { $0.timeOffset = offset }
    return true
  }

  /// How long after now it begins, in seconds, as long as no commit has seen it.
  var delay: Double {
    guard let layer, let attached, attached.animation.beginTime != 0 else { return 0 }
    return attached.animation.beginTime - layer.convertTime(CACurrentMediaTime(), from: nil)
  }

  /// Goes its way evenly from now on, whatever its pace was.
  func straighten() {
    guard case .course(let course, _) = content, let layer, let former = attached?.animation else {
      return
    }
    let animation = course.animation(pacing: nil, duration: former.duration, isDown: isDown)
    animation.repeatCount = former.repeatCount
    animation.autoreverses = former.autoreverses
    animation.beginTime = former.beginTime
    attach(animation, to: layer)
  }

  /// Stands still at an offset from its beginning, in seconds.
  func stand(at offset: Double) {
    guard let layer, let attached else { return }
    layer.retime(attached) {
      $0.speed = 0
      $0.timeOffset = offset
    }
  }

  /// Runs on from an offset, or is over if nothing is left of it.
  func run(from offset: Double) {
    guard let layer, let attached else { return }
    let animation = attached.animation
    let isPlain = animation.repeatCount == 0 && !animation.autoreverses
    // Offsets are sums of instants near 1000 seconds; a nanosecond is far above their rounding.
    guard !isPlain || animation.duration > offset + 1e-9 else { return conclude() }
    let now = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.retime(attached) {
      $0.speed = 1
      $0.timeOffset = 0
      $0.beginTime = now - offset
    }
  }

  /// Takes the animation away as one that has run to its end.
  func conclude() {
    detach()
    stopped(finished: true)
  }

  private var attached: AttachedAnimation? {
    guard let layer, let attachment else { return nil }
    return layer.attachedAnimations.first { $0.animation.delegate === attachment }
  }

  /// Takes the animation away; the layer shows its model values.
  func detach() {
    attachment?.ticket = nil
    attachment = nil
    if let key { layer?.removeAnimation(forKey: key) }
    key = nil
  }

  /// Gives way to another animation of the same property.
  func replace() {
    detach()
    end(finished: false)
  }

  /// The animation is over, one way or the other.
  fileprivate func stopped(finished: Bool) {
    if finished, let animator {
      hasArrived = true
      animator.arrived(self)
    } else {
      end(finished: finished)
    }
  }

  /// The layer has gone, and the animation with it, without anybody being told.
  fileprivate func forsake() {
    MainLoop.shared.perform(after: 0) { self.end(finished: false) }
  }

  private func end(finished: Bool) {
    attachment?.ticket = nil
    attachment = nil
    close(finished: finished)
    animator?.lost(self)
  }

  /// Settles accounts with the block and the view; once.
  func close(finished: Bool) {
    guard isOpen else { return }
    isOpen = false
    untouchable?.touchBlockingAnimations -= 1
    block.ended(finished: finished)
  }

  /// Whether nobody can see the animation, as its layer is in no window.
  var isUnseen: Bool { layer?.isRendered != true }

  /// Ends an animation that nobody can see.
  func endIfUnseen() {
    guard isOpen, isUnseen else { return }
    conclude()
  }

  /// Additive animations lie side by side under numbered keys; others replace their like.
  private func freeKey(in layer: CALayer) -> String {
    guard case .course(let course, _) = content else { return "transition" }
    guard course.isAdditive else { return course.keyPath }
    var key = course.keyPath
    var number = 2
    while layer.animation(forKey: key) != nil {
      key = "\(course.keyPath)-\(number)"
      number += 1
    }
    return key
  }

  /// Whether touches find the view where the animation shows it.
  fileprivate var showsTouches: Bool {
    animator.map { !$0.isManualHitTestingEnabled } ?? false
  }

  fileprivate func animates(_ property: AnimatedProperty) -> Bool {
    if case .course(_, property) = content { return true }
    return false
  }
}

/// The delegate of one attached animation; without ticket once another one took its place.
final class Attachment: NSObject, EngineAnimationDelegate {
  fileprivate(set) var ticket: AnimationTicket?

  fileprivate init(_ ticket: AnimationTicket) {
    self.ticket = ticket
  }

  deinit {
    ticket?.forsake()
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    ticket?.stopped(finished: flag)
  }
}

extension UIView {
  /// Where a touch at a point of the superview is in this view.
  ///
  /// A property animator that does not leave hit tests to the app lets its views be touched where
  /// they are seen; see ``UIViewPropertyAnimator/isManualHitTestingEnabled``.
  func placeOfTouch(at point: CGPoint, in superview: UIView) -> CGPoint {
    let isFollowed = layer.attachedAnimations.contains {
      ($0.animation.delegate as? Attachment)?.ticket?.showsTouches == true
    }
    guard isFollowed, let shown = layer.presentation() else {
      return superview.convert(point, to: self)
    }
    return shown.convert(point, from: superview.layer)
  }
}

extension CALayer {
  /// The animations of a property that animation blocks started on this layer.
  func tickets(for property: AnimatedProperty) -> [AnimationTicket] {
    attachedAnimations.compactMap { attached in
      guard let ticket = (attached.animation.delegate as? Attachment)?.ticket else { return nil }
      return ticket.animates(property) ? ticket : nil
    }
  }
}

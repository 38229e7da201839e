import HeadlessQuartzCore
import Motion

/// Moves items as bodies of a small physical world, frame by frame.
///
/// It runs while something moves, and pauses when everything rests. It goes away with its last
/// owner, and so does the movement.
///
/// Fidelity: the units are Apple's (gravity 1 is 1,000 points per second squared, a push of 1 gives
/// a 100 by 100 view 100 of them). Apple has published neither its solver nor the friction and
/// bounce of bodies without a `UIDynamicItemBehavior`; paths agree with a device in kind, not to
/// the point.
open class UIDynamicAnimator: NSObject {
  /// In whose coordinates the items move, and whose bounds may hold them.
  open private(set) weak var referenceView: UIView?
  /// The behaviors that were added and not removed.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Whether something moves.
  open var isRunning: Bool { pulse.wantsFrames }
  /// How long it has been running, in seconds.
  open private(set) var elapsedTime: TimeInterval = 0
  /// Is told when the movement begins and when it comes to rest.
  open weak var delegate: UIDynamicAnimatorDelegate?

  private weak var layout: UICollectionViewLayout?
  private let world = World()
  private let pulse = Pulse()
  private var quietFrames = 0

  /// How many frames without movement are rest; a body at the top of its flight is not at rest.
  private static let framesOfRest = 15

  /// Creates an animator without behaviors.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
    pulse.animator = self
  }

  /// Creates an animator for the attributes of a collection's layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init()
    pulse.animator = self
  }

  /// Creates an animator without coordinates of its own.
  public override init() {
    super.init()
    pulse.animator = self
  }

  deinit { pulse.stop() }

  /// The attributes of a cell, if a behavior has an effect on them.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    behaviors.lazy.flatMap(\.withDescendants).flatMap(\.ownItems)
      .compactMap { $0 as? UICollectionViewLayoutAttributes }
      .first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  /// Adds a behavior, with its children.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.append(behavior)
    behavior.move(to: self)
    behaviorsChanged()
  }

  /// Takes a behavior away; the items stay where they are.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let place = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behaviors.remove(at: place)
    behavior.move(to: nil)
    behaviorsChanged()
  }

  /// Takes all behaviors away.
  open func removeAllBehaviors() {
    let removed = behaviors
    behaviors = []
    for behavior in removed { behavior.move(to: nil) }
    behaviorsChanged()
  }

  /// The items that touch a rectangle of the reference view.
  open func items(in rect: CGRect) -> [UIDynamicItem] {
    world.bodies.all.map(\.item).filter { item in
      CGRect(
        x: item.center.x - item.bounds.width / 2, y: item.center.y - item.bounds.height / 2,
        width: item.bounds.width, height: item.bounds.height
      ).intersects(rect)
    }
  }

  /// Reads an item's place and rotation anew, after the app has changed them.
  open func updateItem(usingCurrentState item: UIDynamicItem) {
    guard let body = world.bodies[item] else { return }
    body.readPlace()
    wake()
  }

  /// Says that a behavior, its items or its numbers are different now.
  func behaviorsChanged() {
    let all = behaviors.flatMap(\.withDescendants)
    world.bodies.keep(all.flatMap(\.ownItems))
    for body in world.bodies.all { body.material = .usual }
    for behavior in all { behavior.characterize(world.bodies) }
    if all.isEmpty { pulse.stop() } else { wake() }
  }

  /// The body of an item, if a behavior has an effect on it.
  func body(of item: any UIDynamicItem) -> Body? { world.bodies[item] }

  private func wake() {
    quietFrames = 0
    guard !isRunning, !behaviors.isEmpty else { return }
    delegate?.dynamicAnimatorWillResume(self)
    pulse.start()
  }

  fileprivate func frame() {
    let all = behaviors.flatMap(\.withDescendants)
    let moved = world.advance(
      by: MainLoop.frameDuration, behaviors: all,
      bounds: referenceView?.bounds ?? layout?.collectionView?.bounds ?? .zero)
    elapsedTime += MainLoop.frameDuration
    for body in world.bodies.all { body.writePlace() }
    layout?.invalidateLayout()
    for behavior in all { behavior.tell() }
    for behavior in all { behavior.action?() }
    quietFrames = moved ? 0 : quietFrames + 1
    guard quietFrames >= Self.framesOfRest, isRunning else { return }
    pulse.stop()
    delegate?.dynamicAnimatorDidPause(self)
  }
}

/// Is told when the movement of a dynamic animator begins and ends.
///
/// Every method is optional.
public protocol UIDynamicAnimatorDelegate: AnyObject {
  /// Something is going to move.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Everything rests.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Brings the screen's frames to an animator without keeping it alive.
private final class Pulse: FrameListener {
  weak var animator: UIDynamicAnimator?
  private(set) var wantsFrames = false

  func start() {
    wantsFrames = true
    MainLoop.shared.frames.add(self)
  }

  func stop() {
    wantsFrames = false
    MainLoop.shared.frames.remove(self)
  }

  func frame(timestamp: Double, target: Double) { animator?.frame() }
}

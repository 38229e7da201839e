import HeadlessQuartzCore
import Motion

/// Simulates items as rigid bodies, frame by frame.
///
/// It runs while something moves, and pauses when everything rests. The movement ends when the
/// animator is released.
///
/// Fidelity: the units are Apple's (gravity 1 is 1,000 points per second squared, a push of 1 gives
/// a 100 by 100 view 100 of them). Apple has published neither its solver nor the friction and
/// bounce of bodies without a `UIDynamicItemBehavior`; paths agree with a device in kind, not to
/// the point.
open class UIDynamicAnimator: NSObject {
  /// Its coordinates are those of the items, and its bounds can become a boundary.
  open private(set) weak var referenceView: UIView?
  open private(set) var behaviors: [UIDynamicBehavior] = []
  open var isRunning: Bool { frameForwarder.wantsFrames }
  /// The time that it has been running, in seconds.
  open private(set) var elapsedTime: TimeInterval = 0
  open weak var delegate: UIDynamicAnimatorDelegate?

  private weak var layout: UICollectionViewLayout?
  private let simulation = RigidBodySimulation()
  private let frameForwarder = FrameForwarder()

  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
    frameForwarder.animator = self
  }

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init()
    frameForwarder.animator = self
  }

  public override init() {
    super.init()
    frameForwarder.animator = self
  }

  deinit { frameForwarder.stop() }

  /// `nil` if no behavior affects the cell.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    behaviors.lazy.flatMap(\.withDescendants).flatMap(\.ownItems)
      .compactMap { $0 as? UICollectionViewLayoutAttributes }
      .first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.append(behavior)
    behavior.move(to: self)
    behaviorsChanged()
  }

  /// The items stay where they are.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let place = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behaviors.remove(at: place)
    behavior.move(to: nil)
    behaviorsChanged()
  }

  open func removeAllBehaviors() {
    let removed = behaviors
    behaviors = []
    for behavior in removed { behavior.move(to: nil) }
    behaviorsChanged()
  }

  /// By their unrotated bounds.
  open func items(in rect: CGRect) -> [UIDynamicItem] {
    simulation.bodies.all.map(\.item).filter { item in
      CGRect(
        x: item.center.x - item.bounds.width / 2, y: item.center.y - item.bounds.height / 2,
        width: item.bounds.width, height: item.bounds.height
      )._intersects(rect)
    }
  }

  /// Reads an item's position and rotation, after the app has changed them.
  open func updateItem(usingCurrentState item: UIDynamicItem) {
    guard let body = simulation.bodies[item] else { return }
    body.readItem()
    wake()
  }

  /// Called when a behavior, its items or its properties have changed.
  func behaviorsChanged() {
    let all = behaviors.flatMap(\.withDescendants)
    simulation.keep(all.flatMap(\.ownItems))
    for behavior in all {
      behavior.ownBodies = behavior.ownItems.compactMap { simulation.bodies[$0] }
    }
    for body in simulation.bodies.all { body.material = .standard }
    for behavior in all { behavior.applyProperties(to: simulation.bodies) }
    if all.isEmpty { frameForwarder.stop() } else { wake() }
  }

  /// `nil` if no behavior affects the item.
  func body(of item: any UIDynamicItem) -> Body? { simulation.bodies[item] }

  private func wake() {
    simulation.wake()
    guard !isRunning, !behaviors.isEmpty else { return }
    delegate?.dynamicAnimatorWillResume(self)
    frameForwarder.start()
  }

  fileprivate func frame() {
    let all = behaviors.flatMap(\.withDescendants)
    simulation.advance(
      by: MainLoop.frameDuration, behaviors: all,
      bounds: referenceView?.bounds ?? layout?.collectionView?.bounds ?? .zero)
    elapsedTime += MainLoop.frameDuration
    for body in simulation.bodies.all { body.writeItem() }
    layout?.invalidateLayout()
    for behavior in all { behavior.notifyDelegate() }
    for behavior in all { behavior.action?() }
    guard simulation.isAtRest, isRunning else { return }
    frameForwarder.stop()
    delegate?.dynamicAnimatorDidPause(self)
  }
}

public protocol UIDynamicAnimatorDelegate: AnyObject {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Forwards frames to an animator without keeping it alive.
private final class FrameForwarder: FrameListener {
  weak var animator: UIDynamicAnimator?
  private(set) var wantsFrames = false
  private weak var frames: FrameClock?

  func start() {
    wantsFrames = true
    frames = MainLoop.shared.frames
    frames?.add(self)
  }

  func stop() {
    wantsFrames = false
    frames?.remove(self)
  }

  func frame(timestamp: Double, target: Double) { animator?.frame() }
}

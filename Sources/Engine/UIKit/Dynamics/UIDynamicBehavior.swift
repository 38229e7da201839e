import HeadlessQuartzCore

/// An app's subclasses combine behaviors with ``addChildBehavior(_:)``.
open class UIDynamicBehavior: NSObject {
  /// Added to and removed from the animator together with this behavior.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called after each frame, when the items have been moved.
  open var action: (() -> Void)?
  /// `nil` while the behavior has not been added to an animator.
  open private(set) weak var dynamicAnimator: UIDynamicAnimator?

  public override init() {
    super.init()
  }

  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior !== self, !childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.append(behavior)
    if let dynamicAnimator {
      behavior.move(to: dynamicAnimator)
      dynamicAnimator.behaviorsChanged()
    }
  }

  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let place = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    childBehaviors.remove(at: place)
    behavior.move(to: nil)
    dynamicAnimator?.behaviorsChanged()
  }

  /// `nil` when the behavior is removed.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// The items that the behavior itself affects.
  var ownItems: [any UIDynamicItem] = [] {
    didSet { dynamicAnimator?.behaviorsChanged() }
  }

  /// The bodies of ``ownItems``, in their order; none while the behavior is in no animator.
  var ownBodies: [Body] = []

  func include(_ item: any UIDynamicItem) {
    guard !ownItems.contains(where: { $0 === item }) else { return }
    ownItems.append(item)
  }

  func exclude(_ item: any UIDynamicItem) { ownItems.removeAll { $0 === item } }

  /// Sets properties of the items' bodies.
  func applyProperties(to bodies: BodyTable) {}

  /// Applies forces and impulses, before each step of a length in seconds.
  func applyForces(to bodies: BodyTable, step: Double) {}

  /// Sets velocities that hold whatever forces were applied in the step.
  func overrideVelocities(step: Double) {}

  /// The joints between bodies, or between a body and a point.
  func joints(_ bodies: BodyTable) -> [Joint] { [] }

  /// The points where bodies touch each other or a boundary; `bounds` are the reference view's.
  func contacts(_ bodies: BodyTable, in bounds: CGRect) -> [Contact] { [] }

  /// The part of a step after which a body touches something that it has then passed; `nil` if it
  /// has passed nothing.
  func touch(of body: Body, movedFrom former: Body.Placement) -> Double? { nil }

  /// Notifies the app of changes since the last frame.
  func notifyDelegate() {}

  func move(to animator: UIDynamicAnimator?) {
    willMove(to: animator)
    dynamicAnimator = animator
    if animator == nil { ownBodies = [] }
    for child in childBehaviors { child.move(to: animator) }
  }

  /// Itself and all behaviors below it, from the top.
  var withDescendants: [UIDynamicBehavior] {
    [self] + childBehaviors.flatMap(\.withDescendants)
  }
}

import HeadlessQuartzCore

/// A force or a rule that a dynamic animator applies to its items.
///
/// Subclasses of an app gather behaviors by ``addChildBehavior(_:)``.
open class UIDynamicBehavior: NSObject {
  /// The behaviors that come and go with this one.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called after each step, when the items have been moved.
  open var action: (() -> Void)?
  /// Who applies the behavior; `nil` while it has not been added.
  open private(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// Creates a behavior that does nothing by itself.
  public override init() {
    super.init()
  }

  /// Lets another behavior come and go with this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior !== self, !childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.append(behavior)
    if let dynamicAnimator {
      behavior.move(to: dynamicAnimator)
      dynamicAnimator.behaviorsChanged()
    }
  }

  /// Takes a behavior out again.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let place = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    childBehaviors.remove(at: place)
    behavior.move(to: nil)
    dynamicAnimator?.behaviorsChanged()
  }

  /// Called before the behavior is added to an animator, or with `nil` before it is removed.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// The items that the behavior itself has an effect on.
  var ownItems: [any UIDynamicItem] = [] {
    didSet { dynamicAnimator?.behaviorsChanged() }
  }

  /// Has an effect on one more item.
  func include(_ item: any UIDynamicItem) {
    guard !ownItems.contains(where: { $0 === item }) else { return }
    ownItems.append(item)
  }

  /// Has no effect on an item any longer.
  func exclude(_ item: any UIDynamicItem) { ownItems.removeAll { $0 === item } }

  /// Changes what the bodies of the items are.
  func characterize(_ bodies: BodyTable) {}

  /// Adds forces and impulses, before each step, which takes a time in seconds.
  func push(_ bodies: BodyTable, step: Double) {}

  /// What ties bodies to each other or to places.
  func joints(_ bodies: BodyTable) -> [Joint] { [] }

  /// Where bodies touch what is in a room.
  func contacts(_ bodies: BodyTable, in room: CGRect) -> [Contact] { [] }

  /// Tells the app what happened since the last frame.
  func tell() {}

  func move(to animator: UIDynamicAnimator?) {
    willMove(to: animator)
    dynamicAnimator = animator
    for child in childBehaviors { child.move(to: animator) }
  }

  /// Itself and all behaviors below it, from the top.
  var withDescendants: [UIDynamicBehavior] {
    [self] + childBehaviors.flatMap(\.withDescendants)
  }
}

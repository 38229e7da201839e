import EngineTesting
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("The life of a dynamic animator", .oneAtATime)
struct AnimatorLife {
  @Test("Behaviors come and go with their parents, and are told before")
  func parents() {
    let stage = DynamicStage()
    let (parent, child) = (Recording(), Recording())
    parent.addChildBehavior(child)
    stage.animator.addBehavior(parent)
    #expect(stage.animator.behaviors == [parent])
    #expect(parent.dynamicAnimator === stage.animator && child.dynamicAnimator === stage.animator)
    parent.removeChildBehavior(child)
    #expect(child.dynamicAnimator == nil)
    stage.animator.removeAllBehaviors()
    #expect(parent.seen == ["here", "gone"] && child.seen == ["here", "gone"])
    #expect(stage.animator.behaviors.isEmpty && !stage.animator.isRunning)
  }

  @Test("The app's own changes count only after the animator was told")
  func telling() {
    let stage = DynamicStage()
    let box = stage.box(0, 0)
    stage.animator.addBehavior(UIGravityBehavior(items: [box]))
    stage.wait(0.1)
    box.center = CGPoint(x: 200, y: 10)
    stage.wait(0.1)
    #expect(box.center.x == 50)
    box.center = CGPoint(x: 200, y: 10)
    stage.animator.updateItem(usingCurrentState: box)
    stage.wait(0.1)
    #expect(box.center.x == 200)
  }

  @Test("Without its owner, the animator and the movement are gone")
  func release() {
    let stage = DynamicStage()
    let box = stage.box(0, 0)
    var animator: UIDynamicAnimator? = UIDynamicAnimator(referenceView: stage.window)
    weak let gone = animator
    animator?.addBehavior(UIGravityBehavior(items: [box]))
    stage.wait(0.1)
    animator = nil
    #expect(gone == nil)
    let place = box.center
    #expect(MainLoop.shared.settle(limit: 1))
    #expect(box.center == place)
  }

  @Test("The same behaviors give the same places, to the bit")
  func determinism() {
    let runs = (0..<2).map { _ in
      let stage = DynamicStage()
      let boxes = (0..<4).map { stage.box(CGFloat($0) * 60, CGFloat($0) * 40, side: 50) }
      stage.animator.addBehavior(UIGravityBehavior(items: boxes))
      _ = stage.walls(boxes)
      var places: [CGPoint] = []
      stage.animator.behaviors[0].action = { places += boxes.map(\.center) }
      stage.wait(2)
      return places
    }
    #expect(runs[0] == runs[1] && runs[0].count > 100)
  }

  @Test("The items in a rectangle are those that touch it")
  func items() {
    let stage = DynamicStage()
    let (one, two) = (stage.box(0, 0), stage.box(150, 0))
    stage.animator.addBehavior(UISnapBehavior(item: one, snapTo: one.center))
    stage.animator.addBehavior(UISnapBehavior(item: two, snapTo: two.center))
    let found = stage.animator.items(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(found.count == 1 && found.first === one)
  }

  private final class Recording: UIDynamicBehavior {
    var seen: [String] = []

    override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
      seen.append(dynamicAnimator == nil ? "gone" : "here")
    }
  }
}

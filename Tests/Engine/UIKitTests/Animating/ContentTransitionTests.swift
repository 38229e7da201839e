import EngineTesting
import HeadlessQuartzCore
import Motion
import Testing

@testable import HeadlessUIKit

@Suite("UIView transitions", .inNewWorld)
struct ContentTransitionTests {
  let screen = AnimatingScreen()
  var view: UIView { screen.view }

  @Test("transition(with:) adds a CATransition and changes the content immediately")
  func withView() throws {
    let child = UIView()
    UIView.transition(with: view, duration: 0.5, options: .transitionFlipFromLeft) {
      view.addSubview(child)
      child.alpha = 0.5
    } completion: {
      screen.say("done \($0)")
    }
    #expect(child.layer.animationKeys() == nil)
    let attached = try #require(view.layer.attachedAnimations.first)
    #expect(attached.key == "transition")
    #expect(attached.description.kind == .transition(type: "oglFlip", subtype: "fromLeft"))
    screen.advance(1)
    #expect(screen.log == ["0.5 done true"])
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("With allowAnimatedContent, the changes animate too") func animatedContent() {
    let child = UIView()
    view.addSubview(child)
    MainLoop.shared.turn()
    UIView.transition(
      with: view, duration: 0.5, options: [.transitionCrossDissolve, .allowAnimatedContent]
    ) {
      child.alpha = 0.5
    }
    #expect(child.layer.animationKeys() == ["opacity"])
    screen.advance(1)
  }

  @Test("transition(with:) without a transition option is an animation block") func plain() {
    UIView.transition(with: view, duration: 0.5) {
      view.alpha = 0
    } completion: {
      screen.say("done \($0)")
    }
    #expect(view.layer.animationKeys() == ["opacity"])
    screen.advance(1)
    #expect(screen.log == ["0.5 done true"])
  }

  @Test("transition(from:to:) replaces or hides the first view", arguments: [false, true])
  func exchange(hides: Bool) {
    let other = UIView()
    other.isHidden = hides
    if hides { screen.root.addSubview(other) }
    let options: UIView.AnimationOptions = hides ? .showHideTransitionViews : []
    UIView.transition(
      from: view, to: other, duration: 0.5, options: [.transitionCrossDissolve, options]
    ) {
      screen.say("done \($0)")
    }
    #expect((view.superview == nil) == !hides)
    #expect(view.isHidden == hides)
    #expect(!other.isHidden)
    #expect(other.superview === screen.root)
    #expect(screen.root.layer.animationKeys() == ["transition"])
    screen.advance(1)
    #expect(screen.log == ["0.5 done true"])
  }
}

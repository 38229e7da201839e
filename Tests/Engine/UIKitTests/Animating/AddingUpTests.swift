import EngineTesting
import Foundation
import HeadlessQuartzCore
import Motion
import Testing

@testable import HeadlessUIKit

/// Which changes in animation blocks add up, and what becomes of those that do not.
///
/// Restates what github.com/material-motion/motion-animator-objc checks against UIKit.
@Suite("Animations that add up", .inNewWorld)
struct AddingUpTests {
  let screen = AnimatingScreen()
  var view: UIView { screen.view }

  private func fade(
    to alpha: CGFloat, _ name: String = "fade", _ options: UIView.AnimationOptions = []
  ) {
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, options]) {
      view.alpha = alpha
    } completion: {
      screen.say("\(name) \($0)")
    }
  }

  private var alpha: Double { Double(screen.shown.opacity) }
  private var scale: Double { Double(screen.shown.transform.m11) }

  private func scale(to scale: CGFloat, _ options: UIView.AnimationOptions = []) {
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, options]) {
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
    } completion: {
      screen.say("scale \($0)")
    }
  }

  @Test("Positions, sizes, transforms and corner radii add up")
  func additive() throws {
    let changes: [(UIView) -> Void] = [
      { $0.bounds = CGRect(x: 0, y: 0, width: 123, height: 456) }, { $0.center.x = 12 },
      { $0.transform = CGAffineTransform(rotationAngle: 42) },
      { $0.transform = CGAffineTransform(scaleX: 2.5, y: 2.5) },
      { $0.layer.transform = CATransform3DMakeScale(1.5, 1.5, 1.5) },
      { $0.layer.setValue(2.5, forKeyPath: "transform.scale") },
      { $0.layer.cornerRadius = 3 },
    ]
    for change in changes {
      let view = UIView()
      screen.root.addSubview(view)
      MainLoop.shared.turn()
      UIView.animate(withDuration: 1) { change(view) }
      let animations = view.layer.attachedAnimations.map(\.description)
      #expect(!animations.isEmpty && animations.allSatisfy(\.isAdditive), "\(animations)")
    }
  }

  @Test("Opacities, background colors and anchor points do not add up")
  func absolute() throws {
    let changes: [(UIView) -> Void] = [
      { $0.alpha = 0.5 }, { $0.backgroundColor = .blue },
      { $0.layer.anchorPoint = CGPoint(x: 0.2, y: 0.4) },
    ]
    for change in changes {
      let view = UIView()
      screen.root.addSubview(view)
      MainLoop.shared.turn()
      UIView.animate(withDuration: 1) { change(view) }
      let animations = view.layer.attachedAnimations.map(\.description)
      #expect(!animations.isEmpty && !animations.contains(where: \.isAdditive), "\(animations)")
    }
  }

  @Test(
    "A second fade starts at the model value, and the first one's completion gets false at once")
  func secondFade() throws {
    fade(to: 0, "first")
    screen.advance(0.25)
    #expect(abs(alpha - 0.75) < 1e-6)
    fade(to: 1, "second")
    let animation = try #require(view.layer.animation(forKey: "opacity") as? CABasicAnimation)
    #expect(view.layer.animationKeys() == ["opacity"])
    #expect(animation.fromValue as? Float == 0)
    #expect(abs(alpha) < 1e-6)
    screen.advance(0.5)
    #expect(abs(alpha - 0.5) < 1e-6)
    screen.advance(2)
    #expect(screen.log == ["0.25 first false", "1.25 second true"])
  }

  @Test("With beginFromCurrentState, a second fade starts at the value on screen")
  func secondFadeFromScreen() throws {
    fade(to: 0, "first")
    screen.advance(0.25)
    fade(to: 1, "second", .beginFromCurrentState)
    #expect(view.layer.animationKeys() == ["opacity"])
    #expect(abs(alpha - 0.75) < 1e-6)
    screen.advance(0.5)
    #expect(abs(alpha - 0.875) < 1e-6)
    screen.advance(2)
    #expect(screen.log == ["0.25 first false", "1.25 second true"])
  }

  @Test("A view that is shown again while it fades out is not removed by the first completion")
  func toast() {
    UIView.animate(withDuration: 1) {
      view.alpha = 0
    } completion: { [view] finished in
      if finished { view.removeFromSuperview() }
    }
    screen.advance(0.5)
    UIView.animate(withDuration: 1) { view.alpha = 1 }
    screen.advance(3)
    #expect(view.superview != nil)
    #expect(view.alpha == 1)
  }

  @Test("A fade goes to the layer's opacity, also to one that is set in the middle of it")
  func setInBetween() {
    fade(to: 0)
    screen.advance(0.5)
    view.alpha = 0.5
    #expect(abs(alpha - 0.75) < 1e-6)
    screen.advance(0.25)
    #expect(abs(alpha - 0.625) < 1e-6)
    screen.advance(1)
    #expect(alpha == 0.5)
  }

  @Test("A second scale blends with the first, and both complete", arguments: [false, true])
  func secondScale(fromCurrentState: Bool) {
    scale(to: 3)
    screen.advance(0.5)
    #expect(abs(scale - 2) < 1e-6)
    scale(to: 1, fromCurrentState ? .beginFromCurrentState : [])
    #expect(abs(scale - 2) < 1e-6)
    #expect(view.layer.animationKeys() == ["transform", "transform-2"])
    screen.advance(3)
    #expect(scale == 1)
    #expect(screen.log == ["1.0 scale true", "1.5 scale true"])
  }

  @Test("A scale alone is interpolated as if it were absolute", arguments: [0.5, 3, 0])
  func scaleAlone(goal: CGFloat) {
    scale(to: goal)
    for share in [0.0, 0.25, 0.5, 0.75] {
      screen.advance(to: share)
      #expect(abs(scale - (1 + (Double(goal) - 1) * share)) < 1e-6)
    }
  }

  @Test("A scale of 0, to which nothing can be added, replaces the animation before")
  func scaleToNothing() {
    scale(to: 2)
    screen.advance(0.5)
    scale(to: 0, .beginFromCurrentState)
    #expect(view.layer.animationKeys() == ["transform"])
    #expect(abs(scale - 1.5) < 1e-6)
    screen.advance(2)
    #expect(screen.log == ["0.5 scale false", "1.5 scale true"])
  }

  @Test("Half a turn goes the way of its angle", arguments: [1.0, -1])
  func halfTurn(direction: CGFloat) {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.transform = CGAffineTransform(rotationAngle: direction * .pi * 0.999)
    }
    screen.advance(0.5)
    let shown = screen.shown.transform
    let angle = Foundation.atan2(Double(shown.m12), Double(shown.m11))
    #expect(abs(angle - Double(direction) * .pi * 0.4995) < 1e-6)
  }

  @Test("A turn in space with perspective keeps the perspective in proportion")
  func turnInSpace() {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.layer.transform = CATransform3DRotate(perspective, .pi / 2, 0, 1, 0)
    }
    screen.advance(0.5)
    let shown = screen.shown.transform
    #expect(abs(shown.m11 - Foundation.cos(.pi / 4)) < 1e-6)
    #expect(abs(shown.m34 * 2 * 500 + Foundation.cos(.pi / 4)) < 1e-3)
  }
}

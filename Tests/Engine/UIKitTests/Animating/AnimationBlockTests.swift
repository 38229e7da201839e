import EngineTesting
import Foundation
import HeadlessQuartzCore
import Motion
import Testing

@testable import HeadlessUIKit

@Suite("Animation blocks", .inNewWorld)
struct AnimationBlockTests {
  let screen = AnimatingScreen()
  var view: UIView { screen.view }

  @Test(
    "A change becomes an additive animation from old to new value with fill mode both")
  func lowering() throws {
    UIView.animate(withDuration: 1) { view.center.x = 150 }
    let attached = try #require(view.layer.attachedAnimations.first)
    var expected = AnimationDescription(
      keyPath: LayerKeyPath(.position),
      kind: .basic(from: .point(Point(x: -100, y: 0)), to: .point(.zero), by: nil),
      timing: Timing(duration: 1))
    expected.timing.fill = .both
    expected.curve = .easeInEaseOut
    expected.isAdditive = true
    #expect(attached.key == "position")
    #expect(attached.description == expected)
    #expect(view.center.x == 150)
  }

  @Test("A new frame animates the position, the size and the bounds' origin") func frames() {
    UIView.animate(withDuration: 1) { view.frame = CGRect(x: 10, y: 10, width: 50, height: 50) }
    #expect(view.layer.animationKeys() == ["bounds.origin", "bounds.size", "position"])
  }

  @Test("The default curve is ease-in-out, and options choose another")
  func curves() {
    for (options, curve) in [
      (UIView.AnimationOptions([]), CubicCurve.easeInEaseOut), (.curveEaseIn, .easeIn),
      (.curveEaseOut, .easeOut), (.curveLinear, .linear),
    ] {
      view.center.x = 0
      UIView.animate(withDuration: 1, delay: 0, options: options) { view.center.x = 100 }
      screen.advance(0.3)
      #expect(abs(screen.x - 100 * curve.value(at: 0.3)) < 1e-6)
      screen.advance(1)
    }
  }

  @Test("During the delay the old value is visible, and the model has the new one") func delay() {
    UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) { view.center.x = 150 }
    #expect(view.center.x == 150)
    #expect(agree(screen.samples([0, 0.4, 0.5, 1, 1.5, 2]), [50, 50, 50, 100, 150, 150]))
  }

  @Test("A block's completion is called once, when its last animation has ended")
  func completion() {
    UIView.animate(withDuration: 0.5) {
      view.alpha = 0
      view.center.x = 100
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
    } completion: {
      screen.say("done \($0)")
    }
    screen.advance(2)
    #expect(screen.log == ["0.5 done true"])
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("A block that animates nothing completes in the next turn", arguments: 0..<5)
  func nothing(kind: Int) {
    let outside = UIView()
    switch kind {
    case 0: UIView.animate(withDuration: 3, animations: {}) { screen.say("done \($0)") }
    case 1:
      UIView.animate(withDuration: 3) {
        view.alpha = 1
      } completion: {
        screen.say("done \($0)")
      }
    case 2:
      UIView.animate(withDuration: 0) {
        view.alpha = 0
      } completion: {
        screen.say("done \($0)")
      }
    case 3:
      UIView.animate(withDuration: 3) {
        outside.alpha = 0
      } completion: {
        screen.say("done \($0)")
      }
    default:
      UIView.setAnimationsEnabled(false)
      UIView.animate(withDuration: 3) {
        view.alpha = 0
      } completion: {
        screen.say("done \($0)")
      }
      UIView.setAnimationsEnabled(true)
    }
    #expect(screen.log.isEmpty)
    MainLoop.shared.turn()
    #expect(screen.log == ["0.0 done true"])
  }

  @Test("A view that is added to the window in the same turn animates") func sameTurn() {
    view.alpha = 1
    let late = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    UIView.animate(withDuration: 1) {
      late.alpha = 0
    } completion: {
      screen.say("done \($0)")
    }
    screen.root.addSubview(late)
    screen.advance(2)
    #expect(screen.log == ["1.0 done true"])
  }

  @Test("Overlapping animations of a position are added, and each runs to its own end")
  func additive() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center.x = 150
    } completion: {
      screen.say("first \($0)")
    }
    screen.advance(0.5)
    let options: [UIView.AnimationOptions] = [.curveLinear, .beginFromCurrentState]
    UIView.animate(withDuration: 1, delay: 0, options: UIView.AnimationOptions(options)) {
      view.center.x = 50
    } completion: {
      screen.say("second \($0)")
    }
    #expect(view.layer.animationKeys() == ["position", "position-2"])
    // 50 - 100·(1 - t) + 100·(1 - (t - 0.5)) until 1.0, then the second animation only.
    #expect(agree(screen.samples([0.5, 0.75, 1, 1.25, 1.5]), [100, 100, 100, 75, 50]))
    #expect(screen.log == ["1.0 first true", "1.5 second true"])
  }

  @Test(
    "A new animation of the same property replaces a repeating one",
    arguments: [false, true])
  func replacing(continues: Bool) {
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat, .autoreverse]) {
      view.center.x = 150
    } completion: {
      screen.say("first \($0)")
    }
    screen.advance(1.5)
    #expect(abs(screen.x - 100) < 1e-6)
    let options: UIView.AnimationOptions = continues ? .beginFromCurrentState : []
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, options]) {
      view.center.x = 250
    }
    MainLoop.shared.turn()
    #expect(screen.log == ["1.5 first false"])
    #expect(agree(screen.samples([1.5, 2, 2.5]), continues ? [100, 175, 250] : [150, 200, 250]))
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("A transform rotates the shortest way, and a full turn does nothing") func turns() {
    func angle() -> Double {
      let shown = screen.shown.transform
      return Foundation.atan2(Double(shown.m12), Double(shown.m11))
    }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    }
    screen.advance(0.5)
    #expect(abs(angle() - .pi / 4) < 1e-6)
    screen.advance(1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.transform = view.transform.rotated(by: 2 * .pi)
    }
    screen.advance(0.5)
    #expect(abs(angle() - .pi / 2) < 1e-6)
    screen.advance(1)
  }

  @Test("Inside of a block, the presentation layer still shows the old value") func reports() {
    var lines: [String] = []
    func report() { lines.append("\(Int(screen.x)) \(Int(view.center.x))") }
    view.center.x = 350
    report()
    UIView.animate(withDuration: 2) {
      report()
      view.center.x = 450
      report()
    } completion: { _ in
      report()
    }
    report()
    screen.advance(3)
    #expect(lines == ["350 350", "350 350", "350 450", "350 450", "450 450"])
  }

  @Test("After an autoreversing animation the view jumps to its model value") func autoreverse() {
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .autoreverse]) {
      view.center.x = 150
    } completion: {
      screen.say("done \($0)")
    }
    #expect(
      agree(screen.samples([0.5, 1, 1.5, 1.999_999]), [100, 150, 100, 50.0001], within: 1e-3))
    screen.advance(to: 2)
    #expect(screen.x == 150)
    #expect(screen.log == ["2.0 done true"])
  }

  @Test("Removing animations or the view completes with false and shows the model value")
  func removing() {
    UIView.animate(withDuration: 1) {
      view.center.x = 150
    } completion: {
      screen.say("first \($0)")
    }
    screen.advance(0.25)
    view.layer.removeAllAnimations()
    #expect(screen.x == 150)
    screen.advance(0.25)
    UIView.animate(withDuration: 1) {
      view.center.x = 50
    } completion: {
      screen.say("second \($0)")
    }
    screen.advance(0.25)
    view.removeFromSuperview()
    screen.advance(0.25)
    #expect(screen.log == ["0.25 first false", "0.75 second false"])
  }

  @Test("A repeating animation does not complete until it is removed") func repeating() {
    UIView.animate(withDuration: 1, delay: 0, options: .repeat) {
      view.alpha = 0
    } completion: {
      screen.say("done \($0)")
    }
    screen.advance(20)
    #expect(screen.log.isEmpty)
    view.layer.removeAllAnimations()
    MainLoop.shared.turn()
    #expect(screen.log == ["20.0 done false"])
  }

  struct Nesting: Sendable {
    var options: UIView.AnimationOptions
    var duration: Double
    var curve: CubicCurve
  }

  @Test(
    "A nested block inherits the outer duration and curve unless its options override them",
    arguments: [
      Nesting(options: .curveLinear, duration: 1, curve: .easeInEaseOut),
      Nesting(
        options: [.curveLinear, .overrideInheritedDuration], duration: 0.25,
        curve: .easeInEaseOut),
      Nesting(options: [.curveLinear, .overrideInheritedCurve], duration: 1, curve: .linear),
      Nesting(options: [.curveLinear, .overrideInheritedOptions], duration: 0.25, curve: .linear),
    ])
  func nesting(row: Nesting) throws {
    UIView.animate(withDuration: 1) {
      UIView.animate(withDuration: 0.25, delay: 0, options: row.options) { view.alpha = 0.5 }
    }
    let description = try #require(view.layer.attachedAnimations.first?.description)
    #expect(description.timing.duration == row.duration)
    #expect((description.curve ?? .linear) == row.curve)
  }

  @Test("A nested block of duration 0 inherits the outer duration") func nestedZero() {
    UIView.animate(withDuration: 1) {
      #expect(UIView.inheritedAnimationDuration == 1)
      UIView.animate(withDuration: 0) {
        view.alpha = 0
      } completion: {
        screen.say("inner \($0)")
      }
    }
    #expect(UIView.inheritedAnimationDuration == 0)
    screen.advance(2)
    #expect(screen.log == ["1.0 inner true"])
  }

  @Test("performWithoutAnimation changes views immediately inside of a block")
  func withoutAnimation() {
    UIView.animate(withDuration: 1) {
      view.alpha = 0.5
      UIView.performWithoutAnimation {
        view.center.x = 150
        UIView.animate(withDuration: 1) { view.center.y = 100 }
      }
    }
    #expect(view.layer.animationKeys() == ["opacity"])
    #expect(screen.shown.position == CGPoint(x: 150, y: 100))
  }

  @Test("modifyAnimations repeats only the changes inside of it") func modifying() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.alpha = 0
      UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.center.x = 150 }
    } completion: {
      screen.say("done \($0)")
    }
    #expect(agree(screen.samples([0.5, 1.5, 2.5, 3.5]), [100, 100, 100, 100]))
    screen.advance(2)
    #expect(screen.log == ["4.0 done true"])
  }

  @Test("A layer without a view animates implicitly for a quarter of a second inside of a block")
  func sublayers() throws {
    let layer = CALayer()
    view.layer.addSublayer(layer)
    MainLoop.shared.turn()
    UIView.animate(withDuration: 2) { layer.opacity = 0 }
    #expect(layer.animation(forKey: "opacity")?.duration == 0.25)
  }

  @Test("In a block, corners and the shadow's opacity animate, and borders and depth do not")
  func layerProperties() {
    UIView.animate(withDuration: 1) {
      view.layer.borderWidth = 3
      view.layer.shadowRadius = 8
      view.layer.shadowOffset = CGSize(width: 1, height: 1)
      view.layer.zPosition = 3
      view.layer.shadowOpacity = 1
      view.layer.cornerRadius = 10
    }
    #expect(view.layer.animationKeys() == ["shadowOpacity", "cornerRadius"])
  }

  @Test("Animating views receive no touches unless the options allow it") func touches() {
    let point = CGPoint(x: 20, y: 20)
    view.frame.origin = .zero
    UIView.animate(withDuration: 1) { view.frame.origin.x = 200 }
    #expect(screen.root.hitTest(CGPoint(x: 220, y: 20), with: nil) === screen.root)
    screen.advance(1)
    #expect(screen.root.hitTest(CGPoint(x: 220, y: 20), with: nil) === view)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
      view.frame.origin.x = 0
    }
    // The model position counts, not the presented one.
    #expect(screen.root.hitTest(point, with: nil) === view)
    screen.advance(1)
  }

  @Test("The option layoutSubviews animates the layout of subviews") func laysOut() {
    final class Container: UIView {
      let child = UIView()
      override func layoutSubviews() {
        super.layoutSubviews()
        child.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: 10)
      }
    }
    let container = Container(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    container.addSubview(container.child)
    screen.root.addSubview(container)
    MainLoop.shared.turn()
    UIView.animate(withDuration: 1) { container.frame.size.width = 200 }
    #expect(container.child.layer.animationKeys() == nil)
    screen.advance(2)
    UIView.animate(withDuration: 1, delay: 0, options: .layoutSubviews) {
      container.frame.size.width = 100
    }
    #expect(
      container.child.layer.animationKeys() == ["bounds.origin", "bounds.size", "position"])
  }

  @Test("beginAnimations and commitAnimations animate the changes between them") func beginCommit()
  {
    view.alpha = 1
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(2)
    UIView.setAnimationCurve(.linear)
    view.center.x = 150
    UIView.commitAnimations()
    view.alpha = 0
    #expect(view.layer.animationKeys() == ["position"])
    #expect(agree(screen.samples([1]), [100]))
  }

  @Test("The options have UIKit's raw values") func bits() {
    #expect(UIView.AnimationOptions.curveEaseInOut.rawValue == 0)
    #expect(UIView.AnimationOptions.curveLinear.rawValue == 3 << 16)
    #expect(UIView.AnimationOptions.beginFromCurrentState.rawValue == 1 << 2)
    #expect(UIView.AnimationOptions.transitionCrossDissolve.rawValue == 5 << 20)
    #expect(UIView.AnimationCurve.linear.rawValue == 3)
    #expect(UIView.KeyframeAnimationOptions.calculationModeCubicPaced.rawValue == 4 << 10)
  }
}

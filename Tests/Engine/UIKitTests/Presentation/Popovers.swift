import EngineTesting
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

/// The places and sizes are the engine's choice, as UIKit does not document them.
@Suite("Popovers", .inNewWorld)
struct Popovers {
  private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
    var heard: [String] = []
    var allows = true

    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }

    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      heard.append("should")
      return allows
    }

    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      heard.append("attempt")
    }

    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      heard.append("will")
    }

    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      heard.append("did")
    }
  }

  private let delegate = Delegate()
  private let content = UIViewController()

  private func present(
    anchor: CGRect, _ directions: UIPopoverArrowDirection = .any
  ) throws -> (scene: GestureScene, popover: UIPopoverPresentationController) {
    let scene = GestureScene()
    let root = UIViewController()
    scene.view.removeFromSuperview()
    scene.window.rootViewController = root
    MainLoop.shared.advance(by: 0.1)
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 100, height: 80)
    let popover = try #require(content.popoverPresentationController)
    popover.delegate = delegate
    popover.sourceView = root.view
    popover.sourceRect = anchor
    popover.permittedArrowDirections = directions
    root.present(content, animated: false)
    MainLoop.shared.advance(by: 1)
    return (scene, popover)
  }

  @Test("The popover stands where its arrow comes from")
  func sides() throws {
    let anchor = CGRect(x: 180, y: 190, width: 20, height: 20)
    for (direction, isThere) in [
      (.up, { $0.minY >= 210 }), (.down, { $0.maxY <= 190 }), (.left, { $0.minX >= 200 }),
      (.right, { $0.maxX <= 180 }),
    ] as [(UIPopoverArrowDirection, (CGRect) -> Bool)] {
      let (scene, popover) = try present(anchor: anchor, direction)
      #expect(popover.arrowDirection == direction)
      #expect(isThere(content.view.frame))
      scene.window.rootViewController?.dismiss(animated: false)
      MainLoop.shared.advance(by: 1)
      #expect(popover.arrowDirection == .unknown && delegate.heard.isEmpty)
    }
  }

  @Test("A popover stays on the screen, and goes where there is room")
  func room() throws {
    let (scene, popover) = try present(anchor: CGRect(x: 380, y: 350, width: 10, height: 10))
    #expect(popover.arrowDirection == .down)
    #expect(scene.window.bounds.contains(content.view.frame))
    content.preferredContentSize = CGSize(width: 5000, height: 60)
    MainLoop.shared.advance(by: 1)
    #expect(content.view.frame.width < scene.window.bounds.width)
    #expect(content.view.frame.height == 60)
  }

  @Test("A touch beside it dismisses a popover, if its delegate allows that")
  func outside() throws {
    let (scene, popover) = try present(anchor: CGRect(x: 100, y: 100, width: 20, height: 20))
    delegate.allows = false
    scene.tap(200, 340)
    MainLoop.shared.advance(by: 1)
    #expect(delegate.heard == ["should", "attempt"])
    #expect(content.presentingViewController != nil)
    delegate.heard = []
    delegate.allows = true
    scene.tap(200, 340)
    MainLoop.shared.advance(by: 1)
    #expect(delegate.heard == ["should", "will", "did"])
    #expect(content.presentingViewController == nil && popover.containerView == nil)
  }

  @Test("A controller that is modal stays, and views that are named take touches beside a popover")
  func staying() throws {
    let (scene, popover) = try present(anchor: CGRect(x: 100, y: 100, width: 20, height: 20))
    content.isModalInPresentation = true
    scene.tap(200, 340)
    MainLoop.shared.advance(by: 1)
    #expect(delegate.heard == ["attempt"] && content.presentingViewController != nil)
    let button = UIButton(frame: CGRect(x: 150, y: 320, width: 100, height: 40))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    scene.window.rootViewController?.view.addSubview(button)
    popover.passthroughViews = [button]
    scene.tap(200, 340)
    MainLoop.shared.advance(by: 1)
    #expect(taps == 1 && delegate.heard == ["attempt"])
  }
}

import EngineTesting
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

/// The heights are the engine's choice, as UIKit does not document them.
@Suite("Sheet detents", .inNewWorld)
struct SheetDetents {
  private final class Scene {
    let window: UIWindow
    let presenter = UIViewController()
    let card = UIViewController()

    init(size: CGSize = CGSize(width: 400, height: 800)) {
      World.restart()
      UIScreen.main.configure(size: size)
      window = UIWindow(frame: CGRect(origin: .zero, size: size))
      window.rootViewController = presenter
      window.isHidden = false
      MainLoop.shared.advance(by: 0)
    }

    var sheet: UISheetPresentationController? { card.sheetPresentationController }
    /// The largest height of a sheet, without the safe area below.
    var largest: CGFloat {
      window.bounds.height - window.safeAreaInsets.top - window.safeAreaInsets.bottom - 10
    }
    /// The height of the card without the safe area below.
    var height: CGFloat { card.view.frame.height - window.safeAreaInsets.bottom }
    var dimming: UIView? { sheet?.containerView?.subviews.first }

    func present() {
      presenter.present(card, animated: true)
      MainLoop.shared.advance(by: 2)
    }
  }

  @Test("A sheet without detents has the largest height")
  func large() {
    let scene = Scene()
    scene.present()
    #expect(scene.height == scene.largest && scene.card.view.frame.maxY == 800)
    #expect(scene.dimming?.alpha == 1)
  }

  @Test("The first detent applies until another one is selected")
  func selecting() {
    let scene = Scene()
    let low = UISheetPresentationController.Detent.custom(identifier: .init("low")) { _ in 100 }
    scene.sheet?.detents = [low, .medium(), .large()]
    scene.present()
    #expect(scene.height == 100)
    scene.sheet?.selectedDetentIdentifier = .medium
    #expect(scene.height == scene.largest / 2)
    scene.sheet?.selectedDetentIdentifier = .init("unknown")
    #expect(scene.height == 100)
    #expect(scene.card.view.frame.maxY == 800)
  }

  @Test("Selecting a detent is animated only within animateChanges")
  func animating() {
    let scene = Scene()
    scene.sheet?.detents = [.medium(), .large()]
    scene.present()
    scene.sheet?.animateChanges { scene.sheet?.selectedDetentIdentifier = .large }
    MainLoop.shared.advance(by: 0.1)
    let seen = scene.card.view.layer.presentation()?.frame.height ?? 0
    #expect(scene.height == scene.largest)
    #expect(seen > scene.largest / 2 && seen < scene.card.view.frame.height)
    scene.sheet?.selectedDetentIdentifier = .medium
    MainLoop.shared.advance(by: 2)
    #expect(scene.height == scene.largest / 2)
  }

  @Test("A custom detent stays within the maximum and is evaluated again when invalidated")
  func custom() {
    let scene = Scene()
    var share: CGFloat = 0.25
    scene.sheet?.detents = [.custom { $0.maximumDetentValue * share }]
    scene.present()
    #expect(scene.height == scene.largest / 4)
    share = 3
    #expect(scene.height == scene.largest / 4)
    scene.sheet?.invalidateDetents()
    #expect(scene.height == scene.largest)
  }

  @Test("Up to the largest undimmed detent, the presenter is not dimmed and gets touches")
  func undimmed() {
    let scene = Scene()
    scene.sheet?.detents = [.medium(), .large()]
    scene.sheet?.largestUndimmedDetentIdentifier = .medium
    scene.present()
    let above = CGPoint(x: 200, y: 100)
    #expect(scene.dimming?.alpha == 0)
    #expect(scene.window.hitTest(above, with: nil) === scene.presenter.view)
    scene.sheet?.selectedDetentIdentifier = .large
    #expect(scene.dimming?.alpha == 1)
    #expect(scene.window.hitTest(CGPoint(x: 200, y: 5), with: nil) === scene.dimming)
  }

  @Test("Detents do not change a sheet on a tablet")
  func tablet() {
    let scene = Scene(size: CGSize(width: 820, height: 1180))
    scene.sheet?.detents = [.medium()]
    scene.present()
    let before = scene.card.view.frame
    scene.sheet?.detents = [.large()]
    #expect(scene.card.view.frame == before && before.midX == 410 && before.midY == 590)
  }
}

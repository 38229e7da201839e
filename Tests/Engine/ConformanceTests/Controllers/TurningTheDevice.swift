import EngineTesting
import HeadlessQuartzCore
import HeadlessUIKit
import Testing

/// Rules 2.12 about rotation.
@MainActor
@Suite("Turning the device", .oneAtATime)
struct TurningTheDevice {
  static let upright = Theatre.phone
  static let lying = CGSize(width: 844, height: 390)
  static let wanted = [
    "willTransition", "viewWillTransition", "traitCollectionDidChange", "viewWillLayoutSubviews",
    "viewDidLayoutSubviews", "Coordinator",
  ]

  @Test(
    "Traits are announced first, then sizes, parent before child; then the layout, then the end")
  func history() {
    let parent = Page("parent")
    let child = Page("child")
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.didMove(toParent: parent)
    let theatre = Theatre(parent)
    theatre.window.rotate(to: Self.lying)
    theatre.settle()
    #expect(
      theatre.journal.read(only: Self.wanted) == [
        "parent.willTransition", "child.willTransition",
        "parent.viewWillTransition", "child.viewWillTransition",
        "parent.traitCollectionDidChange", "child.traitCollectionDidChange",
        "parent.viewWillLayoutSubviews", "parent.viewDidLayoutSubviews",
        "child.viewWillLayoutSubviews", "child.viewDidLayoutSubviews",
      ])
    #expect(child.view.frame.size == Self.lying)
  }

  @Test("Without a change of traits, as on a tablet, only sizes are announced")
  func tablet() {
    let page = Page("page")
    let theatre = Theatre(page, size: CGSize(width: 820, height: 1180))
    theatre.window.rotate(to: CGSize(width: 1180, height: 820))
    theatre.settle()
    #expect(
      theatre.journal.read(only: ["ransition", "traitCollection"]) == ["page.viewWillTransition"])
  }

  @Test("A parent that doesn't call super keeps the news from its children")
  func withoutSuper() {
    final class Silent: UIViewController {
      override func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
      ) {}
      override func willTransition(
        to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
      ) {}
    }
    let silent = Silent()
    let child = Page("child")
    silent.addChild(child)
    silent.view.addSubview(child.view)
    let theatre = Theatre(silent)
    theatre.window.rotate(to: Self.lying)
    theatre.settle()
    #expect(
      theatre.journal.read(only: ["ransition"]) == [
        "Silent.willTransition", "Silent.viewWillTransition",
      ])
  }

  @Test("Animations alongside see the new size, run with the turn, and complete after it")
  func alongside() {
    final class Dimmer: UIViewController {
      let picture = UIView()
      var heights: [CGFloat] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(picture)
      }
      override func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        heights = [view.bounds.height]
        coordinator.animate(
          alongsideTransition: { _ in
            self.heights.append(self.view.bounds.height)
            self.picture.alpha = size.width > size.height ? 0.25 : 0.55
          }, completion: { _ in self.heights.append(-1) })
      }
    }
    let dimmer = Dimmer()
    let theatre = Theatre(dimmer)
    theatre.window.rotate(to: Self.lying)
    theatre.turn()
    #expect(dimmer.heights == [844, 390])
    theatre.wait(0.15)
    let halfway = Double(dimmer.picture.layer.presentation()?.opacity ?? -1)
    #expect(halfway < 0.99 && halfway > 0.26)
    theatre.settle()
    #expect(dimmer.heights == [844, 390, -1])
    #expect(dimmer.picture.alpha == 0.25)
    #expect(dimmer.transitionCoordinator == nil)
  }

  @Test("Hiding the navigation bar announces no size")
  func hidingTheBar() {
    let page = Page("page")
    let navigation = UINavigationController(rootViewController: page)
    let theatre = Theatre(navigation)
    navigation.setNavigationBarHidden(true, animated: true)
    theatre.settle()
    #expect(theatre.journal.read(only: ["viewWillTransition"]) == [])
  }

  @Test("A presenter that is off the screen has the new size when it comes back")
  func absentPresenter() {
    let presenter = Page("presenter")
    let presented = Page("presented")
    presented.modalPresentationStyle = .fullScreen
    let theatre = Theatre(presenter)
    presenter.present(presented, animated: false)
    theatre.window.rotate(to: Self.lying)
    theatre.settle()
    presenter.dismiss(animated: true)
    theatre.settle()
    #expect(presenter.view.frame == CGRect(origin: .zero, size: Self.lying))
  }
}

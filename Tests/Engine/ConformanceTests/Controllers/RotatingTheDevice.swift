import EngineTesting
import HeadlessQuartzCore
import HeadlessUIKit
import Testing
@Suite("Rotating the device", .inNewWorld)
struct RotatingTheDevice {
  static let landscape = CGSize(width: 844, height: 390)
  static let wanted = [
    "willTransition", "viewWillTransition", "traitCollectionDidChange", "viewWillLayoutSubviews",
    "viewDidLayoutSubviews",
  ]

  @Test(
    "A rotation announces traits, then sizes, then lays out, parents before children")
  func history() {
    let parent = Page("parent")
    let child = Page("child")
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.didMove(toParent: parent)
    let app = TestApp(parent)
    app.window.rotate(to: Self.landscape)
    app.settle()
    #expect(
      app.log.read(only: Self.wanted) == [
        "parent.willTransition", "child.willTransition",
        "parent.viewWillTransition", "child.viewWillTransition",
        "parent.traitCollectionDidChange", "child.traitCollectionDidChange",
        "parent.viewWillLayoutSubviews", "parent.viewDidLayoutSubviews",
        "child.viewWillLayoutSubviews", "child.viewDidLayoutSubviews",
      ])
    #expect(child.view.frame.size == Self.landscape)
  }

  @Test("A rotation that keeps the traits, as on a tablet, announces the size only")
  func tablet() {
    let page = Page("page")
    let app = TestApp(page, size: CGSize(width: 820, height: 1180))
    app.window.rotate(to: CGSize(width: 1180, height: 820))
    app.settle()
    #expect(
      app.log.read(only: ["ransition", "traitCollection"]) == ["page.viewWillTransition"])
  }

  @Test("Children are not told about a rotation if their parent does not call super")
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
    let app = TestApp(silent)
    app.window.rotate(to: Self.landscape)
    app.settle()
    #expect(
      app.log.read(only: ["ransition"]) == [
        "Silent.willTransition", "Silent.viewWillTransition",
      ])
  }

  @Test("Animations alongside a rotation see the new size and complete after the rotation")
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
    let app = TestApp(dimmer)
    app.window.rotate(to: Self.landscape)
    app.turn()
    #expect(dimmer.heights == [844, 390])
    app.wait(0.15)
    let halfway = Double(dimmer.picture.layer.presentation()?.opacity ?? -1)
    #expect(halfway < 0.99 && halfway > 0.26)
    app.settle()
    #expect(dimmer.heights == [844, 390, -1])
    #expect(dimmer.picture.alpha == 0.25)
    #expect(dimmer.transitionCoordinator == nil)
  }

  @Test("Hiding the navigation bar does not call viewWillTransition(to:with:)")
  func hidingTheBar() {
    let page = Page("page")
    let navigation = UINavigationController(rootViewController: page)
    let app = TestApp(navigation)
    navigation.setNavigationBarHidden(true, animated: true)
    app.settle()
    #expect(app.log.read(only: ["viewWillTransition"]) == [])
  }

  @Test("A presenter that was off screen during a rotation comes back with the new size")
  func absentPresenter() {
    let presenter = Page("presenter")
    let presented = Page("presented")
    presented.modalPresentationStyle = .fullScreen
    let app = TestApp(presenter)
    presenter.present(presented, animated: false)
    app.window.rotate(to: Self.landscape)
    app.settle()
    presenter.dismiss(animated: true)
    app.settle()
    #expect(presenter.view.frame == CGRect(origin: .zero, size: Self.landscape))
  }
}

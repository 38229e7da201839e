import EngineTesting
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

@Suite("Bars and alerts", .inNewWorld)
struct BarsTests {
  private final class Target: NSObject {
    var presses = 0
    func press() { presses += 1 }
  }

  private func find(_ name: String, in view: UIView) -> UIView? {
    if view.accessibilityIdentifier == name { return view }
    return view.subviews.lazy.compactMap { find(name, in: $0) }.first
  }

  private func tap(_ name: String, in window: UIWindow) {
    MainLoop.shared.turn()
    guard let view = find(name, in: window) else {
      Issue.record("There is no view named \(name)")
      return
    }
    let screen = TouchScreen(window: window)
    let center = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    screen.send([TouchScreen.Change(finger: 0, action: .lands, location: center)])
    MainLoop.shared.advance(by: 0.05)
    screen.send([TouchScreen.Change(finger: 0, action: .lifts, location: center)])
    _ = MainLoop.shared.settle(limit: 5)
  }

  private func launch(_ root: UIViewController) -> UIWindow {
    let window = UIWindow.launch(root: root, size: CGSize(width: 390, height: 844))
    _ = MainLoop.shared.settle(limit: 5)
    return window
  }

  @Test("A bar's button is read out by its item's label, or else by its title")
  func labels() {
    let toolbar = UIToolbar()
    let items = ["Back", "Share"].map {
      UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil)
    }
    items[1].accessibilityLabel = "Share this page"
    toolbar.items = items
    #expect(toolbar.subviews.map(\.accessibilityLabel) == ["Back", "Share this page"])
  }

  @Test("A tap on a bar button calls its action unless it is disabled")
  func barButton() {
    let target = Target()
    let page = UIViewController()
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Go", style: .plain, target: target, action: Selector(Target.press))
    let window = launch(UINavigationController(rootViewController: page))
    tap("Go", in: window)
    #expect(target.presses == 1)
    page.navigationItem.rightBarButtonItem?.isEnabled = false
    tap("Go", in: window)
    #expect(target.presses == 1)
    window.close()
  }

  @Test("The bar's title and back button follow the top controllers")
  func title() {
    let first = UIViewController()
    first.title = "First"
    let second = UIViewController()
    let navigation = UINavigationController(rootViewController: first)
    let window = launch(navigation)
    let label = find("navigation-title", in: window) as? UILabel
    #expect(label?.text == "First")
    second.title = "Second"
    navigation.pushViewController(second, animated: true)
    _ = MainLoop.shared.settle(limit: 5)
    #expect(label?.text == "Second")
    second.title = "Renamed"
    #expect(label?.text == "Renamed")
    #expect((find("BackButton", in: window)?.subviews.first as? UILabel)?.text == "First")
    window.close()
  }

  private final class Keeping: UINavigationController, UINavigationBarDelegate {
    var allows = false
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      allows
    }
  }

  @Test("A navigation controller that answers for its bar keeps the back button from popping")
  func keeping() {
    let navigation = Keeping(rootViewController: UIViewController())
    let window = launch(navigation)
    navigation.pushViewController(UIViewController(), animated: false)
    tap("BackButton", in: window)
    #expect(navigation.viewControllers.count == 2)
    navigation.allows = true
    tap("BackButton", in: window)
    #expect(navigation.viewControllers.count == 1)
    window.close()
  }

  @Test("The safe area starts below the navigation bar")
  func safeArea() {
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: page)
    let window = launch(navigation)
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(page.view.safeAreaInsets.top == 47)
    page.additionalSafeAreaInsets.top = 10
    #expect(page.view.safeAreaInsets.top == 57)
    window.close()
  }

  @Test("A view that does not extend under the bar starts below it")
  func edges() {
    let page = UIViewController()
    page.edgesForExtendedLayout = []
    let window = launch(UINavigationController(rootViewController: page))
    #expect(page.view.frame == CGRect(x: 0, y: 91, width: 390, height: 753))
    #expect(page.view.safeAreaInsets.top == 0)
    window.close()
  }

  @Test("A tap on a tab asks the delegate and selects the tab")
  func tabs() {
    final class TabBarDelegate: NSObject, UITabBarControllerDelegate {
      var calls: [String] = []
      var allows = true
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool {
        calls.append("should \(viewController.title ?? "")")
        return allows
      }
      func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
      ) {
        calls.append("did \(viewController.title ?? "")")
      }
    }
    let delegate = TabBarDelegate()
    let tabs = UITabBarController()
    tabs.viewControllers = ["One", "Two"].map { name in
      let page = UIViewController()
      page.title = name
      return page
    }
    tabs.delegate = delegate
    let window = launch(tabs)
    tap("Two", in: window)
    #expect(tabs.selectedIndex == 1)
    delegate.allows = false
    tap("One", in: window)
    #expect(tabs.selectedIndex == 1)
    #expect(delegate.calls == ["should Two", "did Two", "should One"])
    window.close()
  }

  @Test("The tab bar is hidden for a controller with hidesBottomBarWhenPushed")
  func hidingTheTabBar() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = launch(tabs)
    #expect(tabs.tabBar.frame.minY < 844)
    let page = UIViewController()
    page.hidesBottomBarWhenPushed = true
    navigation.pushViewController(page, animated: true)
    _ = MainLoop.shared.settle(limit: 5)
    #expect(tabs.tabBar.frame.minY >= 844)
    window.close()
  }

  @Test("An alert action's handler is called after the alert is dismissed")
  func alert() {
    let page = UIViewController()
    let window = launch(page)
    var chosen: [String] = []
    let alert = UIAlertController(title: "Really?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Yes", style: .default) { action in
        chosen.append("\(action.title ?? "") \(page.presentedViewController == nil)")
      })
    page.present(alert, animated: true)
    _ = MainLoop.shared.settle(limit: 5)
    tap("Yes", in: window)
    #expect(chosen == ["Yes true"])
    window.close()
  }

  @Test("The topmost full-screen controller decides the status bar's appearance")
  func statusBar() {
    final class StatusBarController: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    let page = UIViewController()
    let window = launch(UINavigationController(rootViewController: page))
    #expect(UIApplication.shared.statusBarStyle == .default)
    #expect(UIApplication.shared.statusBarFrame.height == 47)
    let presented = StatusBarController()
    presented.modalPresentationStyle = .fullScreen
    page.present(presented, animated: false)
    MainLoop.shared.turn()
    #expect(UIApplication.shared.statusBarStyle == .lightContent)
    #expect(UIApplication.shared.isStatusBarHidden)
    window.close()
  }

  @Test("Bars have their heights before there is a view")
  func heightsAtFirst() {
    let navigation = UINavigationController()
    #expect(navigation.navigationBar.frame.height == 44)
    #expect(navigation.toolbar.frame.height == 44)
    #expect(UITabBarController().tabBar.frame.height == 49)
    #expect(!navigation.isViewLoaded)
  }

  @Test("A tab bar controller loads its view before its initialiser ends")
  func loadingTabsAtOnce() {
    final class Tabs: UITabBarController {
      let mark = UIView()
      var wasLoaded = false
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(mark)
        wasLoaded = true
      }
    }
    let tabs = Tabs()
    #expect(tabs.wasLoaded)
    #expect(tabs.mark.superview === tabs.view)
  }

  @Test("A view that grows from the lower edge keeps its safe area, however its frame is rounded")
  func safeAreaWhileGrowing() {
    final class Sheet: UIView {
      var insets: [UIEdgeInsets] = []
      override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        insets.append(safeAreaInsets)
      }
    }
    World.restart()
    let page = UIViewController()
    let window = UIWindow.launch(root: page, size: CGSize(width: 390, height: 844))
    let sheet = Sheet(frame: CGRect(x: 0, y: 574, width: 390, height: 270))
    page.view.addSubview(sheet)
    for top in [574 - 70.0 / 3, 534, 574 - 7.2438, 300 + 1.0 / 3] {
      sheet.frame = CGRect(x: 0, y: CGFloat(top), width: 390, height: CGFloat(844 - top))
      MainLoop.shared.turn()
    }
    #expect(sheet.insets == [UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)])
    window.close()
  }

  @Test("The application is found by the name of its class method")
  func sharedByName() {
    let selector = Selector(("sharedApplication"))
    #expect(UIApplication.responds(to: selector))
    let application = UIApplication.perform(selector)?.takeUnretainedValue()
    #expect(application === UIApplication.shared)
    #expect(!UIView.responds(to: selector))
  }

  @Test("A bar that stands alone is as high as one of a controller's, however it is laid out")
  func heightsAlone() {
    let bars: [UIView] = [UINavigationBar(), UIToolbar(), UITabBar()]
    #expect(bars.map(\.intrinsicContentSize.height) == [44, 44, 49])
    #expect(bars.map(\.intrinsicContentSize.width) == [-1, -1, -1])
    let size = CGSize(width: 390, height: 0)
    #expect(bars.map { $0.sizeThatFits(size) }.map(\.height) == [44, 44, 49])
    #expect(UINavigationControllerHideShowBarDuration == 0.2)
  }
}

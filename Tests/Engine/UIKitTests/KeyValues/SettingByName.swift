import EngineTesting
import HeadlessQuartzCore
import HeadlessUIKit
import Testing

@Suite("Setting properties by name", .inNewWorld)
struct SettingByName {
  private final class Model: NSObject {
    var name = "one"
  }

  @Test("The usual properties of views are set")
  func views() {
    let label = UILabel()
    let faults = recordedFaults {
      label.setValue("text", forKey: "text")
      label.setValue(0.5, forKey: "alpha")
      label.setValue(true, forKey: "hidden")
      label.setValue(nil, forKey: "backgroundColor")
    }
    #expect(faults.isEmpty)
    #expect(label.text == "text" && label.alpha == 0.5 && label.isHidden)
  }

  @Test("A property that only Objective-C could set is no misspelt key")
  func limits() {
    let (model, tabs) = (Model(), UITabBarController())
    #expect(recordedFaults { model.setValue("two", forKey: "name") } == ["key-not-settable"])
    #expect(recordedFaults { tabs.setValue(1, forKey: "toolbar") } == ["key-not-settable"])
    #expect(recordedFaults { model.setValue("two", forKey: "nmae") } == ["undefined-key"])
    #expect(recordedFaults { tabs.setValue("two", forKey: "titel") } == ["undefined-key"])
  }

  @Test("One assignment to a frame is one change for an observer")
  func frames() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var frames: [CGRect] = []
    let observation = view.observe(\.frame, options: .new) { view, _ in frames.append(view.frame) }
    view.frame = CGRect(x: 50, y: 60, width: 70, height: 80)
    #expect(frames == [CGRect(x: 50, y: 60, width: 70, height: 80)])
    withExtendedLifetime(observation) {}
  }

  @Test("Containers take a bar of the app's own by its name", arguments: [false, true])
  func bars(isLoaded: Bool) {
    final class OwnTabBar: UITabBar {}
    final class OwnNavigationBar: UINavigationBar {}
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    let navigation = UINavigationController(rootViewController: UIViewController())
    if isLoaded {
      tabs.loadViewIfNeeded()
      navigation.loadViewIfNeeded()
    }
    let faults = recordedFaults {
      tabs.setValue(OwnTabBar(), forKey: "tabBar")
      navigation.setValue(OwnNavigationBar(), forKey: "navigationBar")
    }
    #expect(faults == [])
    #expect(tabs.tabBar is OwnTabBar)
    #expect(tabs.tabBar.items?.count == 2)
    tabs.loadViewIfNeeded()
    navigation.loadViewIfNeeded()
    #expect(tabs.tabBar.superview === tabs.view)
    #expect(navigation.navigationBar is OwnNavigationBar)
    #expect(navigation.navigationBar.items?.count == 1)
    #expect(navigation.navigationBar.superview === navigation.view)
    #expect(
      recordedFaults { UIViewController().setValue(UITabBar(), forKey: "tabBar") } == [
        "key-not-settable"
      ])
  }
}

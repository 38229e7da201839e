import EngineTesting
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

@Suite("Windows and launching", .inNewWorld)
struct WindowTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
      return true
    }
  }

  @Test("A window without a frame is as large as the screen")
  func plainWindow() {
    final class Panel: UIWindow {}
    #expect(UIWindow().frame == UIScreen.main.bounds)
    #expect(Panel().frame == UIScreen.main.bounds)
    #expect(UIWindow(frame: .zero).frame == .zero)
  }

  @Test("A finger lands in the highest window that has something under it")
  func levels() {
    final class Sieve: UIWindow {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self ? nil : view
      }
    }
    final class Pad: UIView {
      var touches = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        self.touches += 1
      }
    }
    let (base, upper) = (UIWindow(), Sieve())
    let (low, high) = (
      Pad(frame: base.bounds), Pad(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    )
    base.addSubview(low)
    upper.addSubview(high)
    upper.windowLevel = .alert
    upper.isHidden = false
    base.makeKeyAndVisible()
    let screen = TouchScreen(window: base)
    for (finger, place) in [CGPoint(x: 20, y: 20), CGPoint(x: 200, y: 200)].enumerated() {
      screen.send([TouchScreen.Change(finger: finger, action: .lands, location: place)])
      screen.send([TouchScreen.Change(finger: finger, action: .lifts, location: place)])
    }
    #expect(high.touches == 1 && low.touches == 1)
    UIApplication.shared.closeWindows()
  }

  @Test("The window of an app delegate becomes the key window")
  func delegate() {
    let delegate = Delegate()
    UIApplication.shared.launch(delegate)
    #expect(UIApplication.shared.keyWindow === delegate.window)
    #expect(UIApplication.shared.windows == [delegate.window])
    #expect(UIApplication.shared.delegate === delegate)
    UIApplication.shared.closeWindows()
    #expect(UIApplication.shared.windows == [])
  }

  @Test("A window does not load its root view until it is shown")
  func hidden() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let root = UIViewController()
    window.rootViewController = root
    #expect(window.isHidden)
    #expect(!root.isViewLoaded)
    window.makeKeyAndVisible()
    #expect(root.view.superview === window)
    #expect(root.view.frame == window.bounds)
    window.isHidden = true
    #expect(!window.isKeyWindow)
  }

  @Test("Replacing the root controller replaces the view and ends presentations")
  func replacing() {
    let first = UIViewController()
    let second = UIViewController()
    let window = UIWindow.launch(root: first, size: CGSize(width: 390, height: 844))
    _ = MainLoop.shared.settle(limit: 5)
    let modal = UIViewController()
    modal.modalPresentationStyle = .fullScreen
    first.present(modal, animated: false)
    MainLoop.shared.turn()
    let faults = recordedFaults { window.rootViewController = second }
    _ = MainLoop.shared.settle(limit: 5)
    #expect(window.subviews == [second.view])
    #expect(first.presentedViewController == nil)
    #expect(faults == [])
    window.close()
  }

  @Test("The responder chain goes from a view through its controller and window to the application")
  func responders() {
    let root = UIViewController()
    let window = UIWindow.launch(root: root, size: CGSize(width: 390, height: 844))
    let view = UIView()
    root.view.addSubview(view)
    var chain: [UIResponder] = [view]
    while let next = chain.last?.next { chain.append(next) }
    #expect(chain == [view, root.view, root, window, UIApplication.shared])
    window.close()
  }

  @Test("Setting the device's orientation by key rotates the app")
  func turningByKey() {
    World.restart()
    let window = UIWindow.launch(
      root: UIViewController(), size: CGSize(width: 390, height: 844))
    var sizes: [CGSize] = []
    for orientation in [
      UIInterfaceOrientation.portrait, .landscapeRight, .landscapeLeft, .unknown, .portrait,
    ] {
      UIDevice.current.setValue(orientation.rawValue, forKey: "orientation")
      _ = MainLoop.shared.settle(limit: 2)
      sizes.append(window.rootViewController?.view.bounds.size ?? .zero)
    }
    #expect(sizes.map(\.width) == [390, 844, 844, 844, 390])
  }
}

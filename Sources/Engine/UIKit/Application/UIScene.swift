import HeadlessQuartzCore

open class UIScene: UIResponder {
  /// Fidelity: always `foregroundActive`.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  open var delegate: UISceneDelegate?

  open var activationState: ActivationState { .foregroundActive }
  open var title: String! = ""
}

/// Fidelity: always `foregroundActive`.
open class UIWindowScene: UIScene, UITraitEnvironment {
  static let main = UIWindowScene()

  /// The scene of every window that is given no other.
  open var windows: [UIWindow] {
    UIApplication.shared.windows.filter { $0.windowScene === self }
  }

  /// Shown windows, from back to front.
  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }

  open var screen: UIScreen { .main }
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
  }
  /// Derived from the shape of the screen.
  open var coordinateSpace: UICoordinateSpace { screen.coordinateSpace }
  open var traitCollection: UITraitCollection { screen.traitCollection }
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

open class UIStatusBarManager: NSObject {
  open var statusBarStyle: UIStatusBarStyle { UIApplication.shared.statusBarStyle }
  open var isStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden }
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
}

public protocol UISceneDelegate: NSObjectProtocol {
  /// Fidelity: never called, because the Stage gives scenes no delegate.
  func sceneDidBecomeActive(_ scene: UIScene)

  func sceneWillResignActive(_ scene: UIScene)

  func sceneWillEnterForeground(_ scene: UIScene)

  func sceneDidEnterBackground(_ scene: UIScene)

  func sceneDidDisconnect(_ scene: UIScene)
}

extension UISceneDelegate {
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
}

public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// Without a property of the delegate's own: the key window; setting it shows the window.
  public var window: UIWindow? {
    get { UIApplication.shared.keyWindow }
    set { newValue?.makeKeyAndVisible() }
  }
}

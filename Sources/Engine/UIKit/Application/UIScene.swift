import HeadlessQuartzCore

/// One instance of the app's interface.
open class UIScene: UIResponder {
  /// Where a scene is in its life. Those of shown windows are in front.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// Learns about the scene's life.
  open var delegate: UISceneDelegate?

  open var activationState: ActivationState { .foregroundActive }
  open var title: String! = ""
}

/// A scene that holds windows.
open class UIWindowScene: UIScene, UITraitEnvironment {
  /// The scene of the Stage's screen, in which every window is unless it is told otherwise.
  static let main = UIWindowScene()

  /// The shown windows of this scene, from back to front.
  open var windows: [UIWindow] {
    UIApplication.shared.windows.filter { $0.windowScene === self }
  }

  /// The window of this scene that takes keyboard input.
  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }

  open var screen: UIScreen { .main }
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
  }
  open var traitCollection: UITraitCollection { screen.traitCollection }
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// Answers questions about the status bar.
open class UIStatusBarManager: NSObject {
  open var statusBarStyle: UIStatusBarStyle { UIApplication.shared.statusBarStyle }
  open var isStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden }
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
}

/// Learns about the life of a scene. The Stage makes windows without one.
public protocol UISceneDelegate: NSObjectProtocol {
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

/// Learns about the life of a scene that holds windows.
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { UIApplication.shared.keyWindow }
    set { newValue?.makeKeyAndVisible() }
  }
}

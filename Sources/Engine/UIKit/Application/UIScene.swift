import HeadlessQuartzCore

/// One instance of the app's interface.
open class UIScene: UIResponder {
  /// Where a scene is in its life.
  ///
  /// Those of shown windows are in front.
  public enum ActivationState: Int, Sendable {
    /// Belongs to no app yet, or no longer.
    case unattached = -1
    /// In front, with events.
    case foregroundActive = 0
    /// In front, without events.
    case foregroundInactive = 1
    /// Not seen.
    case background = 2
  }

  /// Learns about the scene's life.
  open var delegate: UISceneDelegate?

  /// Always in front.
  open var activationState: ActivationState { .foregroundActive }
  /// The scene's title, for the app's own use.
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

  /// The only screen.
  open var screen: UIScreen { .main }
  /// Derived from the shape of the screen.
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
  }
  /// The scene's coordinates: those of the screen.
  open var coordinateSpace: UICoordinateSpace { screen.coordinateSpace }
  /// The screen's traits.
  open var traitCollection: UITraitCollection { screen.traitCollection }
  /// Answers questions about the status bar.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// Answers questions about the status bar.
open class UIStatusBarManager: NSObject {
  /// The style that the controllers ask for.
  open var statusBarStyle: UIStatusBarStyle { UIApplication.shared.statusBarStyle }
  /// Whether the controllers hide the status bar.
  open var isStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden }
  /// Where the status bar is.
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
}

/// Learns about the life of a scene.
///
/// The Stage makes windows without one.
public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene is in front, and has events.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// The scene will have no events for a while.
  func sceneWillResignActive(_ scene: UIScene)

  /// The scene will be seen.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// The scene is no longer seen.
  func sceneDidEnterBackground(_ scene: UIScene)

  /// The scene has left the app.
  func sceneDidDisconnect(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing unless the app implements it.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing unless the app implements it.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing unless the app implements it.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing unless the app implements it.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing unless the app implements it.
  public func sceneDidDisconnect(_ scene: UIScene) {}
}

/// Learns about the life of a scene that holds windows.
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene, kept by the delegate.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// The key window, for delegates that keep none.
  public var window: UIWindow? {
    get { UIApplication.shared.keyWindow }
    set { newValue?.makeKeyAndVisible() }
  }
}

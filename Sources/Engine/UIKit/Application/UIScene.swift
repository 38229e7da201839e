import HeadlessQuartzCore

open class UIScene: UIResponder {
  /// Fidelity: empty.
  public class ConnectionOptions: NSObject {}

  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  open var delegate: UISceneDelegate?

  /// Fidelity: always in front.
  open var activationState: ActivationState { .foregroundActive }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""
}

open class UIWindowScene: UIScene, UITraitEnvironment {
  /// The scene of every window that is given no other.
  static var main: UIWindowScene { World.current.uiKit.scene }

  /// Shown windows, from back to front.
  open var windows: [UIWindow] {
    UIApplication.shared.windows.filter { $0.windowScene === self }
  }

  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }

  open var screen: UIScreen { .main }
  /// Landscape if the screen is wider than high.
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.part.width > screen.part.height ? .landscapeRight : .portrait
  }
  open var coordinateSpace: UICoordinateSpace { screen.coordinateSpace }
  open var traitCollection: UITraitCollection { screen.traitCollection }
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

extension UIWindowScene {
  public class GeometryPreferences: NSObject {
    /// For the orientations of an app on iOS.
    public class iOS: GeometryPreferences {
      public var interfaceOrientations: UIInterfaceOrientationMask?

      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }

  /// Fidelity: does nothing; the Stage turns the device.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}
}

open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  open var role: Role { .windowApplication }
  open var scene: UIScene? { UIWindowScene.main }
}

/// Fidelity: never read, because there is one scene.
open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  /// Fidelity: never read.
  open var delegateClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

open class UIStatusBarManager: NSObject {
  open var statusBarStyle: UIStatusBarStyle { UIApplication.shared.statusBarStyle }
  open var isStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden }
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
}

/// Fidelity: never called, because the Stage gives scenes no delegate.
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

public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// Without an implementation, as in `UIApplicationDelegate`.
  var window: UIWindow?? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow?? {
    get { .some(storedWindow(of: self) ?? UIApplication.shared.keyWindow) }
    set { newValue??.makeKeyAndVisible() }
  }
}

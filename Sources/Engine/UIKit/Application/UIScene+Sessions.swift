import HeadlessQuartzCore

extension UIScene {
  /// Fidelity: nothing asks for a scene, here and below.
  public class ActivationRequestOptions: NSObject {
    public weak var requestingScene: UIScene?
  }

  public class OpenExternalURLOptions: NSObject {
    public var universalLinksOnly = false
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var session: UISceneSession! { kept(UISceneSession()) }

  public var subtitle: String {
    get { kept("") }
    set { keep(newValue) }
  }

  /// Completes with `false`, as there are no other apps.
  public func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }

  public static let willConnectNotification = NSNotification.Name(
    "UISceneWillConnectNotification")
  public static let didDisconnectNotification = NSNotification.Name(
    "UISceneDidDisconnectNotification")
  public static let didActivateNotification = NSNotification.Name(
    "UISceneDidActivateNotification")
  public static let willDeactivateNotification = NSNotification.Name(
    "UISceneWillDeactivateNotification")
  public static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  public static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// Fidelity: none of it is ever filled.
extension UIScene.ConnectionOptions {
  public var urlContexts: Set<UIOpenURLContext> { [] }
  public var sourceApplication: String? { nil }
  public var shortcutItem: UIApplicationShortcutItem? { nil }
  public var userActivities: Set<NSUserActivity> { [] }
  public var handoffUserActivityType: String? { nil }
}

/// Fidelity: no address is opened.
open class UIOpenURLContext: NSObject {
  public let url: URL

  @usableFromInline
  init(_ url: URL) {
    self.url = url
    super.init()
  }
}

extension UISceneSession {
  public var persistentIdentifier: String { "1" }

  public var configuration: UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: role)
  }

  public var userInfo: [String: Any]? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  public var stateRestorationActivity: NSUserActivity? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

extension UISceneConfiguration {
  public var storyboard: UIStoryboard? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  public var sceneClass: AnyClass? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

extension UIWindowScene {
  public var isFullScreen: Bool { true }
  public var sizeRestrictions: UISceneSizeRestrictions? { nil }
}

/// Fidelity: none is ever made, since no window can be resized; its properties are kept.
open class UISceneSizeRestrictions: NSObject {
  open var minimumSize = CGSize.zero
  open var maximumSize = CGSize.zero
}

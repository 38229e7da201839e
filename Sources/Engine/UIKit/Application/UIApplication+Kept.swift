import HeadlessQuartzCore

/// A quick action of the app's icon on the home screen.
open class UIApplicationShortcutItem: NSObject {
  public let type: String
  public let localizedTitle: String
  public let localizedSubtitle: String?
  public let icon: UIApplicationShortcutIcon?
  public let userInfo: [String: any NSSecureCoding]?

  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
    super.init()
  }
}

/// Fidelity: never drawn.
open class UIApplicationShortcutIcon: NSObject {
  public convenience init(templateImageName: String) { self.init() }
  public convenience init(systemImageName: String) { self.init() }
}

/// Fidelity: there are no notifications, remote controls or other apps; what is set here is kept, and
/// what is asked for never comes.
extension UIApplication {
  public static let openNotificationSettingsURLString = "app-settings:notifications"

  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  public var applicationSupportsShakeToEdit: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }

  public func registerForRemoteNotifications() {}

  public func unregisterForRemoteNotifications() {}

  public var isRegisteredForRemoteNotifications: Bool { false }

  public func beginReceivingRemoteControlEvents() {}

  public func endReceivingRemoteControlEvents() {}

  /// Fidelity: as without a name.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(expirationHandler: handler) }

  /// In seconds.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  public var isProtectedDataAvailable: Bool { true }

  public var supportsMultipleScenes: Bool { false }

  public var supportsAlternateIcons: Bool { false }

  public var alternateIconName: String? { nil }

  /// Calls back without an error.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: ((Error?) -> Void)? = nil
  ) { if let completionHandler { MainLoop.shared.perform(after: 0) { completionHandler(nil) } } }

  public var openSessions: Set<UISceneSession> {
    Set(UIWindowScene.main.session.map { [$0] } ?? [])
  }

  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {}

  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}

  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  public enum BackgroundRefreshStatus: Int, Sendable {
    case restricted, denied, available
  }

  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }
}

public typealias UIBackgroundRefreshStatus = UIApplication.BackgroundRefreshStatus

open class UISceneDestructionRequestOptions: NSObject {}

/// Fidelity: no scene is closed; its properties are kept.
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  public enum DismissalAnimation: Int, Sendable {
    case standard = 1
    case commit, decline
  }

  open var windowDismissalAnimation = DismissalAnimation.standard
}

extension UIApplication.LaunchOptionsKey {
  public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
  public static let sourceApplication = Self(
    rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
  public static let remoteNotification = Self(
    rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  public static let localNotification = Self(
    rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
  public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
}

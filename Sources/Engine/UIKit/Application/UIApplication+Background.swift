import Foundation
import HeadlessQuartzCore

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData, noData, failed
}

extension UIApplication {
  /// Leaves the foreground and comes back to it at the same instant.
  ///
  /// Running animations end: what they have set stays, and completions hear `false`. Animations that
  /// are not removed on completion stay on their layers.
  ///
  /// Fidelity: the app is in the background for no time at all, and scenes and their delegates do not
  /// hear of it. That the delegates of animations which stay hear `false` is a guess.
  package func visitBackground() {
    pass(into: .inactive, Self.willResignActiveNotification) { $0.applicationWillResignActive }
    pass(into: .background, Self.didEnterBackgroundNotification) {
      $0.applicationDidEnterBackground
    }
    EngineLog.call(toApp: true, self, "applicationDidEnterBackground(_:)")
    for window in windows { window.layer.endAnimationsInTree() }
    pass(into: .inactive, Self.willEnterForegroundNotification) {
      $0.applicationWillEnterForeground
    }
    pass(into: .active, Self.didBecomeActiveNotification) { $0.applicationDidBecomeActive }
  }

  private func pass(
    into state: State, _ notification: NSNotification.Name,
    telling method: (any UIApplicationDelegate) -> (UIApplication) -> Void
  ) {
    applicationState = state
    if let delegate { method(delegate)(self) }
    NotificationCenter.default.post(name: notification, object: self)
  }

  public static let openSettingsURLString = "app-settings:"

  /// In seconds.
  public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude

  /// Fidelity: does nothing, because nothing fetches in the background.
  @available(iOS, deprecated: 13.0)
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
  }

  /// Fidelity: the app is never in the background for any time, so there is no task.
  public func beginBackgroundTask(
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }

  /// Fidelity: does nothing.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}

import HeadlessQuartzCore

// Constants of the application from Swift 1 to 4.1.

@available(*, deprecated, renamed: "UIApplication.openSettingsURLString")
public let UIApplicationOpenSettingsURLString = UIApplication.openSettingsURLString

@available(*, deprecated, renamed: "UIBackgroundTaskIdentifier.invalid")
public let UIBackgroundTaskInvalid = UIBackgroundTaskIdentifier.invalid

@available(*, deprecated, renamed: "UIApplication.backgroundFetchIntervalMinimum")
public let UIApplicationBackgroundFetchIntervalMinimum = UIApplication
  .backgroundFetchIntervalMinimum

@available(*, deprecated, renamed: "UIApplication.backgroundFetchIntervalNever")
public let UIApplicationBackgroundFetchIntervalNever = UIApplication.backgroundFetchIntervalNever

extension UIApplication {
  @available(*, deprecated, renamed: "open(_:options:completionHandler:)")
  @discardableResult
  public func openURL(_ url: URL) -> Bool { false }

  @available(*, deprecated, renamed: "shared")
  public class func sharedApplication() -> UIApplication { shared }
}

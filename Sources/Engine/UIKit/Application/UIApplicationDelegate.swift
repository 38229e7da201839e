import HeadlessQuartzCore

/// The app's own object that learns about launching and ending.
///
/// The Stage launches scenes without a delegate; a driver may make one and call it.
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The app's window, for code that reads it from here.
  var window: UIWindow? { get set }

  /// Called once, before anything is shown.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called once, when the app may show its window.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  func applicationDidFinishLaunching(_ application: UIApplication)
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// What counts where the app does not implement it.
  public var window: UIWindow? {
    get { UIApplication.shared.keyWindow }
    set { newValue?.makeKeyAndVisible() }
  }

  /// What counts where the app does not implement it.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// What counts where the app does not implement it.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }

  /// What counts where the app does not implement it.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  /// What counts where the app does not implement it.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// What counts where the app does not implement it.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// What counts where the app does not implement it.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// What counts where the app does not implement it.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// What counts where the app does not implement it.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// What counts where the app does not implement it.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
}

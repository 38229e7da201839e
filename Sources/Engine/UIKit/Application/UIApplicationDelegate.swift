import HeadlessQuartzCore

/// The app's own object that learns about launching and ending.
///
/// Fidelity: it is told of launching and of becoming active. Nothing else happens to an app here.
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

  /// The app has started; of the time before launch options.
  func applicationDidFinishLaunching(_ application: UIApplication)

  /// The app is in front, and has events.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// The app will have no events for a while.
  func applicationWillResignActive(_ application: UIApplication)

  /// The app is no longer seen.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// The app will be seen again.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// The app is about to end.
  func applicationWillTerminate(_ application: UIApplication)

  /// Memory is short.
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

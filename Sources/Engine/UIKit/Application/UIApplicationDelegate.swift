import HeadlessQuartzCore

/// Fidelity: the engine calls the two launch methods and, where the Stage sends the app into the
/// background and back, the four that are told of it.
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// As an optional requirement has it: `nil` inside of a value if the delegate has no window.
  ///
  /// Fidelity: never `nil` itself. A delegate's own stored `window` is found by its name, and read only;
  /// without one it is the key window, and setting it shows the window.
  var window: UIWindow?? { get set }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The default `application(_:didFinishLaunchingWithOptions:)` calls this.
  func applicationDidFinishLaunching(_ application: UIApplication)

  func applicationDidBecomeActive(_ application: UIApplication)

  func applicationWillResignActive(_ application: UIApplication)

  func applicationDidEnterBackground(_ application: UIApplication)

  func applicationWillEnterForeground(_ application: UIApplication)

  func applicationWillTerminate(_ application: UIApplication)

  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public var window: UIWindow?? {
    get { .some(storedWindow(of: self) ?? UIApplication.shared.keyWindow) }
    set { newValue??.makeKeyAndVisible() }
  }

  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }

  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
}

/// The window that a delegate keeps in a property of that name.
///
/// Its type is `UIWindow?`, which does not fulfil a requirement of type `UIWindow??` in Swift alone.
func storedWindow(of delegate: AnyObject) -> UIWindow? {
  var mirror: Mirror? = Mirror(reflecting: delegate)
  while let present = mirror {
    if let child = present.children.first(where: { $0.label == "window" }) {
      return child.value as? UIWindow
    }
    mirror = present.superclassMirror
  }
  return nil
}

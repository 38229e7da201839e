import HeadlessQuartzCore

/// Fidelity: `setStatusBarStyle`, `applicationIconBadgeNumber` and
/// `isNetworkActivityIndicatorVisible` are kept without effect.
open class UIApplication: UIResponder {
  /// Fidelity: the Stage passes no launch options.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public enum State: Int, Sendable {
    case active
    case inactive
    case background
  }

  public static var shared: UIApplication { World.current.uiKit.application }

  /// The Stage owns the delegate, so this reference may be weak.
  open weak var delegate: UIApplicationDelegate?

  /// Shown windows, from back to front.
  open internal(set) var windows: [UIWindow] = []

  /// The window that became key last.
  open internal(set) weak var keyWindow: UIWindow?

  open internal(set) var applicationState = State.active

  open var connectedScenes: Set<UIScene> { Set(windows.compactMap(\.windowScene)) }

  /// Whether the device stays awake while nobody touches it.
  ///
  /// Fidelity: stored, without effect, like the two properties below.
  open var isIdleTimerDisabled = false

  open var applicationIconBadgeNumber = 0

  open var isNetworkActivityIndicatorVisible = false

  private var ignoringDepth = 0

  public override init() { super.init() }

  // MARK: Touches

  /// Whether touches are dropped, between calls of the two methods below.
  open var isIgnoringInteractionEvents: Bool { ignoringDepth > 0 }

  /// Calls nest; each needs an `endIgnoringInteractionEvents()`.
  open func beginIgnoringInteractionEvents() { ignoringDepth += 1 }

  open func endIgnoringInteractionEvents() { ignoringDepth = max(0, ignoringDepth - 1) }

  open func sendEvent(_ event: UIEvent) {
    var receivers: [UIWindow] = []
    for touch in event.allTouches ?? [] {
      guard let window = touch.window, !receivers.contains(where: { $0 === window }) else {
        continue
      }
      receivers.append(window)
      window.sendEvent(event)
    }
  }

  /// Without a target the first responder is asked for one, and then the responders above it.
  ///
  /// Fidelity: without a first responder the search begins with the sender, and else with the key
  /// window's root view controller; Apple's documentation says nothing of that case.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?)
    -> Bool
  {
    let start =
      World.current.uiKit.firstResponder ?? sender as? UIResponder ?? keyWindow?.rootViewController
    let found = target ?? start?.target(forAction: action, withSender: sender)
    guard let found = found as AnyObject? else { return false }
    action.perform(on: found, with: sender, event)
    return true
  }

  // MARK: Status bar and orientation

  /// Empty while the status bar is hidden.
  open var statusBarFrame: CGRect {
    guard !isStatusBarHidden else { return .zero }
    return CGRect(
      x: 0, y: 0, width: UIScreen.main.part.width, height: UIScreen.main.safeAreaInsets.top)
  }

  /// Fidelity: setting it does nothing, as since iOS 13.
  open var isStatusBarHidden: Bool {
    get {
      keyWindow?.rootViewController?.controllerForStatusBarHidden.prefersStatusBarHidden ?? false
    }
    set {}
  }

  /// Fidelity: setting it does nothing, as in an app whose controllers decide.
  open var statusBarStyle: UIStatusBarStyle {
    get {
      keyWindow?.rootViewController?.controllerForStatusBarStyle.preferredStatusBarStyle ?? .default
    }
    set {}
  }

  /// Landscape if the screen is wider than high.
  open var statusBarOrientation: UIInterfaceOrientation {
    UIScreen.main.part.width > UIScreen.main.part.height ? .landscapeRight : .portrait
  }

  /// Fidelity: ignored here and below, because controllers decide.
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}

  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}

  /// Fidelity: the delegate is not asked.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    .allButUpsideDown
  }

  // MARK: Other apps

  /// Fidelity: there are no other apps; opening a URL completes with `false`.
  open func canOpenURL(_ url: URL) -> Bool { false }

  open func open(
    _ url: URL, options: [String: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  // MARK: The Stage's hooks

  /// Launches an app whose delegate makes the window.
  package func launch(_ delegate: UIApplicationDelegate) {
    closeWindows()
    self.delegate = delegate
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    delegate.applicationDidBecomeActive(self)
  }

  /// Puts a window in front of all of its level.
  func putOnScreen(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    let above = windows.firstIndex { $0.windowLevel > window.windowLevel }
    windows.insert(window, at: above ?? windows.count)
    window.layer.touch()
  }

  /// Takes every window off the screen and resets the state of an earlier app.
  package func closeWindows() {
    for window in windows { window.close() }
    windows = []
    keyWindow = nil
    ignoringDepth = 0
  }
}

extension UIApplication {
  /// Fidelity: the engine posts only this one and the next three, where the Stage sends the app into
  /// the background and back.
  public static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  public static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public static let willTerminateNotification = NSNotification.Name(
    "UIApplicationWillTerminateNotification")
  public static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")

  /// Reads `shared` by name, as code does that also compiles for app extensions.
  public class func value(forKey key: String) -> Any? {
    ["shared", "sharedApplication"].contains(key) ? shared : nil
  }

  public class func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

  /// Fidelity: always the factory setting.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
}

/// Code that also compiles for app extensions, where `shared` may not be named, asks for it so.
extension UIApplication: ClassAskedByName {
  package static func object(for selector: Selector) -> AnyObject? {
    selector.description == "sharedApplication" ? shared : nil
  }
}

import HeadlessQuartzCore

/// The one app in this process.
open class UIApplication: UIResponder {
  /// Why an app was launched.
  ///
  /// The Stage gives no reasons.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's own number or name.
    public let rawValue: String

    /// Creates a value from UIKit's number or name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Whether the app is in front.
  public enum State: Int, Sendable {
    /// In front, with events.
    case active
    /// In front, without events.
    case inactive
    /// Not seen.
    case background
  }

  /// The app.
  public static let shared = UIApplication()

  /// Learns about launching and ending; the app keeps it alive by other means.
  open weak var delegate: UIApplicationDelegate?

  /// Windows that have been shown and not hidden since, from back to front.
  open internal(set) var windows: [UIWindow] = []

  /// The window that last became key.
  open internal(set) weak var keyWindow: UIWindow?

  /// Always in front.
  open var applicationState: State { .active }

  /// The scenes of the windows.
  open var connectedScenes: Set<UIScene> { Set(windows.compactMap(\.windowScene)) }

  /// Whether the device may fall asleep.
  ///
  /// Remembered, without effect.
  open var isIdleTimerDisabled = false

  /// The number on the app's icon.
  ///
  /// Remembered, without effect.
  open var applicationIconBadgeNumber = 0

  /// Whether the status bar shows that the network is in use.
  ///
  /// Remembered, without effect.
  open var isNetworkActivityIndicatorVisible = false

  private var ignoringDepth = 0

  override init() { super.init() }

  // MARK: Touches

  /// Whether touches are dropped between the two calls below.
  open var isIgnoringInteractionEvents: Bool { ignoringDepth > 0 }

  /// Drops touches until the matching `endIgnoringInteractionEvents()`; calls nest.
  open func beginIgnoringInteractionEvents() { ignoringDepth += 1 }

  /// Ends what `beginIgnoringInteractionEvents()` began.
  open func endIgnoringInteractionEvents() { ignoringDepth = max(0, ignoringDepth - 1) }

  /// Hands an event to the windows that it concerns.
  open func sendEvent(_ event: UIEvent) {
    var told: [UIWindow] = []
    for touch in event.allTouches ?? [] {
      guard let window = touch.window, !told.contains(where: { $0 === window }) else { continue }
      told.append(window)
      window.sendEvent(event)
    }
  }

  /// Calls an action on a target; without a target nothing happens.
  ///
  /// Fidelity: UIKit searches the responder chain for a target; the engine does not.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?)
    -> Bool
  {
    guard let target = target as AnyObject? else { return false }
    action.perform(on: target, with: sender, event)
    return true
  }

  // MARK: Status bar and orientation

  /// Where the status bar is; a hidden one is empty.
  open var statusBarFrame: CGRect {
    guard !isStatusBarHidden else { return .zero }
    return CGRect(
      x: 0, y: 0, width: UIScreen.main.bounds.width, height: UIScreen.main.safeAreaInsets.top)
  }

  /// Whether the controller in charge hides the status bar.
  open var isStatusBarHidden: Bool {
    keyWindow?.rootViewController?.statusBarHider.prefersStatusBarHidden ?? false
  }

  /// The status bar's style, from the controller in charge.
  open var statusBarStyle: UIStatusBarStyle {
    keyWindow?.rootViewController?.statusBarStyler.preferredStatusBarStyle ?? .default
  }

  /// Derived from the shape of the screen.
  open var statusBarOrientation: UIInterfaceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeRight : .portrait
  }

  /// Ignored; the controllers decide since iOS 7.
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}

  /// Ignored; the controllers decide since iOS 7.
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}

  // MARK: Other apps

  /// There are no other apps to open anything with.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens nothing, and says so.
  open func open(
    _ url: URL, options: [String: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  // MARK: The Stage's hooks

  /// Launches an app that has a delegate of its own, which makes its window by itself.
  package func launch(_ delegate: UIApplicationDelegate) {
    closeWindows()
    self.delegate = delegate
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    delegate.applicationDidBecomeActive(self)
  }

  /// Takes every window off the screen and forgets what an earlier app left behind.
  package func closeWindows() {
    for window in windows { window.close() }
    windows = []
    keyWindow = nil
    ignoringDepth = 0
  }
}

extension UIApplication {
  /// Opens nothing, and says so.
  @available(*, deprecated, renamed: "open(_:options:completionHandler:)")
  @discardableResult
  public func openURL(_ url: URL) -> Bool { false }

  /// Posted by nobody; named for code that observes them.
  public static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted by nobody, as the one above.
  public static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted by nobody, as the first.
  public static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted by nobody, as the first.
  public static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted by nobody, as the first.
  public static let willTerminateNotification = NSNotification.Name(
    "UIApplicationWillTerminateNotification")
  /// Posted by nobody, as the first.
  public static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")

  /// Reads `shared` by its name, as code does that is compiled for extensions of apps as well.
  public class func value(forKey key: String) -> Any? {
    ["shared", "sharedApplication"].contains(key) ? shared : nil
  }

  /// Reads `shared` by its name, as code does that is compiled for extensions of apps as well.
  public class func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

  /// The size of text that the user likes; as the device comes.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }

  /// Swift 2's spelling of `shared`.
  @available(*, deprecated, renamed: "shared")
  public class func sharedApplication() -> UIApplication { shared }
}

/// Its old name, from Swift 3 to 4.1.
@available(*, deprecated, renamed: "UIApplication.LaunchOptionsKey")
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey

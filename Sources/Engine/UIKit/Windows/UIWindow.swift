import HeadlessQuartzCore

/// The view at the top of a hierarchy, which brings it onto the screen.
///
/// A window is hidden until it is made visible. It then owns the appearance of its root view
/// controller, and holds the containers of whatever is presented on top of it.
open class UIWindow: UIView {
  /// How far in front a window is.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// UIKit's own number or name.
    public let rawValue: CGFloat

    /// Creates a value from UIKit's number or name.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a value from UIKit's number or name.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The app's own windows.
    public static let normal = Level(rawValue: 0)
    /// As far in front as the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// In front of everything.
    public static let alert = Level(rawValue: 2000)

    /// A level further in front.
    public static func + (level: Level, offset: CGFloat) -> Level {
      Level(rawValue: level.rawValue + offset)
    }

    /// A level further behind.
    public static func - (level: Level, offset: CGFloat) -> Level {
      Level(rawValue: level.rawValue - offset)
    }

    /// Whether one level is behind another.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  /// The controller whose view fills the window.
  ///
  /// Replacing it in a visible window exchanges the views at once, without animation, and takes
  /// away everything that the old one presented.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      retire(oldValue)
      if !isHidden { showRoot() }
    }
  }

  /// How far in front the window is.
  ///
  /// Remembered; the engine draws windows in order of showing.
  open var windowLevel = Level.normal

  /// The screen that the window is on.
  open var screen: UIScreen = .main

  /// The scene that the window is in.
  open weak var windowScene: UIWindowScene?

  /// Whether this window takes keyboard input.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  /// Transitions that are open in this window, oldest first.
  package internal(set) var openTransitions: [TransitionContext] = []

  /// The coordinator of a turn that is going on.
  var turning: TurnCoordinator?

  /// Creates a hidden window; by default it is as large as the screen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    windowScene = UIWindowScene.main
    isHidden = true
  }

  /// Creates a hidden window as large as the scene's screen.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }

  /// Creates a window from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override open var window: UIWindow? { self }

  override open var next: UIResponder? { UIApplication.shared }

  override open var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      newValue ? leaveScreen() : enterScreen()
    }
  }

  override open var safeAreaInsets: UIEdgeInsets {
    frame == screen.bounds ? screen.safeAreaInsets : .zero
  }

  override open var traitCollection: UITraitCollection {
    UITraitCollection(screenSize: bounds.size, scale: screen.scale)
  }

  /// Shows the window and gives it the keyboard.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Gives the window the keyboard.
  open func makeKey() {
    guard !isKeyWindow else { return }
    UIApplication.shared.keyWindow?.resignKey()
    UIApplication.shared.keyWindow = self
    becomeKey()
  }

  /// Called when the window got the keyboard.
  open func becomeKey() {}

  /// Called when the window lost the keyboard.
  open func resignKey() {}

  /// Delivers an event to recognizers and views.
  open func sendEvent(_ event: UIEvent) { TouchDelivery.shared.deliver(event) }

  /// Touches that an open transition keeps away reach nothing.
  override open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    allowedTarget(super.hitTest(point, with: event))
  }
}

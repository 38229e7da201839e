import HeadlessQuartzCore

/// The root of a view hierarchy, hidden until it is made visible.
///
/// A window owns the appearance of its root view controller, and holds the containers of everything
/// presented on top of it.
open class UIWindow: UIView {
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)

    public static func + (level: Level, offset: CGFloat) -> Level {
      Level(rawValue: level.rawValue + offset)
    }

    public static func - (level: Level, offset: CGFloat) -> Level {
      Level(rawValue: level.rawValue - offset)
    }

    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  /// Replacing the root of a visible window exchanges the views at once, without animation, and
  /// removes everything that the old root presented.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      removeFormerRoot(oldValue)
      if !isHidden { showRoot() }
    }
  }

  /// Windows of higher levels lie above, and windows of one level in the order in which they were
  /// shown; touches go to the highest first.
  open var windowLevel = Level.normal {
    didSet { if !isHidden { UIApplication.shared.putOnScreen(self) } }
  }

  open var screen: UIScreen = .main

  open weak var windowScene: UIWindowScene?

  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  /// Whether it has been the key window since it was made.
  private(set) var hasBeenKey = false

  /// Transitions that are open in this window, oldest first.
  package internal(set) var openTransitions: [TransitionContext] = []

  /// Transitions that have not begun, oldest first.
  var deferredTransitions: [DeferredTransition] = []

  /// The coordinator of the rotation that is going on.
  var turning: TurnCoordinator?

  override var undrawnParts: [String] { keyboard + dimming }

  /// The window is hidden at first.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    windowScene = UIWindowScene.main
    isHidden = true
  }

  /// As large as the screen, since iOS 9.
  public convenience init() { self.init(frame: UIScreen.main.part) }

  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.part)
    self.windowScene = windowScene
    isHidden = true
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override open var window: UIWindow? { self }

  override open var next: UIResponder? { UIApplication.shared }

  private lazy var ownUndoManager = UndoManager()

  override open var undoManager: UndoManager? { ownUndoManager }

  override open var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      newValue ? leaveScreen() : enterScreen()
      NotificationCenter.default.post(
        name: newValue ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification,
        object: self)
    }
  }

  override open var safeAreaInsets: UIEdgeInsets {
    frame == screen.part ? screen.safeAreaInsets : .zero
  }

  override open var traitCollection: UITraitCollection {
    ownTraitOverrides.applied(
      to: UITraitCollection(screenSize: bounds.size, scale: screen.scale)
        .withStyle(overrideUserInterfaceStyle))
  }

  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  open func makeKey() {
    guard !isKeyWindow else { return }
    let former = UIApplication.shared.keyWindow
    UIApplication.shared.keyWindow = self
    if let former {
      former.resignKey()
      NotificationCenter.default.post(name: Self.didResignKeyNotification, object: former)
    }
    hasBeenKey = true
    becomeKey()
    NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
  }

  public static let didBecomeKeyNotification = NSNotification.Name(
    "UIWindowDidBecomeKeyNotification")
  public static let didResignKeyNotification = NSNotification.Name(
    "UIWindowDidResignKeyNotification")
  public static let didBecomeVisibleNotification = NSNotification.Name(
    "UIWindowDidBecomeVisibleNotification")
  public static let didBecomeHiddenNotification = NSNotification.Name(
    "UIWindowDidBecomeHiddenNotification")

  open func becomeKey() {}

  open func resignKey() {}

  open func sendEvent(_ event: UIEvent) { TouchDelivery.shared.deliver(event) }

  /// Touches that an open transition blocks hit nothing.
  override open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    allowedTarget(super.hitTest(point, with: event))
  }
}

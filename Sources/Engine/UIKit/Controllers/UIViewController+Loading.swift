import HeadlessQuartzCore

/// Loading the view and connecting it to the controller.
extension UIViewController {
  static func plainView() -> UIView {
    let view = UIView(frame: UIScreen.main.part)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  func loadViewOnce() {
    guard loadedView == nil, !isLoadingView else { return }
    isLoadingView = true
    tell("loadView()") { loadView() }
    if loadedView == nil {
      EngineLog.fault(.viewNotLoaded, ["controller": className])
      view = Self.plainView()
    }
    isLoadingView = false
    if overrideUserInterfaceStyle != .unspecified {
      loadedView?.overrideUserInterfaceStyle = overrideUserInterfaceStyle
    }
    tell("viewDidLoad()") { viewDidLoad() }
    (self as? UINavigationController)?.buildOnce()
  }

  func replaceView(_ view: UIView?) {
    guard view !== loadedView else { return }
    loadedView?.controller = nil
    loadedView?.additionalSafeArea = .zero
    loadedView = view
    view?.controller = self
    updateAdditionalSafeArea()
  }

  func updateAdditionalSafeArea() {
    guard let view = loadedView else { return }
    view.additionalSafeArea = additionalSafeAreaInsets + coveredByContainer
  }

  /// The class without its module.
  package var className: String { String(describing: type(of: self)) }

  /// Calls a callback of this controller, and logs it unless the class is UIKit's own.
  func tell(_ method: String, _ arguments: [String] = [], _ call: () -> Void) {
    if EngineLog.isApp(self) { EngineLog.call(toApp: true, self, method, arguments) }
    call()
  }

  // MARK: The view's hooks

  /// The view's safe area changed; without a window the app is not told.
  package func safeAreaChanged() {
    guard loadedView?.window != nil else { return }
    tell("viewSafeAreaInsetsDidChange()") { viewSafeAreaInsetsDidChange() }
  }

  /// Lays out the view between this controller's two layout callbacks.
  package func surroundLayout(_ layout: () -> Void) {
    announceAppearing()
    tell("viewWillLayoutSubviews()") { viewWillLayoutSubviews() }
    layout()
    tell("viewDidLayoutSubviews()") { viewDidLayoutSubviews() }
  }
}

extension EngineLog {
  /// Whether an object's class is the app's rather than UIKit's own.
  static func isApp(_ object: AnyObject) -> Bool {
    let type = type(of: object)
    let id = ObjectIdentifier(type)
    let uiKit = World.current.uiKit
    if let known = uiKit.appClasses[id] { return known }
    let isApp = !EngineTypes.contains(type)
    uiKit.appClasses[id] = isApp
    return isApp
  }

  /// How logs write an object: its class, or "nil".
  static func name(_ object: AnyObject?) -> String {
    object.map { String(describing: type(of: $0)) } ?? "nil"
  }
}

import HeadlessQuartzCore

/// Entering and leaving the screen.
extension UIWindow {
  /// Shows a window of a size with a root controller.
  ///
  /// The Stage launches an app with this.
  ///
  /// - Parameter surplus: How much larger the screen is than the window.
  package static func launch(
    root: @autoclosure () -> UIViewController, size: CGSize, scale: CGFloat = 3,
    surplus: CGSize = .zero
  ) -> UIWindow {
    UIApplication.shared.closeWindows()
    UIScreen.main.configure(size: size, scale: scale, surplus: surplus)
    let window = UIWindow(frame: UIScreen.main.part)
    window.rootViewController = root()
    window.makeKeyAndVisible()
    return window
  }

  /// Hides the window without callbacks to its controllers.
  package func close() {
    for transition in openTransitions { transition.abandon() }
    openTransitions = []
    deferredTransitions = []
    layer.isHidden = true
    layer.setRenderRoot(false)
  }

  func enterScreen() {
    UIApplication.shared.putOnScreen(self)
    layer.setRenderRoot(true)
    showRoot()
  }

  func leaveScreen() {
    UIApplication.shared.windows.removeAll { $0 === self }
    if isKeyWindow { handOverKey() }
    layer.setRenderRoot(false)
    guard let root = rootViewController else { return }
    root.beginAppearance(false, animated: false)
    root.endAppearance()
  }

  /// Makes the latest visible window that has been key before the key window.
  ///
  /// Fidelity: an engine rule; Apple says only that the system chooses another window.
  private func handOverKey() {
    if let next = UIApplication.shared.windows.last(where: { $0.hasBeenKey }) {
      return next.makeKey()
    }
    UIApplication.shared.keyWindow = nil
    resignKey()
    NotificationCenter.default.post(name: Self.didResignKeyNotification, object: self)
  }

  /// Inserts the root's view; the root has appeared after the commit that shows it.
  func showRoot() {
    guard let root = rootViewController else { return }
    root.loadViewIfNeeded()
    root.view.frame = bounds
    root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.beginAppearance(true, animated: false)
    insertSubview(root.view, at: 0)
    MainLoop.shared.performAfterCommit { [weak self, weak root] in
      guard let self, let root, root === self.rootViewController, !self.isHidden else { return }
      root.endAppearance()
    }
  }

  /// Removes a former root and everything that it presented.
  func removeFormerRoot(_ root: UIViewController?) {
    guard let root, root.isViewLoaded,
      root.view.superview != nil || root.presentedViewController != nil
    else { return }
    for transition in openTransitions { transition.abandon() }
    openTransitions = []
    deferredTransitions = []
    var presented = root.presentedViewController
    while let controller = presented {
      presented = controller.presentedViewController
      controller.presentation?.dissolve()
    }
    if root.appearance.isAppearingOrAppeared { root.beginAppearance(false, animated: false) }
    root.view.removeFromSuperview()
    // One that a presentation covers has disappeared.
    if root.appearance.isChanging { root.endAppearance() }
  }
}

import HeadlessQuartzCore

/// Rotating the device.
extension UIWindow {
  /// In seconds.
  ///
  /// Fidelity: an engine rule; Apple does not document the duration.
  private static let rotationDuration: TimeInterval = 0.3

  /// Resizes screen and window, as rotating the device does.
  ///
  /// Controllers are notified of new traits first, if they change, then of the new size; both from
  /// the root downwards, as far as each controller forwards them. Then everything is resized and
  /// laid out within an animation, together with the controllers' animations alongside.
  package func rotate(to size: CGSize) {
    guard size != bounds.size else { return }
    let former = traitCollection
    let next = UITraitCollection(screenSize: size, scale: screen.scale)
    let coordinator = TurnCoordinator(duration: Self.rotationDuration, in: self)
    turning = coordinator
    if next != former { rootViewController?.announce(traits: next, with: coordinator) }
    rootViewController?.announce(size: size, with: coordinator)
    screen.configure(size: size)
    takeSize(size)
    if next != former { announceTraits(former) }
    UIView.runBlock(
      duration: Self.rotationDuration, delay: 0, pacing: .curve(.easeInEaseOut), options: []
    ) {
      for view in self.subviews { view.frame = self.bounds }
      self.layoutIfNeeded()
      coordinator.runAlongside()
      self.layoutIfNeeded()
    } _: { [weak self] _ in
      self?.turning = nil
      coordinator.complete()
    }
  }

  /// The window itself changes at once; only its content is animated.
  private func takeSize(_ size: CGSize) {
    autoresizesSubviews = false
    UIView.performWithoutAnimation { self.frame = CGRect(origin: .zero, size: size) }
    autoresizesSubviews = true
    safeAreaMayHaveChanged()
  }
}

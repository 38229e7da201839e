import HeadlessQuartzCore

/// The container, and the presenter's view in it.
extension UIPresentationController {
  /// The window of the container, or of the presenter while there is no container.
  var window: UIWindow? { containerView?.window ?? presenter?.viewIfLoaded?.window }

  /// Adds a container over the view that the presentation covers.
  func buildContainer(over host: UIView, frame: CGRect) -> PresentationContainer {
    let container = PresentationContainer(frame: frame)
    container.presentation = self
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    host.addSubview(container)
    containerView = container
    return container
  }

  /// Moves the presenter's view into the container for the animation.
  func borrowPresentersView() {
    guard let container = containerView, let view = presenter?.viewIfLoaded,
      let superview = view.superview
    else { return }
    let index = superview.layer.sublayers?.firstIndex { $0 === view.layer } ?? 0
    presenterPlace = PresenterPlace(superview: superview, index: index)
    let center = superview.convert(view.center, to: container)
    container.insertSubview(view, at: 0)
    view.center = center
  }

  /// Moves the presenter's view back to its former superview.
  func returnPresentersView() {
    guard let place = presenterPlace, let superview = place.superview,
      let view = presenter?.viewIfLoaded
    else { return }
    presenterPlace = nil
    superview.insertSubview(view, at: place.index)
    if !view.isTransformed { view.frame = superview.bounds }
  }

  /// Separates the presenter from the presented controller.
  func release() {
    isInForce = false
    if let presenter, presenter.directlyPresented?.presentation === self {
      presenter.directlyPresented = nil
    }
  }

  /// Removes the presentation at once, without callbacks, since its presenter goes as well.
  func dissolve() {
    if let view = presentedViewController.viewIfLoaded {
      presentedViewController.abandonAppearance(as: .disappeared)
      view.removeFromSuperview()
    }
    presenterPlace = nil
    dissolveContainer()
  }

  /// Makes the tints of the presenter's views grey if this presentation does so, or gives them back.
  func setTintDimmed(_ isDimmed: Bool) {
    guard let view = presenter?.viewIfLoaded,
      view.isTintDimmedByPresentation != (isDimmed && dimsTintOfPresenter)
    else { return }
    view.isTintDimmedByPresentation.toggle()
    if view.ownTintAdjustment == .automatic { view.announceTintAdjustment() }
  }

  /// Removes the container and ends the presentation.
  func dissolveContainer() {
    setTintDimmed(false)
    release()
    containerView?.removeFromSuperview()
    containerView = nil
    phase = .over
    if presentedViewController.presentation === self { presentedViewController.presentation = nil }
  }

  /// Calls a method; if the app implements the class, it is recorded.
  func tell(_ method: String, _ arguments: [String] = [], _ call: () -> Void) {
    if EngineLog.isApp(self) { EngineLog.call(toApp: true, self, method, arguments) }
    call()
  }

  func announce(size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    tell("viewWillTransition(to:with:)", ["\(size)", "coordinator"]) {
      viewWillTransition(to: size, with: coordinator)
    }
  }

  func announce(
    traits: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    tell("willTransition(to:with:)", ["traits", "coordinator"]) {
      willTransition(to: traits, with: coordinator)
    }
  }
}

/// A view's former place in the hierarchy.
struct PresenterPlace {
  weak var superview: UIView?
  var index: Int
}

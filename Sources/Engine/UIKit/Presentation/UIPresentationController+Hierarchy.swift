import HeadlessQuartzCore

/// The container, and the presenter's view in it.
extension UIPresentationController {
  /// Makes the container and puts it over what the presentation covers.
  func buildContainer(over host: UIView, frame: CGRect) -> PresentationContainer {
    let container = PresentationContainer(frame: frame)
    container.presentation = self
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    host.addSubview(container)
    containerView = container
    return container
  }

  /// Moves the presenter's view into the container, where the animation finds it.
  func borrowPresentersView() {
    guard let container = containerView, let view = presenter?.viewIfLoaded,
      let superview = view.superview
    else { return }
    let index = superview.subviews.firstIndex { $0 === view } ?? 0
    presenterPlace = PresenterPlace(superview: superview, index: index)
    let center = superview.convert(view.center, to: container)
    container.insertSubview(view, at: 0)
    view.center = center
  }

  /// Puts the presenter's view back where it was before the presentation.
  func returnPresentersView() {
    guard let place = presenterPlace, let superview = place.superview,
      let view = presenter?.viewIfLoaded
    else { return }
    presenterPlace = nil
    superview.insertSubview(view, at: place.index)
    if view.transform.isIdentity { view.frame = superview.bounds }
  }

  /// Ends the presentation's hold on both controllers; they no longer know each other.
  func release() {
    isInForce = false
    if let presenter, presenter.directlyPresented?.presentation === self {
      presenter.directlyPresented = nil
    }
  }

  /// Takes everything away at once and without callbacks.
  func dissolve() {
    if let view = presentedViewController.viewIfLoaded {
      presentedViewController.abandonAppearance(as: .disappeared)
      view.removeFromSuperview()
    }
    returnPresentersView()
    dissolveContainer()
  }

  /// Removes the container and forgets the presentation.
  func dissolveContainer() {
    release()
    containerView?.removeFromSuperview()
    containerView = nil
    phase = .over
    if presentedViewController.presentation === self { presentedViewController.presentation = nil }
  }

  /// Calls one of the app's own presentation controllers, and says so.
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

/// Where a view has to go back to.
struct PresenterPlace {
  weak var superview: UIView?
  var index: Int
}

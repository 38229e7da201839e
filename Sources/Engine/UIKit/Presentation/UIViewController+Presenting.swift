import HeadlessQuartzCore

extension UIViewController {
  func preparePresenting(
    _ presented: UIViewController, animated: Bool, _ completion: (() -> Void)?
  ) {
    EngineLog.call(
      toApp: false, self, "present(_:animated:completion:)", [presented.className, "\(animated)"])
    if let own = presentationOfAncestor?.presentedViewController {
      UIWindow.beginUnanimatedPresentation(of: own)
    }
    UIWindow.completeTransitionsOfThisTurn()
    let style = presented.usedModalStyle
    let presenter = presenterForStyle(style)
    guard mayPresent(presented, by: presenter) else { return }
    let presentation = presented.presentationForPresenting(style, by: presenter, source: self)
    presented.preparedPresentation = nil
    presented.presentation = presentation
    presentation.presenter = presenter
    presentation.presentationStyle = style
    PresentingTransition(
      presentation, presented: presented, presenter: presenter, source: self, animated: animated,
      completion: completion
    ).prepare()
  }

  func prepareDismissing(animated: Bool, _ completion: (() -> Void)?) {
    EngineLog.call(toApp: false, self, "dismiss(animated:completion:)", ["\(animated)"])
    UIWindow.completeTransitionsOfThisTurn()
    guard let base = presentedViewController?.presentation ?? presentationOfAncestor else {
      // Without a presentation only the completion is called.
      if let completion { MainLoop.shared.perform(after: 0, completion) }
      return
    }
    if base.window?.isPresentingOrDismissing ?? false {
      EngineLog.fault(.dismissWhileTransitioning, ["controller": className])
      return
    }
    DismissingTransition(base, animated: animated, completion: completion).prepare()
  }

  // MARK: - Rules

  func mayPresent(_ presented: UIViewController, by presenter: UIViewController) -> Bool {
    let facts = ["presented": presented.className, "presenting": presenter.className]
    if presented.parent != nil || presented === self {
      EngineLog.fault(.presentedControllerHasParent, facts)
      return false
    }
    let window = viewIfLoaded?.window ?? presenter.viewIfLoaded?.window
    let isBusy = window?.isPresentingOrDismissing ?? false
    if presenter.directlyPresented != nil || presented.presentation != nil || isBusy {
      EngineLog.fault(.presentWhilePresenting, facts)
      return false
    }
    guard viewIfLoaded?.window != nil else {
      EngineLog.fault(.viewNotInHierarchy, facts)
      return false
    }
    return true
  }

  // MARK: - Presenter

  var presentationOfAncestor: UIPresentationController? {
    var candidate: UIViewController? = self
    while let controller = candidate {
      if let presentation = controller.presentation { return presentation }
      candidate = controller.parent
    }
    return nil
  }

  /// For styles with a context the nearest ancestor that defines one, otherwise the root.
  func presenterForStyle(_ style: UIModalPresentationStyle) -> UIViewController {
    var top = self
    while true {
      let isContext = style == .currentContext || style == .overCurrentContext
      if isContext && top.definesPresentationContext { return top }
      guard let parent = top.parent else { return top }
      top = parent
    }
  }

  // MARK: - Presentation controller

  /// The style before it adapts to the traits.
  private var usedModalStyle: UIModalPresentationStyle {
    guard modalPresentationStyle == .none else { return modalPresentationStyle }
    return traitCollection.verticalSizeClass == .compact ? .fullScreen : .pageSheet
  }

  /// The value of `presentationController`.
  var activeOrPreparedPresentation: UIPresentationController? {
    if let presentation { return presentation }
    if let parent { return parent.presentationController }
    if let preparedPresentation { return preparedPresentation }
    preparedPresentation = makePresentation(
      modalPresentationStyle, by: nil, source: self)
    return preparedPresentation
  }

  func presentationForPresenting(
    _ style: UIModalPresentationStyle, by presenter: UIViewController, source: UIViewController
  ) -> UIPresentationController {
    if let prepared = preparedPresentation, prepared.presentationStyle == style { return prepared }
    let delegate = preparedPresentation?.delegate
    let made = makePresentation(style, by: presenter, source: source)
    if made.delegate == nil { made.delegate = delegate }
    return made
  }

  private func makePresentation(
    _ style: UIModalPresentationStyle, by presenter: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    let made =
      vendedPresentation(style, by: presenter, source: source)
      ?? makeBuiltInPresentation(style, by: presenter)
    made.presentationStyle = style
    return made
  }

  private func vendedPresentation(
    _ style: UIModalPresentationStyle, by presenter: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    guard style == .custom, let delegate = transitioningDelegate else { return nil }
    return OptionalRequirement.query(
      delegate, "presentationController(forPresented:presenting:source:)",
      [self, presenter, source]
    ) {
      delegate.presentationController(forPresented: self, presenting: presenter, source: source)
    }
  }

  func makeBuiltInPresentation(
    _ style: UIModalPresentationStyle, by presenter: UIViewController?
  ) -> UIPresentationController {
    switch style {
    case .popover:
      UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
    case .pageSheet, .formSheet, .automatic:
      UISheetPresentationController(presentedViewController: self, presenting: presenter)
    case .custom, .none:
      UIPresentationController(presentedViewController: self, presenting: presenter)
    default:
      CoveringPresentation(presentedViewController: self, presenting: presenter)
    }
  }

  // MARK: - Coordinators

  /// Begins an animated transition that is still waiting, so that there is a coordinator.
  var activeCoordinator: UIViewControllerTransitionCoordinator? {
    var candidate: UIViewController? = self
    while let controller = candidate {
      UIWindow.beginTransitions(of: controller)
      if let transition = TransitionContext.involving(controller) ?? controller.transitionOfChildren
      {
        return transition.hidesCoordinator ? nil : transition.coordinator
      }
      candidate = controller.parent
    }
    return viewIfLoaded?.window?.turning
  }
}

import HeadlessQuartzCore

/// Size and traits, and how they pass to children and to presented controllers.
extension UIViewController {
  /// The traits of the parent, with those that it overrides for this child.
  var inheritedTraits: UITraitCollection {
    ownTraitOverrides.applied(to: surroundingTraits.withStyle(overrideUserInterfaceStyle))
  }

  /// The traits without a style of the controller's own.
  var surroundingTraits: UITraitCollection {
    guard let parent else {
      return presentation?.overrideTraitCollection.map {
        UITraitCollection(traitsFrom: [windowTraits, $0])
      } ?? windowTraits
    }
    guard let own = parent.overrideTraitCollection(forChild: self) else {
      return parent.traitCollection
    }
    return UITraitCollection(traitsFrom: [parent.traitCollection, own])
  }

  private var windowTraits: UITraitCollection {
    viewIfLoaded?.window?.traitCollection ?? UIScreen.main.traitCollection
  }

  /// The default answer: children as large as their parent stay so, others keep their size.
  func childSize(of container: UIContentContainer, whenParentHas size: CGSize) -> CGSize {
    guard let child = container as? UIViewController, let view = child.viewIfLoaded,
      let own = viewIfLoaded
    else { return size }
    return view.bounds.size == own.bounds.size ? size : view.bounds.size
  }

  func forwardTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    for child in appearanceChildren {
      let childSize = self.size(
        forChildContentContainer: child, withParentContainerSize: size)
      if let view = child.viewIfLoaded, view.bounds.size == childSize { continue }
      child.announce(size: childSize, with: coordinator)
    }
    directlyPresented?.presentation?.announce(size: size, with: coordinator)
  }

  func forwardTransition(
    to traits: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    for child in appearanceChildren {
      let own = overrideTraitCollection(forChild: child)
      let childTraits = own.map { UITraitCollection(traitsFrom: [traits, $0]) } ?? traits
      guard childTraits != child.traitCollection else { continue }
      child.announce(traits: childTraits, with: coordinator)
    }
    directlyPresented?.presentation?.announce(traits: traits, with: coordinator)
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

  /// Notifies this controller, those in it, and then their views that the traits changed.
  func traitsDidChange(from previous: UITraitCollection) {
    tellControllers(from: previous, withPresented: false)
    viewIfLoaded?.announceTraits(previous)
  }

  /// Notifies this controller, its children, and the controllers that they present.
  func tellControllers(from previous: UITraitCollection, withPresented: Bool = true) {
    tellTraits(from: previous)
    for child in appearanceChildren {
      child.tellControllers(from: previous, withPresented: withPresented)
    }
    if withPresented { directlyPresented?.tellControllers(from: previous) }
  }

  /// Notifies this controller and its children that the style changed; their views know already.
  func styleDidChange(from previous: UITraitCollection) {
    tellTraits(from: previous)
    for child in appearanceChildren where child.overrideUserInterfaceStyle == .unspecified {
      child.styleDidChange(from: child.inheritedTraits.withStyle(previous.userInterfaceStyle))
    }
  }

  private func tellTraits(from previous: UITraitCollection) {
    tell("traitCollectionDidChange(_:)", ["traits"]) { traitCollectionDidChange(previous) }
    traitHandlers.tell(self, of: traitCollection, after: previous)
  }

  /// The controller that decides the style of the status bar.
  var controllerForStatusBarStyle: UIViewController {
    if let presented = directlyPresented, presented.controlsStatusBar {
      return presented.controllerForStatusBarStyle
    }
    return childForStatusBarStyle?.controllerForStatusBarStyle ?? self
  }

  /// The controller that decides whether the status bar is hidden.
  var controllerForStatusBarHidden: UIViewController {
    if let presented = directlyPresented, presented.controlsStatusBar {
      return presented.controllerForStatusBarHidden
    }
    return childForStatusBarHidden?.controllerForStatusBarHidden ?? self
  }

  private var controlsStatusBar: Bool {
    presentation?.presentationStyle == .fullScreen || modalPresentationCapturesStatusBarAppearance
  }

  func announcePreferredContentSize() {
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    presentation?.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  func overriddenStyleDidChange(from former: UIUserInterfaceStyle) {
    guard overrideUserInterfaceStyle != former else { return }
    viewIfLoaded?.overrideUserInterfaceStyle = overrideUserInterfaceStyle
    styleDidChange(from: surroundingTraits.withStyle(former))
  }

  func replaceTraitOverrides(_ overrides: any UITraitOverrides) {
    let previous = traitCollection
    let overrides = overrides as? TraitOverrides ?? TraitOverrides()
    let onlyRemoves = overrides.onlyRemoves(from: ownTraitOverrides)
    ownTraitOverrides = overrides
    guard traitCollection != previous else { return }
    guard onlyRemoves else { return traitsDidChange(from: previous) }
    World.current.uiKit.traitUpdates.tellLater { [weak self] in
      self?.traitsDidChange(from: previous)
    }
  }

  /// Overrides traits of a child, or nothing.
  func override(_ child: UIViewController, with traits: UITraitCollection?) {
    let previous = child.traitCollection
    overrideTraits[ObjectIdentifier(child)] = traits
    if child.traitCollection != previous { child.traitsDidChange(from: previous) }
  }
}

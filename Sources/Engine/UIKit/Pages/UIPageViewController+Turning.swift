import HeadlessQuartzCore

extension UIPageViewController {
  private var isOnScreen: Bool {
    appearance.isAppearingOrAppeared && viewIfLoaded?.window != nil
  }

  private var isHorizontal: Bool { navigationOrientation == .horizontal }

  // MARK: Turned by the app

  func show(
    _ new: UIViewController, _ direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    EngineLog.call(
      toApp: false, self, "setViewControllers(_:direction:animated:completion:)",
      [new.className, "\(direction)", "\(animated)"])
    if turn != nil {
      waitingTurns.append { [weak self] in
        self?.show(new, direction, animated: animated, completion: completion)
      }
      return
    }
    guard animated, isOnScreen, let page, page !== new || strip != nil else {
      replace(with: new)
      completion?(true)
      return
    }
    // A strip that need not move never says that it has come to rest.
    guard page !== new else { return }
    begin(PageTurn(page: new, direction: direction, cause: .app(completion: completion)))
    guard let strip else { return curl(from: page, to: new, direction) }
    strip.isUserInteractionEnabled = false
    strip.setContentOffset(origin(of: direction == .forward ? 2 : 0), animated: true)
  }

  /// Changes the page without animation.
  private func replace(with new: UIViewController) {
    guard page !== new else { return }
    let old = page
    if let old {
      old.announceLeaving()
      if isOnScreen { old.settleAppearance(false, animated: false) }
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    page = new
    addChild(new)
    if isViewLoaded {
      let isShown = isOnScreen
      if isShown { new.beginAppearance(true, animated: false) }
      place(new)
      if isShown, appearance == .appeared { new.endAppearance() }
    }
    new.settleMove(to: self)
  }

  private func curl(
    from old: UIViewController, to new: UIViewController, _ direction: NavigationDirection
  ) {
    let options: UIView.AnimationOptions =
      direction == .forward ? .transitionCurlUp : .transitionCurlDown
    UIView.transition(with: view, duration: 0.5, options: options) {
      old.view.removeFromSuperview()
      self.place(new)
    } completion: { _ in
      self.finish(completed: true)
    }
  }

  // MARK: Turned by the user

  /// Asks the data source for both neighbours and makes room for those that exist.
  func swipeBegan() {
    guard turn == nil, let page, let strip, let dataSource else { return }
    let before = dataSource.pageViewController(self, viewControllerBefore: page)
    let after = dataSource.pageViewController(self, viewControllerAfter: page)
    neighbors = (before, after)
    let length = isHorizontal ? strip.bounds.width : strip.bounds.height
    let (first, last) = (before == nil ? -length : 0, after == nil ? -length : 0)
    // Changing an inset can move the content; the page stays in place.
    isRearranging = true
    strip.contentInset =
      isHorizontal
      ? UIEdgeInsets(top: 0, left: first, bottom: 0, right: last)
      : UIEdgeInsets(top: first, left: 0, bottom: last, right: 0)
    strip.moveContent(to: origin(of: 1))
    isRearranging = false
  }

  /// Adds a neighbour that begins to be visible.
  func stripMoved() {
    guard turn == nil, !isRearranging, let strip, strip.isTracking, let page else { return }
    let shift = self.shift
    guard abs(shift) > 0.001,
      let next = shift > 0 ? neighbors.after : neighbors.before
    else { return }
    if let delegate {
      OptionalRequirement.tell(
        delegate, "pageViewController(_:willTransitionTo:)", [className, next.className]
      ) { delegate.pageViewController(self, willTransitionTo: [next]) }
    }
    guard self.page === page else { return }
    begin(PageTurn(page: next, direction: shift > 0 ? .forward : .reverse, cause: .user))
  }

  /// Finishes the turn, at the neighbour or back in the middle.
  func stripCameToRest() {
    guard let turn, strip?.isTracking == false else { return }
    let isThere = turn.direction == .forward ? shift > 0.5 : shift < -0.5
    finish(completed: isThere)
  }

  /// The distance of the strip from the middle page, in pages.
  private var shift: CGFloat {
    guard let strip else { return 0 }
    let middle = origin(of: 1)
    let length = isHorizontal ? strip.bounds.width : strip.bounds.height
    guard length > 0 else { return 0 }
    return isHorizontal
      ? (strip.bounds.minX - middle.x) / length : (strip.bounds.minY - middle.y) / length
  }

  // MARK: Both

  private func begin(_ turn: PageTurn) {
    self.turn = turn
    addChild(turn.page)
    turn.page.beginAppearance(true, animated: true)
    page?.beginAppearance(false, animated: true)
    if let strip {
      strip.addSubview(turn.page.view)
      turn.page.view.frame = frame(of: turn.direction == .forward ? 2 : 0)
    }
  }

  private func finish(completed: Bool) {
    guard let turn, let old = page else { return }
    let (comes, goes) = completed ? (turn.page, old) : (old, turn.page)
    if !completed { comes.beginAppearance(true, animated: true) }
    goes.announceLeaving()
    goes.view.removeFromSuperview()
    self.turn = nil
    page = comes
    place(comes)
    // In a strip the arriving page hears first, in a curl the leaving one.
    if strip == nil { goes.endAppearance() }
    comes.endAppearance()
    if strip != nil {
      if !completed { goes.beginAppearance(false, animated: true) }
      goes.endAppearance()
    }
    goes.removeFromParent()
    if completed { comes.settleMove(to: self) }
    strip?.isUserInteractionEnabled = true
    switch turn.cause {
    case .app(let completion): completion?(completed)
    case .user:
      if let delegate {
        OptionalRequirement.tell(
          delegate,
          "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
          [className, "true", old.className, "\(completed)"]
        ) {
          delegate.pageViewController(
            self, didFinishAnimating: true, previousViewControllers: [old],
            transitionCompleted: completed)
        }
      }
    }
    if !waitingTurns.isEmpty { waitingTurns.removeFirst()() }
  }

  // MARK: Places

  func place(_ page: UIViewController) {
    let host: UIView = strip ?? view
    page.view.autoresizingMask = strip == nil ? [.flexibleWidth, .flexibleHeight] : []
    host.addSubview(page.view)
    layOutPages()
  }

  func layOutPages() {
    guard let page = page?.viewIfLoaded else { return }
    guard let strip else {
      page.frame = view.bounds
      return
    }
    let size = CGSize(
      width: view.bounds.width + (isHorizontal ? spacing : 0),
      height: view.bounds.height + (isHorizontal ? 0 : spacing))
    let isResized = strip.bounds.size != size
    if isResized {
      strip.frame = CGRect(
        x: isHorizontal ? -spacing / 2 : 0, y: isHorizontal ? 0 : -spacing / 2,
        width: size.width, height: size.height)
      strip.contentSize = CGSize(
        width: size.width * (isHorizontal ? 3 : 1), height: size.height * (isHorizontal ? 1 : 3))
    }
    page.frame = frame(of: 1)
    guard turn == nil else { return }
    if strip.bounds.origin != origin(of: 1), isResized || !strip.isTracking {
      strip.contentOffset = origin(of: 1)
    }
  }

  private func origin(of place: Int) -> CGPoint {
    guard let size = strip?.bounds.size else { return .zero }
    return isHorizontal
      ? CGPoint(x: size.width * CGFloat(place), y: 0)
      : CGPoint(x: 0, y: size.height * CGFloat(place))
  }

  private func frame(of place: Int) -> CGRect {
    let origin = origin(of: place)
    return CGRect(
      x: origin.x + (isHorizontal ? spacing / 2 : 0),
      y: origin.y + (isHorizontal ? 0 : spacing / 2),
      width: view.bounds.width, height: view.bounds.height)
  }
}

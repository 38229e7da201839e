import HeadlessQuartzCore

extension UIView {
  /// `true` for the view itself, too.
  public func isDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let present = candidate {
      if present === view { return true }
      candidate = present.parentView
    }
    return false
  }

  func exchange(_ index1: Int, _ index2: Int) {
    guard contentViews.indices.contains(index1), contentViews.indices.contains(index2),
      index1 != index2
    else { return }
    let (lower, upper) = (min(index1, index2), max(index1, index2))
    let back = contentViews[lower]
    let front = contentViews[upper]
    restack(front, .index(lower))
    restack(back, .index(upper))
  }

  func find(tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in contentViews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: Entering

  /// Adds a view, removing it from its superview first, and sends all callbacks.
  func insert(_ view: UIView, _ place: StackingPlace) {
    guard mayHold(view) else { return }
    if view.parentView === self { return restack(view, place) }
    let newWindow = window
    let changesWindow = view.window !== newWindow
    if changesWindow { view.announceWindow(newWindow) }
    view.willMove(toSuperview: self)
    if let former = view.parentView {
      former.willRemoveSubview(view)
      view.unlink(from: former)
    }
    view.parentView = self
    stack(view, place)
    view.invalidateConstraints()
    view.inheritedValuesMayHaveChanged()
    if changesWindow { view.confirmWindow() }
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
    view.setNeedsLayout()
  }

  /// Moves a subview among its siblings.
  func move(_ view: UIView, _ place: StackingPlace) {
    guard view.parentView === self else { return }
    restack(view, place)
  }

  /// Records a fault where UIKit throws: when a view would become its own ancestor.
  private func mayHold(_ view: UIView) -> Bool {
    guard isDescendant(of: view) else { return true }
    EngineLog.fault(
      .viewAddedToItself, ["view": displayName, "added": view.displayName])
    return false
  }

  // MARK: Leaving

  /// Removes the view from its superview, and sends all callbacks.
  func leaveSuperview() {
    guard let former = parentView else { return }
    let changesWindow = window != nil
    willMove(toSuperview: nil)
    former.willRemoveSubview(self)
    if changesWindow { announceWindow(nil) }
    unlink(from: former)
    if changesWindow { confirmWindow() }
    didMoveToSuperview()
    former.setNeedsLayout()
  }

  func unlink(from former: UIView) {
    dropOuterConstraints()
    former.removeContentView(self)
    layer.removeFromSuperlayer()
    parentView = nil
    former.invalidateConstraints()
    if isFirstResponder { resignFirstResponder() }
  }

  // MARK: Order

  /// Moves a subview, and its layer with it.
  ///
  /// Layers that belong to no view keep their places between those of the views.
  private func restack(_ view: UIView, _ place: StackingPlace) {
    guard !isStacked(view, place) else { return }
    removeContentView(view)
    stack(view, place)
  }

  /// Whether moving the view changes nothing, neither among the views nor among the layers.
  private func isStacked(_ view: UIView, _ place: StackingPlace) -> Bool {
    switch place {
    case .front: contentViews.last === view && layer.sublayers?.last === view.layer
    case .back: contentViews.first === view && layer.sublayers?.first === view.layer
    case .index, .below, .above: false
    }
  }

  /// Inserts a view that is not yet among the subviews.
  private func stack(_ view: UIView, _ place: StackingPlace) {
    if case .index(let index) = place { return stack(view, atSublayer: index) }
    let index = place.index(among: contentViews)
    if case .above(let sibling) = place, index > 0,
      contentViews[index - 1] === sibling
    {
      layer.insertSublayer(view.layer, above: sibling.layer)
    } else if index < contentViews.count {
      layer.insertSublayer(view.layer, below: contentViews[index].layer)
    } else {
      layer.addSublayer(view.layer)
    }
    contentViews.insert(view, at: index)
  }

  /// Inserts a view at an index among all sublayers, those of no view too; too high an index means in
  /// front.
  private func stack(_ view: UIView, atSublayer index: Int) {
    let layers = (layer.sublayers ?? []).filter { $0 !== view.layer }
    let index = max(0, min(index, layers.count))
    let below = layers[..<index]
    if index < layers.count {
      layer.insertSublayer(view.layer, below: layers[index])
    } else {
      layer.addSublayer(view.layer)
    }
    let place = contentViews.firstIndex { other in !below.contains { $0 === other.layer } }
    contentViews.insert(view, at: place ?? contentViews.count)
  }

  private func removeContentView(_ view: UIView) {
    guard let index = contentViews.lastIndex(where: { $0 === view }) else { return }
    contentViews.remove(at: index)
  }

  // MARK: Callbacks down the tree

  func announceWindow(_ newWindow: UIWindow?) {
    controller?.viewWillMove(toWindow: newWindow)
    willMove(toWindow: newWindow)
    for view in contentViews { view.announceWindow(newWindow) }
  }

  func confirmWindow() {
    if window != nil { World.current.uiKit.appearanceProxies.apply(to: self) }
    didMoveToWindow()
    for view in contentViews { view.confirmWindow() }
    controller?.viewDidMove(toWindow: window)
  }

  private func inheritedValuesMayHaveChanged() {
    safeAreaMayHaveChanged()
    if ownTint == nil { announceTint() }
  }
}

/// The position among its siblings at which a view is inserted.
enum StackingPlace {
  case front
  case back
  /// Counted from the back among the sublayers, without the view's own.
  case index(Int)
  case below(UIView)
  case above(UIView)

  /// The front if the sibling is not among the others; of places among views only.
  func index(among others: [UIView]) -> Int {
    switch self {
    case .front, .index: others.count
    case .back: 0
    case .below(let sibling): others.firstIndex { $0 === sibling } ?? others.count
    case .above(let sibling):
      others.firstIndex { $0 === sibling }.map { $0 + 1 } ?? others.count
    }
  }
}

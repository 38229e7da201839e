import HeadlessQuartzCore

extension UIView {
  public enum ContentMode: Int, Sendable {
    case scaleToFill
    case scaleAspectFit
    case scaleAspectFill
    case redraw
    case center
    case top
    case bottom
    case left
    case right
    case topLeft
    case topRight
    case bottomLeft
    case bottomRight

    /// The equal mode of Core Animation.
    var gravity: CALayerContentsGravity {
      switch self {
      case .scaleToFill, .redraw: .resize
      case .scaleAspectFit: .resizeAspect
      case .scaleAspectFill: .resizeAspectFill
      case .center: .center
      // Core Animation's vertical names count upwards on macOS and name edges on iOS.
      case .top: .top
      case .bottom: .bottom
      case .left: .left
      case .right: .right
      case .topLeft: .topLeft
      case .topRight: .topRight
      case .bottomLeft: .bottomLeft
      case .bottomRight: .bottomRight
      }
    }
  }

  public enum TintAdjustmentMode: Int, Sendable {
    case automatic
    case normal
    /// Without saturation, as behind an alert.
    case dimmed
  }

  func setHidden(_ isHidden: Bool) {
    guard isHidden != layer.isHidden else { return }
    layer.isHidden = isHidden
    superview?.visibilityDidChange(of: self)
  }

  func setBackgroundColor(_ color: UIColor?) {
    ownColor = color
    guard let color, color.isDynamic else {
      layer.backgroundColor = color?.cgColor
      return
    }
    layer.backgroundColor = color.resolvedColor(with: traitCollection).cgColor
  }

  // MARK: Tint

  var inheritedTint: UIColor {
    var view: UIView? = self
    while let present = view {
      if let color = present.ownTint { return color }
      view = present.superview
    }
    return .systemBlue
  }

  /// The mode of this view or of the nearest superview that has one; normal if there is none.
  var effectiveTintAdjustment: TintAdjustmentMode {
    var view: UIView? = self
    while let present = view {
      if present.ownTintAdjustment != .automatic { return present.ownTintAdjustment }
      if present.isTintDimmedByPresentation { return .dimmed }
      view = present.superview
    }
    return .normal
  }

  var isTintDimmed: Bool { effectiveTintAdjustment == .dimmed }

  /// Calls `tintColorDidChange()` on this view and those that inherit its tint.
  func announceTint() {
    tintColorDidChange()
    for view in contentViews where view.ownTint == nil { view.announceTint() }
  }

  /// Calls `tintColorDidChange()` on this view and those that inherit its mode, which changes a tint of
  /// their own as well.
  func announceTintAdjustment() {
    tintColorDidChange()
    for view in contentViews where view.ownTintAdjustment == .automatic {
      view.announceTintAdjustment()
    }
  }

  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }

  /// The given direction for content that flips.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: layoutDirection
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    }
  }

  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: Traits

  var inheritedTraits: UITraitCollection {
    ownTraitOverrides.applied(to: surroundingTraits.withStyle(overrideUserInterfaceStyle))
  }

  /// The traits before this view's own overrides.
  var surroundingTraits: UITraitCollection {
    let surroundings = superview?.traitCollection ?? UIScreen.main.traitCollection
    guard let controller else { return surroundings }
    let demanded = controller.parent?.overrideTraitCollection(forChild: controller)
    return controller.ownTraitOverrides.applied(
      to: demanded.map { UITraitCollection(traitsFrom: [surroundings, $0]) } ?? surroundings)
  }

  func overrideTraits(_ overrides: TraitOverrides) {
    let previous = traitCollection
    let onlyRemoves = overrides.onlyRemoves(from: ownTraitOverrides)
    ownTraitOverrides = overrides
    guard traitCollection != previous else { return }
    guard onlyRemoves else { return announceTraits(previous) }
    World.current.uiKit.traitUpdates.tellLater { [weak self] in self?.announceTraits(previous) }
  }

  /// Notifies this view and its subviews that their traits changed; a window notifies its
  /// controllers first.
  package func announceTraits(_ previous: UITraitCollection?) {
    if let previous, let window = self as? UIWindow {
      window.rootViewController?.tellControllers(from: previous)
    }
    if let ownColor { setBackgroundColor(ownColor) }
    traitCollectionDidChange(previous)
    traitHandlers.tell(self, of: traitCollection, after: previous)
    for view in contentViews { view.announceTraits(previous) }
  }
}

/// Whether a view flips its content for languages that are read from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Flips.
  case unspecified
  /// For controls of a player; never flips.
  case playback
  /// For directions in space; never flips.
  case spatial
  case forceLeftToRight
  case forceRightToLeft
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight
  case rightToLeft
}

extension UIApplication {
  /// Fidelity: always left to right.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}

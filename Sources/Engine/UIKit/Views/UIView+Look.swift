import HeadlessQuartzCore

extension UIView {
  /// How a view's content adapts to its bounds.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the view's size.
    case scaleToFill
    /// As large as fits, in its own proportions.
    case scaleAspectFit
    /// As small as covers the view, in its own proportions.
    case scaleAspectFill
    /// Drawn again when the size changes.
    case redraw
    /// In the middle, in its own size.
    case center
    /// In the middle of the upper edge.
    case top
    /// In the middle of the lower edge.
    case bottom
    /// In the middle of the left edge.
    case left
    /// In the middle of the right edge.
    case right
    /// In the upper left corner.
    case topLeft
    /// In the upper right corner.
    case topRight
    /// In the lower left corner.
    case bottomLeft
    /// In the lower right corner.
    case bottomRight

    /// Core Animation's word for the same.
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

  /// Whether a view keeps its own tint or is greyed while something modal is above it.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview.
    case automatic
    /// The colour as it is.
    case normal
    /// Without saturation, as behind an alert.
    case dimmed
  }

  /// Whether what lies outside of the bounds is cut off.
  public var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// Whether the view promises to fill its bounds; a hint for drawing, without effect here.
  public var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }

  /// A view whose opacity cuts this one out; it must have no superview.
  public var mask: UIView? {
    get { maskView }
    set {
      maskView = newValue
      layer.mask = newValue?.layer
    }
  }

  func setHidden(_ hidden: Bool) {
    guard hidden != layer.isHidden else { return }
    layer.isHidden = hidden
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

  func setTint(_ color: UIColor?) {
    ownTint = color
    announceTint()
  }

  /// Tells this view and all that inherit from it that the tint changed.
  func announceTint() {
    tintColorDidChange()
    for view in contentViews where view.ownTint == nil { view.announceTint() }
  }

  /// Which way the language is read: always from left to right here.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    .leftToRight
  }

  /// The direction that an attribute gives content: always from left to right here.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection { .leftToRight }

  // MARK: Traits

  var inheritedTraits: UITraitCollection {
    surroundingTraits.withStyle(overrideUserInterfaceStyle)
  }

  /// The traits without a style of the view's own.
  var surroundingTraits: UITraitCollection {
    superview?.traitCollection ?? UITraitCollection.current
  }

  /// Tells this view and the views in it that their traits changed.
  package func announceTraits(_ previous: UITraitCollection?) {
    if let ownColor { setBackgroundColor(ownColor) }
    traitCollectionDidChange(previous)
    traitHandlers.tell(self, of: traitCollection, after: previous)
    for view in contentViews { view.announceTraits(previous) }
  }
}

/// Whether a view's content follows the reading direction.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Turned round where lines begin at the right.
  case unspecified
  /// Controls that play something; never turned round.
  case playback
  /// Directions in space; never turned round.
  case spatial
  /// As where lines begin at the left.
  case forceLeftToRight
  /// As where lines begin at the right.
  case forceRightToLeft
}

/// Which way the language is read.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Lines begin at the left.
  case leftToRight
  /// Lines begin at the right.
  case rightToLeft
}

extension UIApplication {
  /// Which way the language is read: always from left to right here.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}

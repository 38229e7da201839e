import HeadlessQuartzCore

/// What a view tells assistive technology; the engine keeps it and names layers by it.
struct Accessibility {
  var identifier: String?
  var label: String?
  var value: String?
  var hint: String?
  var isElement = false
  var elementsHidden = false
  var viewIsModal = false
  var ignoresInvertColors = false
}

extension UIView {
  /// The name that automation knows the view by; it also names the layer.
  public var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set {
      accessibility.identifier = newValue
      layer.name = newValue
    }
  }

  /// What assistive technology calls the view.
  public var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }

  /// What assistive technology says about the view's state.
  public var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }

  /// What assistive technology says about what the view does.
  public var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  /// Whether assistive technology can reach the view.
  public var isAccessibilityElement: Bool {
    get { accessibility.isElement }
    set { accessibility.isElement = newValue }
  }

  /// Whether the views in this one are hidden from assistive technology.
  public var accessibilityElementsHidden: Bool {
    get { accessibility.elementsHidden }
    set { accessibility.elementsHidden = newValue }
  }

  /// Whether assistive technology ignores the views beside this one.
  public var accessibilityViewIsModal: Bool {
    get { accessibility.viewIsModal }
    set { accessibility.viewIsModal = newValue }
  }

  /// Whether the view keeps its colours when the user inverts the screen.
  public var accessibilityIgnoresInvertColors: Bool {
    get { accessibility.ignoresInvertColors }
    set { accessibility.ignoresInvertColors = newValue }
  }
}

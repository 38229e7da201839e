import HeadlessQuartzCore

/// Fidelity: kept, as the properties that responders declare themselves.
extension NSObjectProtocol {
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  public var accessibilityAttributedHint: NSAttributedString? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  public var accessibilityAttributedValue: NSAttributedString? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  public var accessibilityLanguage: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  public var shouldGroupAccessibilityChildren: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  public var accessibilityActivationPoint: CGPoint {
    get { kept(.zero) }
    set { keep(newValue) }
  }

  public var accessibilityContainerType: UIAccessibilityContainerType {
    get { kept(.none) }
    set { keep(newValue) }
  }

  public var accessibilityRespondsToUserInteraction: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var accessibilityUserInputLabels: [String]! {
    get { kept([]) }
    set { keep(newValue) }
  }

  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  public func accessibilityElementDidBecomeFocused() {}

  public func accessibilityElementDidLoseFocus() {}

  public func accessibilityElementIsFocused() -> Bool { false }
}

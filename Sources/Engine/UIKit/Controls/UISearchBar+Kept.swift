import HeadlessQuartzCore

extension UISearchBar {
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }

  public var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }

  public var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }

  public var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }

  public var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }

  public var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }

  public var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var textContentType: UITextContentType! {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }
}

/// Fidelity: kept and not shown, here and below.
extension UISearchBar {
  public var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set { searchTextField.isEnabled = newValue }
  }

  public var showsBookmarkButton: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  public var showsSearchResultsButton: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  public var isSearchResultsButtonSelected: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  public func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  public var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { kept(.zero) }
    set { keep(newValue) }
  }

  public var searchTextPositionAdjustment: UIOffset {
    get { kept(.zero) }
    set { keep(newValue) }
  }

  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    keep(adjustment, as: "icon \(icon)")
  }

  public func positionAdjustment(for icon: Icon) -> UIOffset { kept(.zero, as: "icon \(icon)") }

  public var scopeBarBackgroundImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { keep(backgroundImage, as: "background \(barPosition) \(barMetrics)") }

  public func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { kept(nil, as: "background \(barPosition) \(barMetrics)") }

  public func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) { keep(backgroundImage, as: "field \(state.rawValue)") }

  public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    kept(nil, as: "field \(state.rawValue)")
  }

  public func setScopeBarButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) { keep(backgroundImage, as: "scope \(state.rawValue)") }

  public func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    kept(nil, as: "scope \(state.rawValue)")
  }

  public func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) { keep(dividerImage, as: "divider \(leftState.rawValue) \(rightState.rawValue)") }

  public func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? { kept(nil, as: "divider \(leftState.rawValue) \(rightState.rawValue)") }

  public func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { keep(attributes, as: "scope title \(state.rawValue)") }

  public func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { kept(nil, as: "scope title \(state.rawValue)") }
}

/// The field of a search bar.
///
/// Fidelity: its tokens are kept and not shown; its properties have no effect.
open class UISearchTextField: UITextField {
  open var tokens: [UISearchToken] = [] {
    didSet { layer.touch() }
  }
  open var tokenBackgroundColor: UIColor?
  open var allowsDeletingTokens = true
  open var allowsCopyingTokens = true

  override var undrawnParts: [String] {
    super.undrawnParts + (tokens.isEmpty ? [] : ["\(tokens.count) tokens"])
  }

  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(tokenIndex, 0), tokens.count))
  }

  open func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }
}

/// Fidelity: never shown; its properties are kept.
open class UISearchToken: NSObject {
  public let icon: UIImage?
  public let text: String
  open var representedObject: Any?

  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}

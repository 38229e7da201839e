import HeadlessQuartzCore

/// Fidelity: its properties for buttons, scopes, styles and the keyboard are kept without effect.
open class UISearchBar: UIView, UITextInputTraits {
  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }

  public enum Icon: Int, Sendable {
    case search, clear, bookmark, resultsList
  }

  public let searchTextField = UISearchTextField()
  open weak var delegate: UISearchBarDelegate?
  open var barTintColor: UIColor? {
    didSet { backgroundColor = barTintColor }
  }
  open var showsCancelButton = false
  open var searchBarStyle = Style.default
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var prompt: String?
  open var backgroundImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  open var showsScopeBar = false
  open var scopeButtonTitles: [String]?
  open var selectedScopeButtonIndex = 0
  /// The search controller sets this to learn of changes.
  var onTextChange: (() -> Void)?
  private var icons: [String: UIImage] = [:]

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    icons["\(icon) \(state.rawValue)"] = iconImage
  }

  open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    icons["\(icon) \(state.rawValue)"]
  }

  open var text: String? {
    get { searchTextField.text }
    set {
      searchTextField.text = newValue
      onTextChange?()
    }
  }

  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    searchTextField.borderStyle = .roundedRect
    addSearchTextField()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSearchTextField()
  }

  /// Of its icons, buttons, prompt and scopes nothing is drawn.
  override var undrawnParts: [String] { ["a UISearchBar"] }

  private func addSearchTextField() {
    addSubview(searchTextField)
    searchTextField.addAction(
      UIAction { [weak self] _ in self?.onTextChange?() }, for: .editingChanged)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    searchTextField.frame = bounds.insetBy(dx: 8, dy: 10)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 56)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 56)
  }
}

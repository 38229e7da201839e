import HeadlessQuartzCore

/// A text field for searching, with a bar around it.
open class UISearchBar: UIView {
  /// The field in the bar.
  public let searchTextField = UITextField()
  /// Who is told about the search.
  open weak var delegate: UISearchBarDelegate?
  /// The bar's colour.
  open var barTintColor: UIColor? {
    didSet { backgroundColor = barTintColor }
  }
  /// Whether a button for giving up is shown.
  ///
  /// Fidelity: kept, not shown.
  open var showsCancelButton = false

  /// The text in the field.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// What the field shows while it is empty.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// Creates an empty search bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    searchTextField.borderStyle = .roundedRect
    addSubview(searchTextField)
  }

  /// Restores an object from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(searchTextField)
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

/// Is told about a search.
///
/// Every method is optional, and none is ever called: nobody types here.
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// The text changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// The search is to begin.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The search is given up.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// What holds unless it is implemented.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// What holds unless it is implemented.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// What holds unless it is implemented.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

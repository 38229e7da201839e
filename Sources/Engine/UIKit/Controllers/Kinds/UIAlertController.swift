import HeadlessQuartzCore

open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable {
    case `default`
    case cancel
    case destructive
  }

  public let title: String?
  public let style: Style
  open var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  public convenience override init() { self.init(title: nil, style: .default) }

  /// The handler is called after the alert has been dismissed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

/// Fidelity: alerts and action sheets are the same plain card; text fields are not shown.
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet
    case alert
  }

  public private(set) var preferredStyle = Style.actionSheet
  open var message: String?
  /// From top to bottom.
  open private(set) var actions: [UIAlertAction] = []
  /// Fidelity: stored; there is no return key.
  open var preferredAction: UIAlertAction?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = .crossDissolve
  }

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.message = message
    self.title = title
  }

  public required init?(coder: NSCoder) { nil }

  override var dimsTintBelow: Bool { true }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// From top to bottom; `nil` if there are none.
  open private(set) var textFields: [UITextField]?

  /// Fidelity: the field is stored, and its text can be read; the card does not show it.
  ///
  /// - Parameter configurationHandler: Called at once, with the field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }

  override open func loadView() {
    super.loadView()
    view.backgroundColor = UIColor(white: 0, alpha: 0.2)
  }

  override open func viewDidLoad() {
    super.viewDidLoad()
    let card = AlertCard(texts: [title, message].compactMap { $0 }, actions: actions) {
      [weak self] action in self?.choose(action)
    }
    view.addSubview(card)
  }

  override open func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard let card = view.subviews.first as? AlertCard else { return }
    let size = CGSize(width: min(270, view.bounds.width), height: card.fittingHeight)
    card.frame = CGRect(
      x: (view.bounds.width - size.width) / 2, y: (view.bounds.height - size.height) / 2,
      width: size.width, height: size.height)
  }

  private func choose(_ action: UIAlertAction) {
    guard action.isEnabled else { return }
    dismiss(animated: true) { action.handler?(action) }
  }
}

/// The card of an alert: texts above, a row for each action below.
private final class AlertCard: UIView {
  private static let rowHeight: CGFloat = 44

  private var rows: [UIView] = []

  init(texts: [String], actions: [UIAlertAction], choose: @escaping (UIAlertAction) -> Void) {
    super.init(frame: .zero)
    backgroundColor = .white
    layer.cornerRadius = 14
    for text in texts {
      let label = UILabel()
      label.text = text
      label.textAlignment = .center
      label.numberOfLines = 0
      rows.append(label)
    }
    for action in actions {
      let item = UIBarButtonItem(title: action.title) { choose(action) }
      rows.append(BarButton(item, isLeading: true))
    }
    for row in rows { addSubview(row) }
  }

  required init?(coder: NSCoder) { nil }

  var fittingHeight: CGFloat { CGFloat(rows.count) * Self.rowHeight }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: CGFloat(index) * Self.rowHeight, width: bounds.width, height: Self.rowHeight)
    }
  }
}

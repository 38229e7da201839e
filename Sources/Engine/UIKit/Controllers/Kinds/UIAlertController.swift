import HeadlessQuartzCore

/// A choice in an alert.
open class UIAlertAction: NSObject {
  /// What a choice means.
  public enum Style: Int, Sendable {
    /// An action like others.
    case `default`
    /// Leaves everything as it is.
    case cancel
    /// May destroy something.
    case destructive
  }

  /// The text of the choice.
  public let title: String?
  /// What the choice means.
  public let style: Style
  /// Whether it can be chosen.
  open var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  /// Creates a choice.
  ///
  /// - Parameter handler: Called after the alert has gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

/// A message with choices, presented over everything.
///
/// Fidelity: a plain card; action sheets look like alerts, and text fields are not shown.
open class UIAlertController: UIViewController {
  /// Whether the choices are in the middle or at the bottom.
  public enum Style: Int, Sendable {
    /// A list of actions at the bottom.
    case actionSheet
    /// A card in the middle.
    case alert
  }

  /// Whether it is an alert or a sheet of actions.
  public let preferredStyle: Style
  /// The text below the title.
  open var message: String?
  /// The choices, from top to bottom.
  open private(set) var actions: [UIAlertAction] = []
  /// The choice of the return key.
  ///
  /// Remembered.
  open var preferredAction: UIAlertAction?

  /// Creates an alert without choices.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    self.message = message
    super.init(nibName: nil, bundle: nil)
    self.title = title
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = .crossDissolve
  }

  /// Fails: alerts are not archived.
  public required init?(coder: NSCoder) { nil }

  /// Adds a choice below the others.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// The fields to write into, from top to bottom; `nil` without any.
  open private(set) var textFields: [UITextField]?

  /// Adds a field to write into.
  ///
  /// Fidelity: it is kept, and its text can be read; the card does not show it.
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

/// The card of an alert: texts above, a row for each choice below.
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

import HeadlessQuartzCore

/// A row of a table.
///
/// Fidelity: the styles' layouts are simple: picture, text, second text, accessory, from left to
/// right or one above the other, with 16 points at the sides.
open class UITableViewCell: UIView {
  /// Which parts a cell has and where.
  public enum CellStyle: Int, Sendable {
    /// A picture and a text.
    case `default`
    /// A text at the left, and a second one at the right.
    case value1
    /// A short label, and a text beside it.
    case value2
    /// A text with a second one below.
    case subtitle
  }

  /// What is shown at the right end.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none
    /// An arrow: there is more.
    case disclosureIndicator
    /// A button for details, and an arrow.
    case detailDisclosureButton
    /// A tick.
    case checkmark
    /// A button for details.
    case detailButton
  }

  /// How a chosen cell looks.
  public enum SelectionStyle: Int, Sendable {
    /// Cannot be seen.
    case none
    /// Grey, in spite of its name.
    case blue
    /// Grey.
    case gray
    /// As the table likes.
    case `default`
  }

  /// The line below a cell.
  ///
  /// Fidelity: none is drawn.
  public enum SeparatorStyle: Int, Sendable {
    /// No line.
    case none
    /// A thin line.
    case singleLine
  }

  private static let margin: CGFloat = 16

  let style: CellStyle
  /// What cells of this kind are called for reuse.
  public let reuseIdentifier: String?
  /// Where the cell is in its table, while it is shown.
  package var indexPath: IndexPath?
  /// The view for subviews.
  public let contentView = UIView()
  /// The cell's main text.
  open private(set) lazy var textLabel: UILabel? = makeLabel(
    font: .systemFont(ofSize: 17), color: .label)
  /// The cell's second text, in styles that have one.
  open private(set) lazy var detailTextLabel: UILabel? =
    style == .default
    ? nil
    : makeLabel(
      font: .systemFont(ofSize: style == .subtitle ? 12 : 17),
      color: style == .subtitle ? .label : .secondaryLabel)
  /// The cell's picture.
  open private(set) lazy var imageView: UIImageView? = makeImageView()
  /// What is shown at the right end.
  ///
  /// Fidelity: the space is kept, nothing is drawn.
  open var accessoryType = AccessoryType.none {
    didSet { setNeedsLayout() }
  }
  /// A view at the right end, instead of the accessory type.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }
  /// How the chosen cell looks.
  open var selectionStyle = SelectionStyle.default
  /// A view behind the content.
  open var backgroundView: UIView? {
    didSet { exchange(oldValue, for: backgroundView) }
  }
  /// A view behind the content of a chosen cell.
  open var selectedBackgroundView: UIView?
  /// Where the line below the cell begins and ends.
  ///
  /// Fidelity: kept; lines are not drawn.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// Whether the cell is shown as chosen.
  open var isSelected = false {
    didSet { if isSelected != oldValue { updateSelection() } }
  }
  /// Whether a finger is on the cell.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { updateSelection() } }
  }
  private var restingColor: UIColor?
  private var showsSelection = false

  /// Creates a cell of a style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    prepare()
  }

  /// Makes a cell of the default style; with it, subclasses inherit `init()` too.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Restores an object from an archive.
  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    contentView.frame = bounds
    addSubview(contentView)
    backgroundColor = .systemBackground
  }

  /// Tells that the cell will show another row.
  open func prepareForReuse() {
    setSelected(false, animated: false)
    setHighlighted(false, animated: false)
  }

  /// Shows the cell as chosen or not.
  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
  }

  /// Shows the cell as touched or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    isHighlighted = highlighted
  }

  private func updateSelection() {
    let shows = (isSelected || isHighlighted) && selectionStyle != .none
    guard shows != showsSelection else { return }
    showsSelection = shows
    if let selectedBackgroundView {
      if shows {
        selectedBackgroundView.frame = bounds
        insertSubview(selectedBackgroundView, belowSubview: contentView)
      } else {
        selectedBackgroundView.removeFromSuperview()
      }
    } else if shows {
      restingColor = backgroundColor
      backgroundColor = .systemGray4
    } else {
      backgroundColor = restingColor
    }
  }

  private func exchange(_ former: UIView?, for view: UIView?) {
    former?.removeFromSuperview()
    guard let view else { return }
    view.frame = bounds
    insertSubview(view, at: 0)
  }

  // MARK: Parts

  private func makeLabel(font: UIFont, color: UIColor) -> UILabel {
    let label = UILabel()
    label.font = font
    label.textColor = color
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  private func makeImageView() -> UIImageView {
    let view = UIImageView()
    contentView.addSubview(view)
    setNeedsLayout()
    return view
  }

  private var accessoryWidth: CGFloat {
    if let accessoryView { return accessoryView.bounds.width + UITableViewCell.margin }
    return accessoryType == .none ? 0 : 34
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = CGRect(
      x: 0, y: 0, width: bounds.width - accessoryWidth, height: bounds.height)
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    accessoryView?.center = CGPoint(
      x: bounds.width - accessoryWidth / 2, y: bounds.height / 2)
    layOutParts()
  }

  private func layOutParts() {
    let margin = UITableViewCell.margin
    var left = margin
    let room = contentView.bounds
    if let size = shown(\.imageView)?.image?.size, let view = imageView, size.height > 0 {
      let scale = min(1, room.height / size.height)
      view.frame = CGRect(
        x: left, y: (room.height - size.height * scale) / 2, width: size.width * scale,
        height: size.height * scale)
      left += size.width * scale + margin
    }
    let width = max(0, room.width - left - margin)
    guard let title = shown(\.textLabel) else { return }
    guard let detail = style == .default ? nil : shown(\.detailTextLabel) else {
      title.frame = CGRect(x: left, y: 0, width: width, height: room.height)
      return
    }
    let titleSize = title.intrinsicContentSize
    let detailSize = detail.intrinsicContentSize
    if style == .subtitle {
      let top = (room.height - titleSize.height - detailSize.height) / 2
      title.frame = CGRect(
        x: left, y: top, width: min(titleSize.width, width), height: titleSize.height)
      detail.frame = CGRect(
        x: left, y: top + titleSize.height, width: min(detailSize.width, width),
        height: detailSize.height)
    } else {
      title.frame = CGRect(
        x: left, y: 0, width: min(titleSize.width, width), height: room.height)
      detail.frame = CGRect(
        x: room.width - margin - detailSize.width, y: 0, width: detailSize.width,
        height: room.height)
    }
  }

  /// A part that the app has asked for; asking here would make it.
  private func shown<Part: UIView>(_ part: KeyPath<UITableViewCell, Part?>) -> Part? {
    guard contentView.subviews.contains(where: { $0 is Part }) else { return nil }
    let view = self[keyPath: part]
    return view?.superview === contentView ? view : nil
  }

  /// Whether the content is tied to the content view's edges.
  var isSizedByConstraints: Bool { !contentView.constraints.isEmpty }

  /// The height that constraints in the content view need at a width; 44 points without any.
  func fittingHeight(width: CGFloat) -> CGFloat {
    let needed = contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return needed > 0 ? needed : UITableView.usualRowHeight
  }
}

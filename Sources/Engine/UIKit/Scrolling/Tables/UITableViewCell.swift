import HeadlessQuartzCore

/// A row of a table.
///
/// Fidelity: the layout of each style is simple: image, text, detail text and accessory from left
/// to right or above each other, with 16 points at the sides. Accessory types and separators take
/// their space, but are not drawn, and `separatorInset` is kept.
open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable {
    case `default`
    /// Text on the left, detail text on the right.
    case value1
    case value2
    /// Text, with detail text below.
    case subtitle
  }

  public enum AccessoryType: Int, Sendable {
    case none
    case disclosureIndicator
    case detailDisclosureButton
    case checkmark
    case detailButton
  }

  public enum SelectionStyle: Int, Sendable {
    /// Selection is invisible.
    case none
    /// Gray, as in UIKit.
    case blue
    case gray
    case `default`
  }

  public enum SeparatorStyle: Int, Sendable {
    case none
    case singleLine
  }

  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  private static let margin: CGFloat = 16

  let style: CellStyle
  public let reuseIdentifier: String?
  /// `nil` while the cell is not shown.
  package var indexPath: IndexPath?
  public let contentView = UIView()
  open private(set) lazy var textLabel: UILabel? = makeLabel(
    font: .systemFont(ofSize: 17), color: .label)
  /// `nil` for the style `default`.
  open private(set) lazy var detailTextLabel: UILabel? =
    style == .default
    ? nil
    : makeLabel(
      font: .systemFont(ofSize: style == .subtitle ? 12 : 17),
      color: style == .subtitle ? .label : .secondaryLabel)
  open private(set) lazy var imageView: UIImageView? = makeImageView()
  open var accessoryType = AccessoryType.none {
    didSet {
      layer.touch()
      setNeedsLayout()
    }
  }
  /// Replaces the accessory type.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showConfiguration() }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { configured.show(backgroundConfiguration, behind: self) }
  }
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  private var configured = ConfiguredViews()
  private var needsConfiguration = true

  /// The update happens before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }

  /// Called before the first layout, and when the cell's state has changed.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  open var configurationState: UICellConfigurationState { stateForConfigurations }

  /// Fidelity: a cell of the style `default` shows no second text.
  private func showConfiguration() {
    let shown = contentConfiguration as? UIListContentConfiguration
    if let other = contentConfiguration, shown == nil {
      return configured.show(other, in: contentView)
    }
    textLabel?.text = shown?.text
    detailTextLabel?.text = shown?.secondaryText
    imageView?.image = shown?.image
    if let text = shown?.textProperties {
      textLabel?.font = text.font
      textLabel?.textColor = text.color
    }
    setNeedsLayout()
  }

  private var editing = false
  /// Fidelity: nothing looks different while a cell is edited.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) { self.editing = editing }

  /// Fidelity: there are no controls for editing, so that it is always `none`.
  open var editingStyle: EditingStyle { .none }

  /// Fidelity: `false`, since there are no controls for editing.
  open var showingDeleteConfirmation: Bool { false }

  /// Fidelity: never drawn, because there are no controls for editing.
  open var showsReorderControl = false

  /// Fidelity: rows are not indented, whatever `indentationLevel` and `indentationWidth` say.
  open var indentationLevel = 0
  /// Fidelity: as for the level.
  open var indentationWidth: CGFloat = 10
  /// Fidelity: rows are not indented.
  open var shouldIndentWhileEditing = true

  /// Fidelity: the accessories of rows that are edited are not shown.
  open var editingAccessoryType = AccessoryType.none
  /// Fidelity: as for its type.
  open var editingAccessoryView: UIView?

  /// Fidelity: never called, since no row shows controls.
  open func willTransition(to state: StateMask) {}

  /// Fidelity: never called, since no row shows controls.
  open func didTransition(to state: StateMask) {}

  /// The controls that a row shows.
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let showingEditControl = StateMask(rawValue: 1)
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  open var selectionStyle = SelectionStyle.default
  open var backgroundView: UIView? {
    didSet { exchange(oldValue, for: backgroundView) }
  }
  /// Shown while the cell is selected or highlighted; without it the background becomes gray.
  open var selectedBackgroundView: UIView?
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var isSelected = false {
    didSet { if isSelected != oldValue { updateState() } }
  }
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { updateState() } }
  }
  private var restingColor: UIColor?
  private var showsSelection = false

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    prepare()
  }

  /// Uses the default style; with this initialiser, subclasses inherit `init()`.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    applyFrame(frame)
  }

  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    contentView.frame = bounds
    contentView.constraintsState.isFramedByOwner = true
    addSubview(contentView)
    backgroundColor = .systemBackground
  }

  /// Called before the cell shows another row; overrides call `super`.
  open func prepareForReuse() {
    setSelected(false, animated: false)
    setHighlighted(false, animated: false)
  }

  /// Fidelity: without animation.
  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
  }

  /// Fidelity: without animation.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    isHighlighted = highlighted
  }

  private func updateState() {
    setNeedsUpdateConfiguration()
    updateSelection()
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

  override var undrawnParts: [String] {
    accessoryType == .none || accessoryView != nil ? [] : ["the accessory \(accessoryType)"]
  }

  private var accessoryWidth: CGFloat {
    if let accessoryView { return accessoryView.bounds.width + UITableViewCell.margin }
    return accessoryType == .none ? 0 : 34
  }

  open override func layoutSubviews() {
    if needsConfiguration {
      needsConfiguration = false
      updateConfiguration(using: configurationState)
      configurationUpdateHandler?(self, configurationState)
    }
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

  /// A part that the app has used; reading the property would create it.
  private func shown<Part: UIView>(_ part: KeyPath<UITableViewCell, Part?>) -> Part? {
    guard contentView.subviews.contains(where: { $0 is Part }) else { return nil }
    let view = self[keyPath: part]
    return view?.superview === contentView ? view : nil
  }

  /// Whether any constraint lies between the content view and its subviews.
  var isSizedByConstraints: Bool { !contentView.constraints.isEmpty }

  /// In points; 44 if the constraints need no height.
  func fittingHeight(width: CGFloat) -> CGFloat {
    let needed = contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return needed > 0 ? needed : UITableView.usualRowHeight
  }
}

import HeadlessQuartzCore

/// Fidelity: the four properties about the look under a finger or while disabled, and shadows of
/// titles, are stored without effect; the types with a symbol show none.
///
/// Fidelity: `adjustsImageWhenHighlighted`, `adjustsImageWhenDisabled`, `showsTouchWhenHighlighted`
/// and `reversesTitleShadowWhenHighlighted` are kept without effect.
open class UIButton: UIControl {
  override var handlesSingleTaps: Bool { true }

  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7

    /// `system` under its name before iOS 7.
    public static let roundedRect = ButtonType.system
  }

  public private(set) var buttonType: ButtonType
  open private(set) lazy var titleLabel: UILabel? = makeTitleLabel()
  open private(set) lazy var imageView: UIImageView? = makeImageView()
  private var background: UIImageView?
  private var titles = StateTable<String>()
  private var attributedTitles = StateTable<NSAttributedString>()
  private var titleColors = StateTable<UIColor>()
  private var images = StateTable<UIImage>()
  private var backgroundImages = StateTable<UIImage>()

  /// Space around the content, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { contentDidChange() }
  }
  /// The title moves by half of the difference between opposite edges, as does the image.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var showsTouchWhenHighlighted = false
  open var reversesTitleShadowWhenHighlighted = false

  /// Fidelity: kept; no finger opens it.
  open var menu: UIMenu?
  /// Fidelity: kept.
  open var showsMenuAsPrimaryAction = false

  public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void

  /// Called before the next layout, after the state has changed.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  private var needsConfiguration = false

  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }

  /// Runs the update handler.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// Replaces titles, images and insets of the normal state.
  open var configuration: Configuration? {
    didSet { applyConfiguration() }
  }

  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(type: buttonType)
    setPrimaryAction(primaryAction)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    applyConfiguration()
    setPrimaryAction(primaryAction)
  }

  public required init?(coder: NSCoder) {
    buttonType = .custom
    super.init(coder: coder)
  }

  private func setPrimaryAction(_ action: UIAction?) {
    guard let action else { return }
    if configuration?.title == nil, !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if configuration?.image == nil, let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: Content by state

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    contentDidChange()
  }

  /// Falls back to the title of the normal state, as the other content by state does.
  open func title(for state: State) -> String? { titles.value(for: state) }

  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    contentDidChange()
  }

  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles.value(for: state)
  }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    updateContent()
  }

  open func titleColor(for state: State) -> UIColor? { titleColors.value(for: state) }

  /// Fidelity: without effect.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}

  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    contentDidChange()
  }

  open func image(for state: State) -> UIImage? { images.value(for: state) }

  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
    contentDidChange()
  }

  open func backgroundImage(for state: State) -> UIImage? {
    backgroundImages.value(for: state)
  }

  open var currentTitle: String? { titles.value(for: state) }

  open var currentAttributedTitle: NSAttributedString? { attributedTitles.value(for: state) }

  open var currentImage: UIImage? { images.value(for: state) }

  open var currentBackgroundImage: UIImage? { backgroundImages.value(for: state) }

  open var currentTitleColor: UIColor {
    let isSystem = buttonType == .system
    if let color = titleColors.value(for: state) { return color }
    if !isEnabled { return .tertiaryLabel }
    return isSystem ? tintColor : .white
  }

  // MARK: Showing

  private func makeTitleLabel() -> UILabel {
    let label = UILabel()
    label.font = .systemFont(
      ofSize: buttonType == .system ? 15 : UIFont.buttonFontSize)
    label.lineBreakMode = .byTruncatingMiddle
    label.textAlignment = .center
    addSubview(label)
    return label
  }

  private func makeImageView() -> UIImageView {
    let view = UIImageView()
    insertSubview(view, at: background == nil ? 0 : 1)
    return view
  }

  private func contentDidChange() {
    updateContent()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func stateDidChange() {
    if configurationUpdateHandler != nil { needsConfiguration = true }
    updateContent()
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateContent()
  }

  private func updateContent() {
    if let title = currentAttributedTitle {
      titleLabel?.attributedText = title
    } else if currentTitle != nil || !titles.isEmpty {
      titleLabel?.text = currentTitle
      titleLabel?.textColor = currentTitleColor
    }
    if !images.isEmpty { imageView?.image = currentImage }
    if !backgroundImages.isEmpty {
      let view = background ?? UIImageView()
      if background == nil {
        insertSubview(view, at: 0)
        background = view
      }
      view.image = currentBackgroundImage
    }
  }

  private func applyConfiguration() {
    layer.touch()
    guard let configuration else { return }
    titles[.normal] = configuration.title
    images[.normal] = configuration.image
    titleColors[.normal] = configuration.foreground
    contentEdgeInsets = UIEdgeInsets(
      top: configuration.contentInsets.top, left: configuration.contentInsets.leading,
      bottom: configuration.contentInsets.bottom, right: configuration.contentInsets.trailing)
    backgroundColor = configuration.fill
    layer.cornerRadius = configuration.fill == nil ? 0 : configuration.cornerRadius
    contentDidChange()
  }

  override var triggersPrimaryAction: Bool { true }

  override var undrawnParts: [String] {
    let icon: [String] =
      switch buttonType {
      case .custom, .system: []
      default: ["the icon of a button"]
      }
    return icon + (configuration?.undrawnParts ?? [])
  }

  // MARK: Layout

  private var hasTitle: Bool {
    !(currentTitle ?? "").isEmpty || (currentAttributedTitle?.length ?? 0) > 0
  }

  private var titleSize: CGSize {
    hasTitle ? titleLabel?.intrinsicContentSize ?? .zero : .zero
  }

  private var pictureSize: CGSize { currentImage?.size ?? .zero }

  /// The insets, or 6 points above and below a title if the app set none.
  private var insets: UIEdgeInsets {
    guard contentEdgeInsets == .zero, hasTitle, configuration == nil else {
      return contentEdgeInsets
    }
    return UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
  }

  private var spacing: CGFloat {
    hasTitle && currentImage != nil ? configuration?.imagePadding ?? 0 : 0
  }

  open override var intrinsicContentSize: CGSize {
    let content = CGSize(
      width: titleSize.width + spacing + pictureSize.width,
      height: max(titleSize.height, pictureSize.height))
    let insets = insets
    let background = currentBackgroundImage?.size ?? .zero
    return CGSize(
      width: max(content.width + insets.left + insets.right, background.width).rounded(.up),
      height: max(content.height + insets.top + insets.bottom, background.height).rounded(.up))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let fitting = intrinsicContentSize
    return hasTitle ? CGSize(width: max(fitting.width, 30), height: fitting.height) : fitting
  }

  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    let size = titleSize
    let row = rowStart(in: contentRect)
    let rect = CGRect(
      x: row + pictureSize.width + spacing,
      y: place(height: size.height, in: contentRect),
      width: min(size.width, max(0, contentRect.width - pictureSize.width - spacing)),
      height: min(size.height, contentRect.height))
    return rect.offsetBy(
      dx: (titleEdgeInsets.left - titleEdgeInsets.right) / 2,
      dy: (titleEdgeInsets.top - titleEdgeInsets.bottom) / 2)
  }

  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    let natural = pictureSize
    let size = CGSize(
      width: min(natural.width, contentRect.width), height: min(natural.height, contentRect.height))
    if contentHorizontalAlignment == .fill, contentVerticalAlignment == .fill {
      return contentRect.inset(by: imageEdgeInsets)
    }
    let rect = CGRect(
      x: rowStart(in: contentRect), y: place(height: size.height, in: contentRect),
      width: size.width, height: size.height)
    return rect.offsetBy(
      dx: (imageEdgeInsets.left - imageEdgeInsets.right) / 2,
      dy: (imageEdgeInsets.top - imageEdgeInsets.bottom) / 2)
  }

  private func rowStart(in rect: CGRect) -> CGFloat {
    let width = min(pictureSize.width + spacing + titleSize.width, rect.width)
    switch contentHorizontalAlignment {
    case .left, .leading, .fill: return rect.minX
    case .right, .trailing: return rect.maxX - width
    case .center: return rect.minX + (rect.width - width) / 2
    }
  }

  private func place(height: CGFloat, in rect: CGRect) -> CGFloat {
    switch contentVerticalAlignment {
    case .top, .fill: rect.minY
    case .bottom: rect.maxY - height
    case .center: rect.minY + (rect.height - height) / 2
    }
  }

  open override func layoutSubviews() {
    if needsConfiguration {
      needsConfiguration = false
      updateConfiguration()
    }
    super.layoutSubviews()
    background?.assignFrame(backgroundRect(forBounds: bounds))
    let content = contentRect(forBounds: bounds)
    if hasTitle { titleLabel?.assignFrame(titleRect(forContentRect: content)) }
    if currentImage != nil { imageView?.assignFrame(imageRect(forContentRect: content)) }
  }
}

/// Values by the state of a control.
struct StateTable<Value> {
  private var values: [UIControl.State: Value] = [:]

  var isEmpty: Bool { values.isEmpty }

  subscript(state: UIControl.State) -> Value? {
    get { values[state] }
    set { values[state] = newValue }
  }

  /// The value for a state or, without one, that for the normal state.
  func value(for state: UIControl.State) -> Value? {
    values[state] ?? values[.normal]
  }
}

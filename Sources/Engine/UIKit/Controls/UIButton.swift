import HeadlessQuartzCore

/// A control that is tapped; it shows a title, a picture, or both.
open class UIButton: UIControl {
  override var keepsTaps: Bool { true }

  /// How a button looks by itself.
  public enum ButtonType: Int, Sendable {
    /// Looks as the app says.
    case custom = 0
    /// Its title has the tint colour.
    case system = 1
    /// A sign for details.
    case detailDisclosure = 2
    /// A sign for information.
    case infoLight = 3
    /// A sign for information.
    case infoDark = 4
    /// A sign for adding.
    case contactAdd = 5
    /// A sign for closing.
    case close = 7

    /// What Swift 2 called ``custom`` with round corners.
    public static let roundedRect = ButtonType.system
  }

  /// How the button looks by itself.
  public let buttonType: ButtonType
  /// The label that shows the title.
  open private(set) lazy var titleLabel: UILabel? = makeTitleLabel()
  /// The view that shows the picture.
  open private(set) lazy var imageView: UIImageView? = makeImageView()
  private var background: UIImageView?
  private var titles = StateTable<String>()
  private var attributedTitles = StateTable<NSAttributedString>()
  private var titleColors = StateTable<UIColor>()
  private var images = StateTable<UIImage>()
  private var backgroundImages = StateTable<UIImage>()

  /// The space around the content.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { contentDidChange() }
  }
  /// How the title is moved from its place.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }
  /// How the picture is moved from its place.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }
  /// Whether the picture darkens under a finger.
  ///
  /// Fidelity: kept, without effect.
  open var adjustsImageWhenHighlighted = true
  /// Whether the picture greys while disabled.
  ///
  /// Fidelity: kept, without effect.
  open var adjustsImageWhenDisabled = true
  /// Whether the button glows under a finger.
  ///
  /// Fidelity: kept, without effect.
  open var showsTouchWhenHighlighted = false
  /// Whether the title has a shadow under a finger.
  ///
  /// Fidelity: kept, without effect.
  open var reversesTitleShadowWhenHighlighted = false

  /// A look described as a whole; replaces titles and pictures of the states.
  open var configuration: Configuration? {
    didSet { applyConfiguration() }
  }

  /// Creates a custom button.
  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
  }

  /// Creates a button of a type, of size zero.
  public init(type buttonType: ButtonType) {
    self.buttonType = buttonType
    super.init(frame: .zero)
  }

  /// Creates a system button of size zero that runs an action when tapped.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// Creates a button with a look described as a whole.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    applyConfiguration()
    adopt(primaryAction)
  }

  /// Restores an object from an archive.
  public required init?(coder: NSCoder) {
    buttonType = .custom
    super.init(coder: coder)
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    if configuration?.title == nil, !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if configuration?.image == nil, let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: Content by state

  /// Chooses the title for a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    contentDidChange()
  }

  /// The title chosen for a state; `nil` if there is none for just that state.
  open func title(for state: State) -> String? { titles[state] }

  /// Chooses the title with its attributes for a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    contentDidChange()
  }

  /// The attributed title chosen for a state.
  open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }

  /// Chooses the title's colour for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    updateContent()
  }

  /// The title's colour for a state.
  open func titleColor(for state: State) -> UIColor? { titleColors.value(for: state) }

  /// Chooses the colour of the title's shadow.
  ///
  /// Fidelity: without effect.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}

  /// Chooses the picture for a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    contentDidChange()
  }

  /// The picture chosen for a state.
  open func image(for state: State) -> UIImage? { images[state] }

  /// Chooses the picture behind the content for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
    contentDidChange()
  }

  /// The background picture chosen for a state.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }

  /// The title that is shown.
  open var currentTitle: String? { titles.value(for: state) }

  /// The attributed title that is shown.
  open var currentAttributedTitle: NSAttributedString? { attributedTitles.value(for: state) }

  /// The picture that is shown.
  open var currentImage: UIImage? { images.value(for: state) }

  /// The background picture that is shown.
  open var currentBackgroundImage: UIImage? { backgroundImages.value(for: state) }

  /// The title's colour that is shown.
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
    updateContent()
    super.stateDidChange()
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

  // MARK: Layout

  private var hasTitle: Bool {
    !(currentTitle ?? "").isEmpty || (currentAttributedTitle?.length ?? 0) > 0
  }

  private var titleSize: CGSize {
    hasTitle ? titleLabel?.intrinsicContentSize ?? .zero : .zero
  }

  private var pictureSize: CGSize { currentImage?.size ?? .zero }

  /// What is around the content if the app chose nothing: 6 points above and below a title.
  private var insets: UIEdgeInsets {
    guard contentEdgeInsets == .zero, hasTitle, configuration == nil else {
      return contentEdgeInsets
    }
    return UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
  }

  private var spacing: CGFloat {
    hasTitle && currentImage != nil ? configuration?.imagePadding ?? 0 : 0
  }

  /// The size of picture and title side by side, with the space around them.
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

  /// The rectangle of background pictures.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle of picture and title.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  /// The rectangle of the title in the content's.
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

  /// The rectangle of the picture in the content's.
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
    super.layoutSubviews()
    background?.frame = backgroundRect(forBounds: bounds)
    let content = contentRect(forBounds: bounds)
    if hasTitle { titleLabel?.frame = titleRect(forContentRect: content) }
    if currentImage != nil { imageView?.frame = imageRect(forContentRect: content) }
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

  /// The value for a state, or else that for the normal one.
  func value(for state: UIControl.State) -> Value? {
    values[state] ?? values[.normal]
  }
}

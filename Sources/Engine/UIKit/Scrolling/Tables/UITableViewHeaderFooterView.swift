import HeadlessQuartzCore

/// A header or footer of a table section.
open class UITableViewHeaderFooterView: UIView {
  public let reuseIdentifier: String?
  public let contentView = UIView()
  open private(set) lazy var textLabel: UILabel? = makeLabel(17)
  open private(set) lazy var detailTextLabel: UILabel? = makeLabel(13)
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Shown over the whole content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { configured.show(contentConfiguration, in: contentView) }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { configured.show(backgroundConfiguration, behind: self) }
  }
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  private var configured = ConfiguredViews()
  private var needsConfiguration = true

  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

  open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }

  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }

  /// The update happens before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }

  /// Called before the first layout, and when the app asks for it.
  open func updateConfiguration(using state: UIViewConfigurationState) {}

  /// The height is 28 points.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    addContentView()
  }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    contentView.constraintsState.isFramedByOwner = true
    addSubview(contentView)
  }

  /// Fidelity: never called, since headers and footers are not reused.
  open func prepareForReuse() {}

  private func makeLabel(_ size: CGFloat) -> UILabel {
    let label = UILabel()
    label.font = .boldSystemFont(ofSize: size)
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  open override func layoutSubviews() {
    if needsConfiguration {
      needsConfiguration = false
      updateConfiguration(using: configurationState)
      configurationUpdateHandler?(self, configurationState)
    }
    super.layoutSubviews()
    contentView.frame = bounds
    backgroundView?.frame = bounds
    for label in contentView.subviews where label is UILabel && label.frame.isEmpty {
      label.frame = bounds.insetBy(dx: 16, dy: 0)
    }
  }
}

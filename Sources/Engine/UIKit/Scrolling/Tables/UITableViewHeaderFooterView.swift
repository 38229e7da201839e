import HeadlessQuartzCore

/// A header or footer of a table's section.
open class UITableViewHeaderFooterView: UIView {
  /// What views of this kind are called for reuse.
  public let reuseIdentifier: String?
  /// The view for subviews.
  public let contentView = UIView()
  /// The view's text.
  open private(set) lazy var textLabel: UILabel? = makeLabel(17)
  /// The view's second text.
  open private(set) lazy var detailTextLabel: UILabel? = makeLabel(13)
  /// A view behind the content.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Creates a view of 28 points' height.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    addSubview(contentView)
  }

  /// Restores an object from an archive.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Tells that the view will show another section.
  open func prepareForReuse() {}

  private func makeLabel(_ size: CGFloat) -> UILabel {
    let label = UILabel()
    label.font = .boldSystemFont(ofSize: size)
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    backgroundView?.frame = bounds
    for label in contentView.subviews where label is UILabel && label.frame.isEmpty {
      label.frame = bounds.insetBy(dx: 16, dy: 0)
    }
  }
}

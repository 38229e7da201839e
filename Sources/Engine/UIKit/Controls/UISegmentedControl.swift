import HeadlessQuartzCore

/// Fidelity: images and attributes are kept and not shown.
///
/// Fidelity: `apportionsSegmentWidthsByContent` is kept without effect.
open class UISegmentedControl: UIControl {
  override var handlesSingleTaps: Bool { true }

  public static let noSegment = -1

  private static let height: CGFloat = 32
  private var labels: [UILabel] = []

  /// Setting it sends no event.
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet { setNeedsLayout() }
  }
  /// Whether the selection is cleared at once after its event.
  open var isMomentary = false
  open var selectedSegmentTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }

  open var apportionsSegmentWidthsByContent = false
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  private var images: [String: UIImage] = [:]

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state.rawValue] = attributes
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    images["\(state.rawValue) \(barMetrics)"] = backgroundImage
  }

  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    images["\(leftState.rawValue) \(rightState.rawValue) \(barMetrics)"] = dividerImage
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Fidelity: images are not shown.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for (index, item) in (items ?? []).enumerated() {
      insertSegment(withTitle: item as? String ?? "", at: index, animated: false)
    }
    sizeToFit()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var numberOfSegments: Int { labels.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let label = UILabel()
    label.text = title
    label.font = .systemFont(ofSize: 13, weight: .medium)
    label.textAlignment = .center
    labels.insert(label, at: min(max(segment, 0), labels.count))
    addSubview(label)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard labels.indices.contains(segment) else { return }
    labels.remove(at: segment).removeFromSuperview()
    if selectedSegmentIndex >= labels.count { selectedSegmentIndex = UISegmentedControl.noSegment }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open func removeAllSegments() {
    for label in labels { label.removeFromSuperview() }
    labels = []
    selectedSegmentIndex = UISegmentedControl.noSegment
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard labels.indices.contains(segment) else { return }
    labels[segment].text = title
    invalidateIntrinsicContentSize()
  }

  open func titleForSegment(at segment: Int) -> String? {
    labels.indices.contains(segment) ? labels[segment].text : nil
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard isTouchInside, let touch, !labels.isEmpty, bounds.width > 0 else { return }
    let share = touch.location(in: self).x / bounds.width
    let index = min(max(Int(share * CGFloat(labels.count)), 0), labels.count - 1)
    guard index != selectedSegmentIndex else { return }
    selectedSegmentIndex = index
    send(.valueChanged, with: event)
    if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 9
    let width = labels.isEmpty ? 0 : bounds.width / CGFloat(labels.count)
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
        .insetBy(dx: 2, dy: 2)
      label.layer.cornerRadius = 7
      label.backgroundColor =
        index == selectedSegmentIndex ? selectedSegmentTintColor ?? .white : .clear
    }
  }

  open override var intrinsicContentSize: CGSize {
    let widest = labels.map(\.intrinsicContentSize.width).max() ?? 0
    return CGSize(
      width: (widest + 20) * CGFloat(labels.count), height: UISegmentedControl.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

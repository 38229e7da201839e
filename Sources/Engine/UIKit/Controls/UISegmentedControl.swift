import HeadlessQuartzCore

/// Fidelity: images and attributes are kept and not shown, nor are offsets of contents.
///
/// Fidelity: `apportionsSegmentWidthsByContent` is kept without effect.
open class UISegmentedControl: UIControl {
  override var handlesSingleTaps: Bool { true }

  public static let noSegment = -1

  private static let height: CGFloat = 32
  private var segments: [Part] = []

  private final class Part {
    let label = UILabel()
    var image: UIImage?
    var action: UIAction?
    /// In points; 0 for an equal share.
    var width: CGFloat = 0
    var offset = CGSize.zero
    var isEnabled = true

    init(title: String?) {
      label.text = title
      label.font = .systemFont(ofSize: 13, weight: .medium)
      label.textAlignment = .center
    }
  }

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

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state.rawValue] = attributes
    layer.touch()
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    keep(backgroundImage, as: "background \(state.rawValue) \(barMetrics)")
  }

  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    keep(
      dividerImage, as: "divider \(leftState.rawValue) \(rightState.rawValue) \(barMetrics)")
  }

  open func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { kept(nil, as: "background \(state.rawValue) \(barMetrics)") }

  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    kept(nil, as: "divider \(leftState.rawValue) \(rightState.rawValue) \(barMetrics)")
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Fidelity: images are not shown.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for (index, item) in (items ?? []).enumerated() {
      switch item {
      case let image as UIImage: insertSegment(with: image, at: index, animated: false)
      case let action as UIAction: insertSegment(action: action, at: index, animated: false)
      default: insertSegment(withTitle: item as? String ?? "", at: index, animated: false)
      }
    }
    sizeToFit()
  }

  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for (index, action) in actions.enumerated() {
      insertSegment(action: action, at: index, animated: false)
    }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var numberOfSegments: Int { segments.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Part(title: title), at: segment)
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    let made = Part(title: nil)
    made.image = image
    insert(made, at: segment)
  }

  /// The action is performed when the user selects the segment.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let made = Part(title: action.title)
    made.image = action.image
    made.action = action
    insert(made, at: segment)
  }

  /// An index past the end appends.
  private func insert(_ segment: Part, at index: Int) {
    let index = min(max(index, 0), segments.count)
    segments.insert(segment, at: index)
    if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
    addSubview(segment.label)
    segmentsDidChange()
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment).label.removeFromSuperview()
    if selectedSegmentIndex == segment {
      selectedSegmentIndex = UISegmentedControl.noSegment
    } else if selectedSegmentIndex > segment {
      selectedSegmentIndex -= 1
    }
    segmentsDidChange()
  }

  open func removeAllSegments() {
    for segment in segments { segment.label.removeFromSuperview() }
    segments = []
    selectedSegmentIndex = UISegmentedControl.noSegment
    segmentsDidChange()
  }

  override var undrawnParts: [String] {
    let images = segments.count { $0.image != nil }
    return (images > 0 ? ["the images of \(images) segments"] : [])
      + (attributes.values.allSatisfy(\.isEmpty) ? [] : ["titleTextAttributes"])
  }

  private func segmentsDidChange() {
    layer.touch()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: A segment's properties; an unknown index is ignored

  private func segment(at index: Int) -> Part? {
    segments.indices.contains(index) ? segments[index] : nil
  }

  /// Replaces an image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard let changed = self.segment(at: segment) else { return }
    changed.label.text = title
    changed.image = nil
    segmentsDidChange()
  }

  open func titleForSegment(at segment: Int) -> String? { self.segment(at: segment)?.label.text }

  /// Replaces a title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard let changed = self.segment(at: segment) else { return }
    changed.image = image
    changed.label.text = nil
    segmentsDidChange()
  }

  open func imageForSegment(at segment: Int) -> UIImage? { self.segment(at: segment)?.image }

  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    guard let changed = self.segment(at: segment) else { return }
    changed.action = action
    changed.label.text = action.title
    changed.image = action.image
    segmentsDidChange()
  }

  open func actionForSegment(at segment: Int) -> UIAction? { self.segment(at: segment)?.action }

  /// `NSNotFound` if no segment has the identifier.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  /// In points; 0 gives the segment an equal share.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    self.segment(at: segment)?.width = width
    segmentsDidChange()
  }

  open func widthForSegment(at segment: Int) -> CGFloat { self.segment(at: segment)?.width ?? 0 }

  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    self.segment(at: segment)?.offset = offset
  }

  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    self.segment(at: segment)?.offset ?? .zero
  }

  /// The user cannot select a disabled segment; a selected one stays selected.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard let changed = self.segment(at: segment) else { return }
    changed.isEnabled = enabled
    changed.label.isEnabled = enabled
  }

  open func isEnabledForSegment(at segment: Int) -> Bool {
    self.segment(at: segment)?.isEnabled ?? false
  }

  // MARK: Tracking and layout

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard isTouchInside, let touch, !segments.isEmpty, bounds.width > 0 else { return }
    let x = touch.location(in: self).x
    let index = frames.firstIndex { x < $0.maxX } ?? segments.count - 1
    guard segments[index].isEnabled, index != selectedSegmentIndex else { return }
    selectedSegmentIndex = index
    send(.valueChanged, with: event)
    segment(at: index)?.action?.perform(sender: self)
    if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment }
  }

  /// Segments without a width share the rest of the width.
  private var frames: [CGRect] {
    let fixed = segments.reduce(0) { $0 + $1.width }
    let sharing = segments.count { $0.width == 0 }
    let share = sharing == 0 ? 0 : max(0, bounds.width - fixed) / CGFloat(sharing)
    var x: CGFloat = 0
    return segments.map { segment in
      let width = segment.width == 0 ? share : segment.width
      defer { x += width }
      return CGRect(x: x, y: 0, width: width, height: bounds.height)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 9
    for (index, (segment, frame)) in zip(segments, frames).enumerated() {
      segment.label.frame = frame.insetBy(dx: 2, dy: 2)
      segment.label.layer.cornerRadius = 7
      segment.label.backgroundColor =
        index == selectedSegmentIndex ? selectedSegmentTintColor ?? .white : .clear
    }
  }

  open override var intrinsicContentSize: CGSize {
    let widest = segments.map(\.label.intrinsicContentSize.width).max() ?? 0
    let width = segments.reduce(0) { $0 + ($1.width == 0 ? widest + 20 : $1.width) }
    return CGSize(width: width, height: UISegmentedControl.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

import HeadlessQuartzCore

/// Fidelity: images are kept and not shown, `minimumValueImage` and `maximumValueImage` among them.
open class UISlider: UIControl {
  private static let thumbSide: CGFloat = 28
  private static let trackHeight: CGFloat = 4
  private let track = UIView()
  private let filled = UIView()
  private let thumb = UIView()

  /// Clamped to the range; setting it sends no event.
  open var value: Float = 0 {
    didSet {
      let kept = min(max(value, minimumValue), maximumValue)
      if kept != value { value = kept }
      setNeedsLayout()
    }
  }
  open var minimumValue: Float = 0 {
    didSet {
      if minimumValue > maximumValue { maximumValue = minimumValue }
      value = max(value, minimumValue)
    }
  }
  open var maximumValue: Float = 1 {
    didSet {
      if maximumValue < minimumValue { minimumValue = maximumValue }
      value = min(value, maximumValue)
    }
  }
  /// Whether events are sent while the thumb moves, and not only at the end.
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  open var maximumTrackTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  open var thumbTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }

  open var minimumValueImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  open var maximumValueImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    keep(image, as: "thumb \(state.rawValue)")
  }

  open func thumbImage(for state: UIControl.State) -> UIImage? {
    kept(nil, as: "thumb \(state.rawValue)")
  }

  open var currentThumbImage: UIImage? {
    thumbImage(for: state) ?? thumbImage(for: .normal)
  }

  open var currentMinimumTrackImage: UIImage? {
    minimumTrackImage(for: state) ?? minimumTrackImage(for: .normal)
  }

  open var currentMaximumTrackImage: UIImage? {
    maximumTrackImage(for: state) ?? maximumTrackImage(for: .normal)
  }

  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    keep(image, as: "minimum track \(state.rawValue)")
  }

  open func minimumTrackImage(for state: UIControl.State) -> UIImage? {
    kept(nil, as: "minimum track \(state.rawValue)")
  }

  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    keep(image, as: "maximum track \(state.rawValue)")
  }

  open func maximumTrackImage(for state: UIControl.State) -> UIImage? {
    kept(nil, as: "maximum track \(state.rawValue)")
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
  }

  private func addParts() {
    for part in [track, filled, thumb] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    track.layer.cornerRadius = UISlider.trackHeight / 2
    filled.layer.cornerRadius = UISlider.trackHeight / 2
    thumb.layer.cornerRadius = UISlider.thumbSide / 2
  }

  /// An animation takes 0.25 s; no event is sent.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
    if animated { UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() } }
  }

  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX + 2, y: bounds.midY - UISlider.trackHeight / 2, width: bounds.width - 4,
      height: UISlider.trackHeight)
  }

  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let range = maximumValue - minimumValue
    let fraction = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    return CGRect(
      x: bounds.minX + fraction * (bounds.width - UISlider.thumbSide),
      y: bounds.midY - UISlider.thumbSide / 2, width: UISlider.thumbSide,
      height: UISlider.thumbSide)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let line = trackRect(forBounds: bounds)
    let knob = thumbRect(forBounds: bounds, trackRect: line, value: value)
    track.frame = line
    thumb.frame = knob
    filled.frame = CGRect(
      x: line.minX, y: line.minY, width: knob.midX - line.minX, height: line.height)
    track.backgroundColor = maximumTrackTintColor ?? .systemFill
    filled.backgroundColor = minimumTrackTintColor ?? tintColor
    thumb.backgroundColor = thumbTintColor ?? .white
  }

  private func follow(_ touch: UITouch) {
    let room = bounds.width - UISlider.thumbSide
    guard room > 0 else { return }
    let fraction = (touch.location(in: self).x - UISlider.thumbSide / 2) / room
    value = minimumValue + Float(min(max(fraction, 0), 1)) * (maximumValue - minimumValue)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    if isContinuous { send(.valueChanged, with: event) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { send(.valueChanged, with: event) }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 34)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 34)
  }
}

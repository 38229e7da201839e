import HeadlessQuartzCore

/// Setting ``effect`` in an animation block fades the colour that stands in for a blur.
open class UIVisualEffectView: UIView {
  private let veil = UIView()

  /// Subviews belong in here, not in the effect view itself.
  public let contentView = UIView()

  open var effect: UIVisualEffect? {
    didSet { showEffect() }
  }

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addParts()
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
    for part in [veil, contentView] {
      part.frame = bounds
      part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(part)
    }
    veil.isUserInteractionEnabled = false
    showEffect()
  }

  private func showEffect() {
    let blur = effect as? UIBlurEffect
    if let blur { veil.backgroundColor = blur.style.veil }
    veil.alpha = blur == nil ? 0 : 1
  }
}

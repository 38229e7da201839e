import HeadlessQuartzCore

/// Setting ``effect`` in an animation block fades the colour that stands in for a blur.
open class UIVisualEffectView: UIView {
  private let overlay = UIView()

  /// Subviews belong in here, not in the effect view itself.
  public let contentView = UIView()

  open var effect: UIVisualEffect? {
    didSet {
      if effect !== oldValue {
        AnimationContext.note(EffectChange(view: self, old: oldValue, new: effect))
      }
      showEffect()
    }
  }

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addParts()
  }

  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
  }

  private func addParts() {
    for part in [overlay, contentView] {
      part.frame = bounds
      part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(part)
    }
    overlay.isUserInteractionEnabled = false
    showEffect()
  }

  private func showEffect() {
    let blur = effect as? UIBlurEffect
    if let blur { overlay.backgroundColor = blur.style.overlayColor }
    overlay.alpha = blur == nil ? 0 : 1
  }
}

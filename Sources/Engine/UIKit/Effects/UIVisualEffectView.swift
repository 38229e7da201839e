import HeadlessQuartzCore

/// A view that applies an effect to what is behind it, or to its content.
///
/// Setting ``effect`` in an animation block fades the veil that stands for a blur.
open class UIVisualEffectView: UIView {
  private let veil = UIView()

  /// The view for subviews; they do not belong into the effect view itself.
  public let contentView = UIView()

  /// The effect; `nil` is none.
  open var effect: UIVisualEffect? {
    didSet { showEffect() }
  }

  /// Creates a view of size zero with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addParts()
  }

  /// Creates a view without effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }

  /// Restores an object from an archive.
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

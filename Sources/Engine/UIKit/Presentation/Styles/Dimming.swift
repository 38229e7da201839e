import HeadlessQuartzCore

/// The dimming view below a card.
final class Dimming: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0, alpha: 0.2)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

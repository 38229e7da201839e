import HeadlessQuartzCore

/// The view of a bar button item or tab: a label or image that takes taps.
final class BarButton: UIView {
  let isLeading: Bool
  private let press: () -> Void
  private let content: UIView
  private weak var item: UIBarItem?

  init(_ item: UIBarButtonItem, isLeading: Bool) {
    self.isLeading = isLeading
    press = { item.press() }
    content = item.customView ?? Self.makeContent(of: item)
    super.init(frame: .zero)
    identify(by: item)
    addSubview(content)
    item.shownView = self
  }

  init(_ item: UITabBarItem, press: @escaping () -> Void) {
    isLeading = true
    self.press = press
    content = Self.makeContent(of: item)
    super.init(frame: .zero)
    identify(by: item)
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  /// Fidelity: UIKit gives buttons no identifiers; here the title is one, so that a scenario can
  /// tap the button by name.
  private func identify(by item: UIBarItem) {
    self.item = item
    accessibilityIdentifier = item.accessibilityIdentifier ?? item.title
    accessibilityLabel = item.accessibilityLabel ?? item.title
    isAccessibilityElement = true
  }

  private static func makeContent(of item: UIBarItem) -> UIView {
    if let image = item.image { return UIImageView(image: image) }
    let label = UILabel()
    label.text = item.title
    label.textAlignment = .center
    label.textColor = item.isEnabled ? UIColor.systemBlue : UIColor.gray
    return label
  }

  /// As wide as its content, and at least 44 points, wide enough for a finger.
  var fittingWidth: CGFloat { max(44, content.sizeThatFits(CGSize(width: 1000, height: 44)).width) }

  override var undrawnParts: [String] { item?.undrawnParts ?? [] }

  override func layoutSubviews() {
    super.layoutSubviews()
    if content is UILabel {
      content.frame = bounds
    } else {
      content.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === content && !(content is UIControl) ? self : hit
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
    press()
  }
}

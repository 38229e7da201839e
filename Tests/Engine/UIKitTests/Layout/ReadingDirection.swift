import EngineTesting
import HeadlessUIKit
import Testing

@Suite("The reading direction", .inNewWorld)
struct ReadingDirection {
  private let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))

  init() { host.semanticContentAttribute = .forceRightToLeft }

  private func add() -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 50).isActive = true
    return view
  }

  @Test("In a view that is read from the right, leading is the right side, and left stays left")
  func constraints() {
    let (leading, left, half) = (add(), add(), add())
    leading.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 20).isActive = true
    left.leftAnchor.constraint(equalTo: host.leftAnchor, constant: 20).isActive = true
    half.leadingAnchor.constraint(equalTo: host.centerXAnchor, constant: 10).isActive = true
    host.layoutIfNeeded()
    #expect(leading.frame.minX == 230)
    #expect(left.frame.minX == 20)
    #expect(half.frame.maxX == 140)
    host.semanticContentAttribute = .playback
    host.layoutIfNeeded()
    #expect(leading.frame.minX == 20)
  }

  @Test("A stack that is read from the right begins there")
  func stack() {
    let stack = UIStackView(frame: host.frame)
    stack.semanticContentAttribute = .forceRightToLeft
    let parts = [UIView(), UIView()]
    for part in parts { stack.addArrangedSubview(part) }
    stack.distribution = .fillEqually
    stack.spacing = 10
    stack.layoutIfNeeded()
    #expect(parts.map(\.frame.minX) == [155, 0])
  }

  @Test("Directional margins are named from the reading direction")
  func margins() {
    host.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 30, bottom: 2, trailing: 5)
    #expect(host.layoutMargins == UIEdgeInsets(top: 1, left: 5, bottom: 2, right: 30))
    #expect(host.directionalLayoutMargins.leading == 30)
    #expect(host.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(UIView.userInterfaceLayoutDirection(for: .playback) == .leftToRight)
  }
}

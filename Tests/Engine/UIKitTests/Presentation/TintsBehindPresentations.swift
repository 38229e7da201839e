import EngineTesting
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

@Suite("Tints behind presentations", .inNewWorld)
struct TintsBehindPresentations {
  private final class Tinted: UIView {
    var changes = 0

    override func tintColorDidChange() {
      super.tintColorDidChange()
      changes += 1
    }
  }

  @Test(
    "What dims the presenter's view dims its tint, and gives it back",
    arguments: ["alert", "card", "full"])
  func dimming(kind: String) {
    let root = UIViewController()
    let window = UIWindow.launch(root: root, size: CGSize(width: 390, height: 844))
    let tinted = Tinted()
    root.view.addSubview(tinted)
    let bright = tinted.tintColor
    let presented =
      kind == "alert"
      ? UIAlertController(title: "Low tide", message: nil, preferredStyle: .alert)
      : UIViewController()
    if kind == "full" { presented.modalPresentationStyle = .fullScreen }
    if kind == "card" { presented.modalPresentationStyle = .pageSheet }
    tinted.changes = 0
    root.present(presented, animated: true)
    MainLoop.shared.advance(by: 1)
    let isDimmed = kind != "full"
    #expect(tinted.tintAdjustmentMode == (isDimmed ? .dimmed : .normal))
    #expect((tinted.tintColor != bright) == isDimmed)
    #expect(presented.view.tintAdjustmentMode == .normal)
    root.dismiss(animated: true)
    MainLoop.shared.advance(by: 1)
    #expect(tinted.tintAdjustmentMode == .normal)
    #expect(tinted.tintColor == bright)
    if isDimmed { #expect(tinted.changes == 2) }
    _ = window
  }

  @Test("A controller that was presented without animation presents in the same turn")
  func presentingTwice() {
    let root = UIViewController()
    let window = UIWindow.launch(root: root, size: CGSize(width: 390, height: 844))
    let (first, second) = (UIViewController(), UIViewController())
    let faults = recordedFaults {
      root.present(first, animated: false)
      first.present(second, animated: true)
      MainLoop.shared.advance(by: 1)
    }
    #expect(faults == [])
    #expect(second.presentingViewController === first)
    #expect(second.view.window === window)
  }
}

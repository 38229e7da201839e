import EngineTesting
import HeadlessUIKit
import Testing

@Suite("A recording says what keeps touches from a view, and who else takes them", .inNewWorld)
struct RecordingOfTouchSettings {
  @Test("Scrolling, controls and selection that are disabled are told, and not if they are enabled")
  func settings() {
    func settings(_ view: UIView) -> [String] { view.layer.describe().touchSettings }
    let scroller = UIScrollView()
    #expect(settings(scroller) == [])
    scroller.isScrollEnabled = false
    #expect(settings(scroller) == ["isScrollEnabled = false"])
    scroller.isScrollEnabled = true
    scroller.panGestureRecognizer.isEnabled = false
    #expect(settings(scroller) == ["isScrollEnabled = false"])
    let button = UIButton()
    button.isEnabled = false
    #expect(settings(button) == ["isEnabled = false"])
    let table = UITableView()
    table.allowsSelection = false
    #expect(settings(table) == ["allowsSelection = false"])
  }

  @Test("Recognizers of an app are told by the gestures they recognize while they are enabled")
  func recognizers() {
    final class Swing: UIPanGestureRecognizer {}
    let view = UIScrollView()
    func kinds() -> [String] { view.layer.describe().recognizers }
    #expect(kinds() == [])
    let tap = UITapGestureRecognizer()
    for recognizer in [tap, UIScreenEdgePanGestureRecognizer(), Swing()] {
      view.addGestureRecognizer(recognizer)
    }
    #expect(
      kinds() == ["UIPanGestureRecognizer", "UIPanGestureRecognizer", "UITapGestureRecognizer"])
    tap.isEnabled = false
    #expect(kinds() == ["UIPanGestureRecognizer", "UIPanGestureRecognizer"])
    view.gestureRecognizers = []
    #expect(kinds() == [])
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.loadViewIfNeeded()
    #expect(stack.view.layer.describe().recognizers == [])
  }
}

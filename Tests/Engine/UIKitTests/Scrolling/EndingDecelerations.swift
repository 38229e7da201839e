import EngineTesting
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

@Suite("How decelerations end that the app takes part in", .inNewWorld)
struct EndingDecelerations {
  private final class Delegate: NSObject, UIScrollViewDelegate {
    var scrolled: (UIScrollView) -> Void = { _ in }
    var ended: (UIScrollView) -> Void = { _ in }
    var heard: [String] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if !scrollView.isDragging { scrolled(scrollView) }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
      heard.append("ended")
      ended(scrollView)
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { heard.append("begins") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { heard.append("rests") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      heard.append("arrives")
    }
  }

  private let scene = GestureScene()
  private let delegate = Delegate()
  private let scrollView: UIScrollView

  init() {
    scrollView = UIScrollView(frame: scene.window.bounds)
    scrollView.contentSize = CGSize(width: 800, height: 4000)
    scrollView.contentOffset = CGPoint(x: 100, y: 1000)
    scene.window.addSubview(scrollView)
    scrollView.delegate = delegate
  }

  private func throwContent(by x: CGFloat, _ y: CGFloat) {
    scene.land(200, 200)
    scene.slide(by: x, y, steps: 6)
    scene.lift()
    MainLoop.shared.advance(by: 3)
  }

  @Test("An offset without animation that is set when the drag ends is where content stays")
  func stopped() {
    delegate.ended = { $0.setContentOffset(CGPoint(x: 0, y: 500), animated: false) }
    throwContent(by: 0, -100)
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 500))
    #expect(delegate.heard == ["ended"])
  }

  @Test("An animated offset that is set when the drag ends takes the place of the deceleration")
  func replaced() {
    delegate.ended = { $0.setContentOffset(CGPoint(x: 0, y: 500), animated: true) }
    throwContent(by: 0, -100)
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 500))
    #expect(delegate.heard == ["ended", "arrives"])
  }

  @Test("An offset that is set back on one axis in each step leaves the other one alone")
  func locked() {
    delegate.scrolled = { $0.contentOffset.x = 100 }
    throwContent(by: -60, -100)
    #expect(scrollView.contentOffset.x == 100)
    #expect(scrollView.contentOffset.y > 1150)
    #expect(delegate.heard == ["ended", "begins", "rests"])
  }

  @Test("Content is not held beyond the end of its range by an offset that is set meanwhile")
  func beyond() {
    scrollView.contentOffset.y = 0
    var isMoved = false
    delegate.scrolled = {
      if isMoved { return }
      isMoved = true
      $0.contentOffset.y -= 50
    }
    throwContent(by: 0, 150)
    #expect(isMoved && scrollView.contentOffset.y == 0)
    #expect(delegate.heard == ["ended", "begins", "rests"])
  }

  @Test("A target beyond the end of the range is the end")
  func targets() {
    let log = ScrollingContent.DelegateLog()
    log.target = CGPoint(x: 100, y: -500)
    scrollView.delegate = log
    throwContent(by: 0, -100)
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test("Content that decelerates to an end comes to rest at the end that there is then")
  func shorter() {
    delegate.scrolled = { $0.contentSize.height = 1200 }
    throwContent(by: 0, -250)
    #expect(scrollView.contentOffset.y == 800)
  }
}

import EngineTesting
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

@Suite("Defaults of views", .inNewWorld)
struct DefaultLooks {
  @Test("A view is opaque by default, and controls and labels are not")
  func opaque() {
    #expect(UIView().isOpaque && UIView().layer.isOpaque && UIScrollView().isOpaque)
    #expect(!UILabel().isOpaque && !UIButton().isOpaque && !UISlider().isOpaque)
    #expect(!CALayer().isOpaque)
  }

  @Test("A dimmed tint is grey, for the view and those that inherit it")
  func dimmed() {
    final class Tinted: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let outer = UIView()
    let inner = Tinted()
    outer.addSubview(inner)
    outer.tintColor = .red
    let former = inner.changes
    #expect(inner.tintAdjustmentMode == .normal)
    outer.tintAdjustmentMode = .dimmed
    #expect(inner.changes == former + 1)
    #expect(inner.tintAdjustmentMode == .dimmed)
    #expect(inner.tintColor != .red)
    var (red, green, blue) = (CGFloat(0), CGFloat(1), CGFloat(2))
    inner.tintColor.getRed(&red, green: &green, blue: &blue, alpha: nil)
    #expect(red == green && green == blue)
    inner.tintAdjustmentMode = .normal
    #expect(inner.tintColor == .red)
  }

  @Test("A page control has no page past its last one")
  func pages() {
    let control = UIPageControl()
    control.numberOfPages = 3
    control.currentPage = 9
    #expect(control.currentPage == 2)
    control.currentPage = -1
    #expect(control.currentPage == 0)
  }

  @Test("One corner radius stands for both")
  func corners() {
    let square = CGRect(x: 0, y: 0, width: 100, height: 100)
    for radii in [CGSize(width: 10, height: 0), CGSize(width: 0, height: 10)] {
      let path = UIBezierPath(
        roundedRect: square, byRoundingCorners: [.topLeft], cornerRadii: radii)
      #expect(!path.contains(CGPoint(x: 1, y: 1)) && path.contains(CGPoint(x: 99, y: 1)))
    }
  }

  @Test("An animated scroll to where the content is tells nobody")
  func scrollNowhere() {
    final class Delegate: NSObject, UIScrollViewDelegate {
      var ends = 0
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
    }
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    scroll.contentSize = CGSize(width: 300, height: 2000)
    let delegate = Delegate()
    scroll.delegate = delegate
    scroll.setContentOffset(.zero, animated: true)
    _ = MainLoop.shared.settle(limit: 5)
    #expect(delegate.ends == 0)
    scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    _ = MainLoop.shared.settle(limit: 5)
    #expect(delegate.ends == 1)
  }
}

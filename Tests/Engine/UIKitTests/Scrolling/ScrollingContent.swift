import EngineTesting
import HeadlessUIKit
import Testing

@Suite("Scrolling content", .inNewWorld)
struct ScrollingContent {
  final class DelegateLog: NSObject, UIScrollViewDelegate {
    var history: [String] = []
    var offsets: [CGFloat] = []
    var target: CGPoint?
    weak var zoomed: UIView?

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(scrollView.contentOffset.y)
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { history.append("willDrag") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      history.append("willEndDragging")
      if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
      history.append("didEndDragging(\(willDecelerate))")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      history.append("willDecelerate")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      history.append("didDecelerate")
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      history.append("didEndAnimation")
    }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  }

  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let log = DelegateLog()

  private func prepare() {
    scrollView.delegate = log
    scrollView.contentSize = CGSize(width: 100, height: 1000)
  }

  @Test("The offset is the origin of the bounds, and content keeps its frame")
  func offset() {
    prepare()
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 1000))
    scrollView.addSubview(content)
    scrollView.contentOffset = CGPoint(x: 0, y: 300)
    #expect(scrollView.bounds.origin == CGPoint(x: 0, y: 300))
    #expect(content.frame.origin == .zero)
    #expect(content.convert(CGPoint.zero, to: nil as UIView?) == CGPoint(x: 0, y: 0))
    #expect(log.offsets == [300])
    scrollView.bounds.origin.y = 10
    #expect(scrollView.contentOffset.y == 10 && log.offsets == [300])
  }

  @Test("A scroll view that moves itself tells of it from when it has a size")
  func movesWithoutASize() {
    scrollView.frame = .zero
    scrollView.delegate = log
    scrollView.contentInset.top = 40
    scrollView.contentOffset.y = -20
    scrollView.contentInset.top = 10
    #expect(scrollView.contentOffset.y == -10 && log.offsets == [-20])
    scrollView.frame.size = CGSize(width: 100, height: 100)
    scrollView.contentSize = CGSize(width: 100, height: 1000)
    scrollView.contentInset.top = 0
    #expect(log.offsets == [-20, 0])
  }

  @Test("An animated offset changes frame by frame and calls the delegate at the end")
  func animated() {
    prepare()
    scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    #expect(scrollView.contentOffset.y == 0)
    MainLoop.shared.advance(by: 1)
    #expect(scrollView.contentOffset.y == 400)
    #expect(log.history == ["didEndAnimation"])
    #expect(log.offsets.count > 10 && log.offsets == log.offsets.sorted())
  }

  @Test("scrollRectToVisible scrolls no further than needed")
  func visible() {
    prepare()
    let rows: [(CGRect, CGFloat)] = [
      (CGRect(x: 0, y: 50, width: 10, height: 50), 0),
      (CGRect(x: 0, y: 500, width: 10, height: 50), 350),
      (CGRect(x: 0, y: 400, width: 10, height: 50), 350),
      (CGRect(x: 0, y: 100, width: 10, height: 50), 100),
      (CGRect(x: 0, y: 990, width: 10, height: 50), 800),
    ]
    for (rect, expected) in rows {
      scrollView.scrollRectToVisible(rect, animated: false)
      #expect(scrollView.contentOffset.y == expected)
    }
  }

  @Test("An inset that is set moves no content that may stay")
  func insets() {
    prepare()
    scrollView.contentInset.top = 50
    #expect(scrollView.contentOffset.y == 0)
    scrollView.contentOffset.y = -50
    scrollView.contentInset.top = 30
    #expect(scrollView.contentOffset.y == -30)
    scrollView.contentOffset.y = 100
    scrollView.contentInset.top = 20
    #expect(scrollView.contentOffset.y == 100)
    #expect(scrollView.adjustedContentInset.top == 20)
  }

  @Test("The safe area is added to the insets unless adjustment is turned off")
  func safeArea() {
    prepare()
    let root = UIView(frame: scrollView.frame)
    let screen = UIView(frame: root.frame)
    screen.addSubview(root)
    root.additionalSafeArea = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 10)
    root.addSubview(scrollView)
    #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(scrollView.contentOffset.y == -44)
    scrollView.contentInsetAdjustmentBehavior = .never
    #expect(scrollView.adjustedContentInset == .zero)
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test("Constraints to a scroll view's edges determine its content size")
  func constrained() {
    prepare()
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(content)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 5),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -5),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 10),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -10),
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -10),
      content.heightAnchor.constraint(equalToConstant: 700),
    ])
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 100, height: 720))
    #expect(content.frame == CGRect(x: 5, y: 10, width: 90, height: 700))
    scrollView.contentOffset.y = 100
    scrollView.setNeedsLayout()
    scrollView.layoutIfNeeded()
    #expect(content.frame.minY == 10)
  }

  @Test("Zooming scales the content size, keeps the center and stays within the maximum")
  func zooming() {
    prepare()
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    scrollView.contentSize = content.bounds.size
    scrollView.addSubview(content)
    log.zoomed = content
    scrollView.minimumZoomScale = 1
    scrollView.maximumZoomScale = 3
    scrollView.zoomScale = 2
    #expect(scrollView.zoomScale == 2)
    #expect(scrollView.contentSize == CGSize(width: 200, height: 400))
    #expect(scrollView.contentOffset == CGPoint(x: 50, y: 100))
    scrollView.setZoomScale(9, animated: false)
    #expect(scrollView.zoomScale == 3)
  }
}

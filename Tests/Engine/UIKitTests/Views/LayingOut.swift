import EngineTesting
import HeadlessUIKit
import Testing

private final class LayoutCountingView: UIView {
  var layouts = 0
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}
@Suite("View layout", .inNewWorld)
struct LayingOut {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
  private let outer = LayoutCountingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let inner = LayoutCountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  /// Returns how often the outer and the inner view are laid out by a closure and the turn after it.
  private func layouts(_ body: () -> Void) -> [Int] {
    let before = [outer.layouts, inner.layouts]
    body()
    MainLoop.shared.turn()
    return [outer.layouts - before[0], inner.layouts - before[1]]
  }

  @Test("Only views that need layout are laid out before the next commit")
  func asking() {
    window.layer.setRenderRoot(true)
    defer { window.layer.setRenderRoot(false) }
    window.addSubview(outer)
    #expect(layouts { outer.addSubview(inner) } == [1, 1])
    #expect(layouts {} == [0, 0])
    #expect(
      layouts {
        inner.setNeedsLayout()
        inner.setNeedsLayout()
      } == [0, 1])
    #expect(layouts { outer.frame.size.width = 50 } == [1, 0])
    #expect(layouts { outer.frame.origin.x = 50 } == [0, 0])
    #expect(layouts { outer.alpha = 0.5 } == [0, 0])
    #expect(layouts { inner.removeFromSuperview() } == [1, 0])
  }

  @Test("layoutIfNeeded lays out immediately, starting at the topmost view that needs it")
  func atOnce() {
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    let before = [outer.layouts, inner.layouts]
    inner.layoutIfNeeded()
    #expect([outer.layouts, inner.layouts] == before)
    outer.setNeedsLayout()
    inner.setNeedsLayout()
    inner.layoutIfNeeded()
    let counts: [Int] = [outer.layouts - before[0], inner.layouts - before[1]]
    #expect(counts == [1, 1])
  }

  @Test("A controller's view has no safe area before it lies in a hierarchy, as Apple documents it")
  func safeAreaOutsideOfHierarchies() {
    final class Table: UITableViewController {
      var seen: [CGFloat] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        seen = [view.safeAreaInsets.top, tableView.contentOffset.y]
      }
    }
    let table = Table(style: .plain)
    window.rootViewController = UINavigationController(rootViewController: table)
    window.makeKeyAndVisible()
    MainLoop.shared.turn()
    #expect(table.seen == [0, 0])
    #expect(table.view.safeAreaInsets.top > 0)
    #expect(table.tableView.contentOffset.y == -table.view.safeAreaInsets.top)
  }

  @Test("Safe area insets are those that overlap a view, and the view is told about changes")
  func safeArea() {
    final class Probe: UIView {
      var changes = 0
      override func safeAreaInsetsDidChange() { changes += 1 }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let probe = Probe(frame: CGRect(x: 0, y: 20, width: 100, height: 100))
    root.addSubview(probe)
    outer.addSubview(root)
    root.additionalSafeArea = UIEdgeInsets(top: 50, left: 10, bottom: 40, right: 0)
    #expect(probe.safeAreaInsets == UIEdgeInsets(top: 30, left: 10, bottom: 0, right: 0))
    #expect(probe.changes == 1)
    probe.frame = CGRect(x: 0, y: 100, width: 100, height: 100)
    #expect(probe.safeAreaInsets == UIEdgeInsets(top: 0, left: 10, bottom: 40, right: 0))
    #expect(probe.layoutMargins == UIEdgeInsets(top: 8, left: 18, bottom: 48, right: 8))
    #expect(probe.changes == 2)
    probe.removeFromSuperview()
    #expect(probe.safeAreaInsets == .zero)
  }

  @Test("A translation moves the safe area insets, also when it is reversed; a scale leaves them")
  func translatedSafeArea() {
    window.isHidden = false
    let root = UIView(frame: window.bounds)
    let card = UIView(frame: window.bounds)
    window.addSubview(root)
    root.addSubview(card)
    root.additionalSafeArea = UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
    let top = root.safeAreaInsets.top
    card.transform = CGAffineTransform(translationX: 0, y: 20)
    #expect(card.safeAreaInsets.top == top - 20)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      card.transform = .identity
    }
    animator.startAnimation()
    #expect(card.safeAreaInsets.top == top)
    animator.isReversed = true
    MainLoop.shared.advance(by: 2)
    #expect(card.safeAreaInsets.top == top - 20)
    card.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(card.safeAreaInsets.top == top - 20)
    card.transform = .identity
    #expect(card.safeAreaInsets.top == top)
  }

  @Test("A mask view's layer becomes the layer's mask")
  func mask() {
    let mask = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    outer.mask = mask
    #expect(outer.layer.mask === mask.layer)
    #expect(outer.subviews.isEmpty)
    #expect(mask.layer.superlayer === outer.layer)
    outer.mask = nil
    #expect(outer.layer.mask == nil && mask.layer.superlayer == nil)
  }

  @Test("While a view animates, it is hit at its model position")
  func hittingWhileMoving() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    root.layer.setRenderRoot(true)
    defer { root.layer.setRenderRoot(false) }
    root.addSubview(outer)
    MainLoop.shared.turn()
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
      outer.frame.origin.y = 300
    }
    MainLoop.shared.advance(by: 0.1)
    #expect(root.hitTest(CGPoint(x: 50, y: 350), with: nil) === outer)
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === root)
    let shown = outer.layer.presentation()
    #expect(shown?.hitTest(CGPoint(x: 50, y: 50)) != nil)
    MainLoop.shared.advance(by: 2)
  }
}

import EngineTesting
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

@Suite("A collection view asks the app's own layout", .inNewWorld)
struct LayoutsOfTheApp {
  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }

    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "", for: indexPath) }
  }

  private final class Attributes: UICollectionViewLayoutAttributes {}

  private final class Layout: UICollectionViewFlowLayout {
    var asked: [CGPoint] = []
    var preparations = 0
    var follows = false
    var bounds: [(old: CGRect, new: CGRect)] = []

    override class var layoutAttributesClass: AnyClass { Attributes.self }

    override func prepare() {
      super.prepare()
      preparations += 1
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      bounds.append((collectionView?.bounds ?? .null, newBounds))
      return follows
    }

    override func targetContentOffset(
      forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      asked.append(velocity)
      return CGPoint(x: 0, y: (proposed.y / 100).rounded() * 100)
    }
  }

  /// A collection view with a layout of the app's, in a window that fingers can touch.
  private final class Screen {
    let scene = GestureScene()
    let layout = Layout()
    let source = Source()
    let view: UICollectionView

    init() {
      layout.itemSize = CGSize(width: 300, height: 100)
      view = UICollectionView(frame: scene.window.bounds, collectionViewLayout: layout)
      view.contentInsetAdjustmentBehavior = .never
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "")
      view.dataSource = source
      scene.window.addSubview(view)
      MainLoop.shared.advance(by: 0.1)
    }
  }

  @Test("The end of a drag is where the layout wants it")
  func target() {
    let screen = Screen()
    let (scene, layout, view) = (screen.scene, screen.layout, screen.view)
    scene.land(200, 300)
    scene.slide(by: 0, -130, steps: 6)
    scene.lift()
    MainLoop.shared.advance(by: 5)
    #expect(layout.asked.count == 1)
    #expect(layout.asked.allSatisfy { $0.y > 0 })
    #expect(view.contentOffset.y > 0)
    #expect(view.contentOffset.y.truncatingRemainder(dividingBy: 100) == 0)
  }

  @Test("UIKit's own layouts make attributes of the class that a subclass names, and copies of it")
  func attributes() throws {
    let screen = Screen()
    let (layout, view) = (screen.layout, screen.view)
    let first = try #require(layout.layoutAttributesForItem(at: [0, 0]))
    #expect(first is Attributes)
    #expect(first.copy() is Attributes)
    let all = try #require(layout.layoutAttributesForElements(in: view.bounds))
    #expect(!all.isEmpty && all.allSatisfy { $0 is Attributes })
  }

  @Test("A layout that follows the bounds is prepared once for each change of them")
  func preparations() {
    let screen = Screen()
    let (layout, view) = (screen.layout, screen.view)
    layout.follows = true
    let before = layout.preparations
    view.contentOffset.y = 50
    view.layoutIfNeeded()
    #expect(layout.preparations == before + 1)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(layout.preparations == before + 1)
  }

  @Test("A layout hears of new bounds once, before the collection view has them")
  func bounds() {
    let screen = Screen()
    let (layout, view) = (screen.layout, screen.view)
    let old = view.bounds
    layout.bounds = []
    view.contentOffset.y = 50
    view.layoutIfNeeded()
    #expect(layout.bounds.map(\.old) == [old])
    #expect(layout.bounds.map(\.new) == [old.offsetBy(dx: 0, dy: 50)])
    layout.bounds = []
    view.frame.size.width -= 100
    view.layoutIfNeeded()
    #expect(layout.bounds.map { $0.old.width - $0.new.width } == [100])
  }

  @Test("A new layout is not asked about the bounds that it begins with")
  func firstBounds() {
    #expect(Screen().layout.bounds.isEmpty)
  }

  private final class Sizing: UICollectionViewFlowLayout {
    var preparations = 0

    override func prepare() {
      super.prepare()
      preparations += 1
      itemSize = CGSize(width: 100, height: 100)
    }
  }

  @Test("A layout that sets its own sizes as it is prepared is prepared until they stay")
  func ownSizes() {
    let screen = Screen()
    let layout = Sizing()
    screen.view.collectionViewLayout = layout
    MainLoop.shared.advance(by: 0.1)
    #expect(screen.view.visibleCells.first?.bounds.width == 100)
    let before = layout.preparations
    layout.invalidateLayout()
    screen.view.layoutIfNeeded()
    #expect(layout.preparations == before + 1)
  }
}

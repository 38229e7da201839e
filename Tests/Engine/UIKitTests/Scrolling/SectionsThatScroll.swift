import EngineTesting
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

@Suite("Boundaries, decorations and sections that scroll across", .inNewWorld)
struct SectionsThatScroll {
  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 6 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView() }
  }

  private let source = Source()

  private func size(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height))
  }

  private func section(_ group: NSCollectionLayoutSize) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      group: .horizontal(layoutSize: group, subitems: [NSCollectionLayoutItem(layoutSize: group)]))
  }

  private func collection(_ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test("A header lies at its edge as it is aligned, and a background spans the whole section")
  func boundaries() {
    let section = section(size(300, 50))
    let kinds: [(String, NSRectAlignment, CGFloat)] = [
      ("leading", .topLeading, 0), ("middle", .top, 100), ("trailing", .topTrailing, 200),
      ("foot", .bottomTrailing, 200),
    ]
    section.boundarySupplementaryItems = kinds.map {
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(100, 20), elementKind: $0.0, alignment: $0.1)
    }
    section.decorationItems = [.background(elementKind: "back")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    let view = collection(layout)
    for (kind, _, x) in kinds {
      let found = layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path(0))
      #expect(found?.frame.minX == x)
    }
    #expect(view.contentSize.height == 380)
    let foot = layout.layoutAttributesForSupplementaryView(ofKind: "foot", at: path(0))
    #expect(foot?.frame.minY == 360)
    let back = layout.layoutAttributesForDecorationView(ofKind: "back", at: path(0))
    #expect(back?.frame == CGRect(x: 0, y: 0, width: 300, height: 380))
  }

  @Test("In a layout that scrolls across, a leading header stands beside its section")
  func across() {
    let section = section(size(100, 50))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(40, 600), elementKind: "head", alignment: .leading)
    ]
    section.decorationItems = [.background(elementKind: "back")]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    let view = collection(layout)
    #expect(view.contentSize == CGSize(width: 640, height: 600))
    #expect(layout.layoutAttributesForItem(at: path(0))?.frame.origin == CGPoint(x: 40, y: 0))
    let back = layout.layoutAttributesForDecorationView(ofKind: "back", at: path(0))
    #expect(back?.frame.width == 640)
  }

  @Test("A section that scrolls across has all its items within reach")
  func scrolling() {
    let section = section(size(200, 80))
    section.orthogonalScrollingBehavior = .continuous
    let view = collection(UICollectionViewCompositionalLayout(section: section))
    #expect(view.contentSize == CGSize(width: 300, height: 80))
    #expect(view.indexPathsForVisibleItems == [path(0), path(1)])
    view.scrollToItem(at: path(4), at: .left, animated: false)
    #expect(view.indexPathsForVisibleItems == [path(4), path(5)])
    #expect(view.contentOffset == .zero)
    let cell = view.cellForItem(at: path(4))
    #expect(cell.map { $0.convert($0.bounds, to: view).minX } == 0)
    #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 10)) == path(4))
  }

  @Test("Repeated items keep their size, and only counted ones of the old method fill the group")
  func counts() {
    func widths(_ group: NSCollectionLayoutGroup) -> [CGFloat?] {
      let layout = UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group))
      _ = collection(layout)
      return (0..<3).map { layout.layoutAttributesForItem(at: path($0))?.frame.width }
    }
    let item = NSCollectionLayoutItem(layoutSize: size(20, 20))
    let all = size(300, 50)
    #expect(
      widths(.horizontal(layoutSize: all, repeatingSubitem: item, count: 3)) == [20, 20, 20])
    #expect(widths(.horizontal(layoutSize: all, subitem: item, count: 3)) == [100, 100, 100])
  }

  @Test("A custom group is asked with its own size, and a group has supplementary views")
  func customGroups() {
    var asked: CGSize?
    let group = NSCollectionLayoutGroup.custom(layoutSize: size(100, 100)) {
      asked = $0.container.contentSize
      return [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 5, y: 5, width: 50, height: 50))]
    }
    group.supplementaryItems = [
      NSCollectionLayoutSupplementaryItem(
        layoutSize: size(10, 10), elementKind: "badge",
        containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    ]
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    _ = collection(layout)
    #expect(asked == CGSize(width: 100, height: 100))
    let badge = layout.layoutAttributesForSupplementaryView(ofKind: "badge", at: path(1))
    #expect(badge?.frame == CGRect(x: 90, y: 100, width: 10, height: 10))
  }
}

import EngineTesting
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

@Suite("Layouts of sections, and decorations", .inNewWorld)
struct LayoutsOfSections {
  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 5 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private func collection(_ layout: UICollectionViewLayout, _ source: Source) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  @Test("A group repeats its items while there is room, and a section its groups")
  func groups() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
    let layout = UICollectionViewCompositionalLayout(section: section)
    let source = Source()
    let view = collection(layout, source)
    // Three rows of 100, 10 between them, 5 above and below.
    #expect(view.contentSize == CGSize(width: 300, height: 330))
    let frames = (0..<5).compactMap {
      layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
    #expect(frames[0] == CGRect(x: 22, y: 7, width: 126, height: 96))
    #expect(frames[1].minX == 152)
    #expect(frames[4] == CGRect(x: 22, y: 227, width: 126, height: 96))
  }

  @Test("A header makes room for itself above its section")
  func headers() {
    let full = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: full, subitems: [NSCollectionLayoutItem(layoutSize: full)]))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    let layout = UICollectionViewCompositionalLayout { _, _ in section }
    let source = Source()
    _ = collection(layout, source)
    #expect(layout.collectionViewContentSize.height == 280)
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == 30)
  }

  @Test("A layout's decoration is made of the class that it has registered")
  func decorations() {
    final class Line: UICollectionReusableView {}
    final class Layout: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let line = UICollectionViewLayoutAttributes(
          forDecorationViewOfKind: "line", with: IndexPath(item: 0, section: 0))
        line.frame = CGRect(x: 0, y: 3, width: 300, height: 1)
        return (super.layoutAttributesForElements(in: rect) ?? []) + [line]
      }
    }
    let layout = Layout()
    layout.register(Line.self, forDecorationViewOfKind: "line")
    let source = Source()
    let view = collection(layout, source)
    #expect(view.subviews.first { $0 is Line }?.frame.minY == 3)
  }

  @Test("Attributes are equal if their values are, and their two transforms are one")
  func attributes() {
    let one = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 2, section: 1))
    one.frame = CGRect(x: 10, y: 20, width: 100, height: 60)
    let other = one.copy() as? UICollectionViewLayoutAttributes
    #expect(other == one)
    #expect(Set([one, other]).count == 1)
    other?.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(other != one)
    #expect(other?.transform3D.m11 == 2)
    #expect(other?.center == CGPoint(x: 60, y: 50))
  }
}

import EngineTesting
import HeadlessUIKit
import Testing

@Suite("Snapshots of sections", .inNewWorld)
struct SectionSnapshots {
  @Test("An item is visible while all above it are expanded, and is deleted with its children")
  func outline() {
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append([1, 2])
    outline.append([11, 12], to: 1)
    outline.append([111], to: 11)
    outline.insert([10], before: 11)
    #expect(outline.items == [1, 10, 11, 111, 12, 2])
    #expect(outline.visibleItems == [1, 2])
    outline.expand([11])
    #expect(!outline.isVisible(111))
    outline.expand([1])
    #expect(outline.visibleItems == outline.items)
    #expect(outline.level(of: 111) == 2)
    #expect(outline.snapshot(of: 1).rootItems == [10, 11, 12])
    outline.delete([11])
    #expect(outline.items == [1, 10, 12, 2])
  }

  @Test("A section's snapshot takes the place of its items, and of no other section's")
  func applying() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { _, _, _ in
      UICollectionViewCell()
    }
    var whole = NSDiffableDataSourceSnapshot<String, Int>()
    whole.appendSections(["a", "b"])
    whole.appendItems([1, 2], toSection: "a")
    whole.appendItems([3], toSection: "b")
    source.apply(whole)
    var outline = source.snapshot(for: "a")
    outline.append([9], to: 1)
    source.apply(outline, to: "a")
    #expect(source.snapshot().itemIdentifiers == [1, 2, 3])
    #expect(source.snapshot(for: "a").contains(9))
    outline.expand([1])
    source.apply(outline, to: "a")
    #expect(source.snapshot().itemIdentifiers == [1, 9, 2, 3])
  }
}

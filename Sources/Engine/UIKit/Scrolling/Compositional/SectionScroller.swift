import HeadlessQuartzCore

/// A section of a compositional layout that scrolls across.
struct ScrolledSection {
  /// The frame of the section's scroll view, in the coordinates of the collection view's content.
  var frame: CGRect
  var contentWidth: CGFloat
  /// The left edges of the groups, in points from the left edge of the section.
  var groupStarts: [CGFloat]
  var groupWidth: CGFloat
  var leading: CGFloat
  var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior

  /// The offsets at which the section comes to rest; `nil` for any.
  var stops: [CGFloat]? {
    switch behavior {
    case .none, .continuous, .paging: nil
    case .continuousGroupLeadingBoundary, .groupPaging: groupStarts.map { $0 - leading }
    case .groupPagingCentered: groupStarts.map { $0 + groupWidth / 2 - frame.width / 2 }
    }
  }
}

/// The scroll view of a section that scrolls across.
final class SectionScroller: UIScrollView, UIScrollViewDelegate {
  private weak var owner: UICollectionView?
  private var section: ScrolledSection?
  private var start: CGFloat = 0

  init(of owner: UICollectionView) {
    self.owner = owner
    super.init(frame: .zero)
    delegate = self
    // Shadows of cells reach beyond their groups.
    clipsToBounds = false
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ section: ScrolledSection) {
    self.section = section
    assignFrame(section.frame)
    contentSize = CGSize(width: section.contentWidth, height: section.frame.height)
    isPagingEnabled = section.behavior == .paging
    decelerationRate = section.stops == nil ? .normal : .fast
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { owner?.showVisible() }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { start = contentOffset.x }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard let section, let stops = section.stops, !stops.isEmpty else { return }
    func nearest(_ place: CGFloat) -> Int {
      stops.indices.min { abs(stops[$0] - place) < abs(stops[$1] - place) } ?? 0
    }
    var goal = nearest(targetContentOffset.pointee.x)
    if section.behavior != .continuousGroupLeadingBoundary {
      // By one group at most.
      let from = nearest(start)
      goal = min(max(goal, from - 1), from + 1)
    }
    targetContentOffset.pointee = clamped(CGPoint(x: stops[goal], y: 0))
  }
}

extension UICollectionView {
  private var scrolledSections: [Int: ScrolledSection] {
    (collectionViewLayout as? UICollectionViewCompositionalLayout)?.scrolledSections ?? [:]
  }

  /// The scroll view that holds a cell or its supplementary view; `nil` for the collection view
  /// itself.
  func sectionScroller(of place: UICollectionViewLayoutAttributes) -> SectionScroller? {
    place.scrollsWithSection ? sectionScrollers[place.indexPath.section] : nil
  }

  /// Makes and places the scroll views of sections, and removes those of others.
  func updateSectionScrollers() {
    let wanted = scrolledSections
    for (number, scroller) in sectionScrollers where wanted[number] == nil {
      scroller.removeFromSuperview()
      sectionScrollers[number] = nil
    }
    for (number, section) in wanted.sorted(by: { $0.key < $1.key }) {
      let scroller = sectionScrollers[number] ?? SectionScroller(of: self)
      if sectionScrollers[number] == nil {
        sectionScrollers[number] = scroller
        addSubview(scroller)
      }
      scroller.show(section)
    }
  }

  /// Scrolls an item's section across, if it does.
  func scrollSection(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    guard let scroller = sectionScrollers[path.section],
      let frame = layoutAttributesForItem(at: path)?.frame
    else { return }
    var offset = scroller.contentOffset
    if position.contains(.left) { offset.x = frame.minX }
    let width = scroller.bounds.width
    if position.contains(.centeredHorizontally) { offset.x = frame.midX - width / 2 }
    if position.contains(.right) { offset.x = frame.maxX - width }
    scroller.setContentOffset(scroller.clamped(offset), animated: animated)
  }
}

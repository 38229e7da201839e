import HeadlessQuartzCore

/// The headers and footers of a section, and the room that they take beside its groups.
struct SectionBoundaries {
  private struct Placed {
    var item: NSCollectionLayoutBoundarySupplementaryItem
    var size: CGSize
  }

  private var items: [Placed] = []
  private let insets: NSDirectionalEdgeInsets
  private let followsInsets: Bool
  private let isAcross: Bool
  /// In points.
  private(set) var room = UIEdgeInsets.zero

  /// - Parameters:
  ///   - container: The size of the section's content without its insets.
  ///   - whole: The size of the collection view.
  init(
    _ section: NSCollectionLayoutSection, in container: CGSize, whole: CGSize, isAcross: Bool
  ) {
    insets = section.contentInsets
    followsInsets = section.supplementariesFollowContentInsets
    self.isAcross = isAcross
    let width = followsInsets ? container.width : whole.width
    for item in section.boundarySupplementaryItems {
      let size = item.layoutSize.size(in: CGSize(width: width, height: container.height))
      items.append(Placed(item: item, size: size))
      guard item.extendsBoundary else { continue }
      switch item.edge {
      case .top: room.top += size.height
      case .bottom: room.bottom += size.height
      case .leading: room.left += size.width
      case .trailing: room.right += size.width
      }
    }
  }

  /// The frames, for a section that takes a rectangle with its insets and its boundaries.
  func frames(
    in section: CGRect
  ) -> [(NSCollectionLayoutBoundarySupplementaryItem, CGRect)] {
    var used = UIEdgeInsets.zero
    let along = section.inset(
      by: UIEdgeInsets(
        top: isAcross && followsInsets ? insets.top : 0,
        left: followsInsets ? insets.leading : 0,
        bottom: isAcross && followsInsets ? insets.bottom : 0,
        right: followsInsets ? insets.trailing : 0))
    return items.map { placed in
      let (item, size) = (placed.item, placed.size)
      var origin = CGPoint(x: along.midX - size.width / 2, y: section.midY - size.height / 2)
      if item.isLeading { origin.x = along.minX }
      if item.isTrailing { origin.x = along.maxX - size.width }
      let step = item.extendsBoundary ? size : .zero
      switch item.edge {
      case .top:
        origin.y = section.minY + used.top
        used.top += step.height
      case .bottom:
        // The first footer is the uppermost.
        origin.y = section.maxY - room.bottom + used.bottom - size.height + step.height
        used.bottom += step.height
      case .leading:
        origin.x = section.minX + used.left
        used.left += step.width
      case .trailing:
        origin.x = section.maxX - room.right + used.right - size.width + step.width
        used.right += step.width
      }
      let frame = CGRect(origin: origin, size: size)
        .offsetBy(dx: item.offset.x, dy: item.offset.y)
      return (item, frame.inset(by: item.contentInsets.plain))
    }
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  enum Edge {
    case top, bottom, leading, trailing
  }

  /// The edge of the section at which it lies.
  var edge: Edge {
    switch alignment {
    case .bottom, .bottomLeading, .bottomTrailing: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .none, .top, .topLeading, .topTrailing: .top
    }
  }

  var isLeading: Bool { [.leading, .topLeading, .bottomLeading].contains(alignment) }

  var isTrailing: Bool { [.trailing, .topTrailing, .bottomTrailing].contains(alignment) }
}

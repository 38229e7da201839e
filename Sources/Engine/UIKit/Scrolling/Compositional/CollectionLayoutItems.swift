import HeadlessQuartzCore

/// The size of a cell, and the room around it.
open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize
  private let givenSupplements: [NSCollectionLayoutSupplementaryItem]
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { givenSupplements }
  /// Inside of the size.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Outside of the size.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    givenSupplements = supplementaryItems
    super.init()
  }
}

/// A view beside a cell.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  public let containerAnchor: NSCollectionLayoutAnchor
  open var zIndex = 1

  /// Fidelity: `itemAnchor` is not used; the view lies inside of its cell's edges.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }
}

/// A header or a footer.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  public let alignment: NSRectAlignment
  public let offset: CGPoint
  /// Whether the section makes room for it.
  open var extendsBoundary = true
  /// Fidelity: headers scroll with their sections.
  open var pinToVisibleBounds = false

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: []))
  }
}

/// A view behind a section.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public let elementKind: String
  open var zIndex = -1

  private init(kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(kind: elementKind)
  }
}

/// The frame of an item in a group with a provider.
open class NSCollectionLayoutGroupCustomItem: NSObject {
  public let frame: CGRect
  public let zIndex: Int

  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }
}

public typealias NSCollectionLayoutGroupCustomItemProvider = (
  any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// Items in a row or a column, which are repeated as long as there is room.
///
/// Fidelity: of groups in groups, only the outermost shows its supplementary items.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    case horizontal, vertical
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement
  public let subitems: [NSCollectionLayoutItem]
  /// How often the only item stands in the group; `nil` for as often as there is room.
  let count: Int?
  /// Whether the only item gets the length that makes the group full.
  let resizes: Bool
  open var interItemSpacing: NSCollectionLayoutSpacing?
  private var ownSupplements: [NSCollectionLayoutSupplementaryItem] = []
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { ownSupplements }
    set { ownSupplements = newValue }
  }

  private init(
    _ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement,
    _ subitems: [NSCollectionLayoutItem], count: Int? = nil, resizes: Bool = false
  ) {
    self.resizes = resizes
    self.arrangement = arrangement
    self.subitems = subitems
    self.count = count
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .horizontal, subitems) }

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], count: count, resizes: true)
  }

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, [repeatingSubitem], count: count)
  }

  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .vertical, subitems) }

  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], count: count, resizes: true)
  }

  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, [repeatingSubitem], count: count)
  }

  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), [])
  }

  /// A cell's place in a group.
  struct Place {
    var frame: CGRect
    var zIndex: Int
    var item: NSCollectionLayoutItem?
  }

  /// The places of the next items, at most `limit`, in the coordinates of the group.
  func places(
    in size: CGSize, limit: Int, environment: any NSCollectionLayoutEnvironment
  ) -> [Place] {
    let inner = CGRect(origin: .zero, size: size).inset(by: contentInsets.plain)
    if case .custom(let provider) = arrangement {
      let own = LayoutEnvironment(size, contentInsets, environment.traitCollection)
      return provider(own).prefix(limit).map {
        Place(
          frame: $0.frame.offsetBy(dx: inner.minX, dy: inner.minY), zIndex: $0.zIndex, item: nil)
      }
    }
    guard !subitems.isEmpty else { return [] }
    var isRow = false
    if case .horizontal = arrangement { isRow = true }
    let space = interItemSpacing?.spacing ?? 0
    let room = isRow ? inner.width : inner.height
    var pieces: [[Place]] = []
    var (used, number, left) = (CGFloat(0), 0, limit)
    while left > 0, number < (count ?? .max) {
      let item = subitems[number % subitems.count]
      var size = item.layoutSize.size(in: inner.size)
      if let count, resizes {
        let share = max(0, (room - space * CGFloat(count - 1)) / CGFloat(count))
        if isRow { size.width = share } else { size.height = share }
      }
      let edges = item.edgeSpacing?.insets ?? .zero
      let length =
        isRow ? size.width + edges.left + edges.right : size.height + edges.top + edges.bottom
      let start = used + (pieces.isEmpty ? 0 : space)
      // The first always fits, so that there is an end.
      if count == nil, !pieces.isEmpty, start + length > room + 0.01 { break }
      let origin = CGPoint(
        x: inner.minX + edges.left + (isRow ? start : 0),
        y: inner.minY + edges.top + (isRow ? 0 : start))
      var piece: [Place]
      if let group = item as? NSCollectionLayoutGroup {
        piece = group.places(in: size, limit: left, environment: environment).map {
          Place(
            frame: $0.frame.offsetBy(dx: origin.x, dy: origin.y), zIndex: $0.zIndex, item: $0.item)
        }
      } else {
        let frame = CGRect(origin: origin, size: size).inset(by: item.contentInsets.plain)
        piece = [Place(frame: frame, zIndex: 0, item: item)]
      }
      if piece.isEmpty { break }
      left -= piece.count
      pieces.append(piece)
      used = start + length
      number += 1
    }
    return shared(pieces, max(0, room - used), isRow: isRow).flatMap { $0 }
  }

  /// Shares the free room between the pieces, if the spacing is flexible.
  private func shared(_ pieces: [[Place]], _ rest: CGFloat, isRow: Bool) -> [[Place]] {
    guard interItemSpacing?.isFlexibleSpacing == true, pieces.count > 1 else { return pieces }
    let step = rest / CGFloat(pieces.count - 1)
    return pieces.enumerated().map { index, piece in
      piece.map {
        var place = $0
        let shift = step * CGFloat(index)
        place.frame = place.frame.offsetBy(dx: isRow ? shift : 0, dy: isRow ? 0 : shift)
        return place
      }
    }
  }
}

extension NSDirectionalEdgeInsets {
  /// For a view that reads from left to right.
  var plain: UIEdgeInsets {
    UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
  }
}

import HeadlessCoreGraphics

/// Ties an item to a point or to another item, by a rod or by a spring.
///
/// Fidelity: there are rods, springs and pins; sliding, limited and fixed attachments are missing.
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What an item is tied to.
  public enum AttachmentType: Int, Sendable {
    /// Another item.
    case items
    /// A point.
    case anchor
  }

  /// The tied item, and the one that it is tied to.
  open var items: [UIDynamicItem] { ownItems }
  /// What the item is tied to.
  public let attachedBehaviorType: AttachmentType
  /// The point that an item is tied to, in the reference view; move it to drag the item.
  open var anchorPoint: CGPoint {
    didSet { dynamicAnimator?.behaviorsChanged() }
  }
  /// How far the ends are apart, in points; as far as they were at first, unless set.
  open var length: CGFloat {
    didSet { dynamicAnimator?.behaviorsChanged() }
  }
  /// How little a spring swings, as a damping ratio.
  open var damping: CGFloat = 0
  /// How often a spring swings a second; 0 is a rod.
  open var frequency: CGFloat = 0 {
    didSet { dynamicAnimator?.behaviorsChanged() }
  }
  private let offsets: [UIOffset]

  private init(items: [UIDynamicItem], offsets: [UIOffset], anchor: CGPoint?, length: CGFloat?) {
    self.offsets = offsets
    attachedBehaviorType = anchor == nil ? .items : .anchor
    anchorPoint = anchor ?? .zero
    let ends = zip(items, offsets).map { item, offset in
      Body(item).place(Vector(Double(offset.horizontal), Double(offset.vertical)))
    }
    let other = anchor.map(Vector.init) ?? ends.last ?? Vector()
    self.length = length ?? ends.first.map { CGFloat(($0 - other).length) } ?? 0
    super.init()
    ownItems = items
  }

  /// Ties the middle of an item to a point.
  public convenience init(item: UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Ties a place of an item to a point.
  public convenience init(
    item: UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    self.init(items: [item], offsets: [offset], anchor: point, length: nil)
  }

  /// Ties the middles of two items.
  public convenience init(item item1: UIDynamicItem, attachedTo item2: UIDynamicItem) {
    self.init(
      item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Ties places of two items.
  public convenience init(
    item item1: UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    self.init(items: [item1, item2], offsets: [offset1, offset2], anchor: nil, length: nil)
  }

  /// Ties two items at one point, about which they turn.
  open class func pinAttachment(
    with item1: UIDynamicItem, attachedTo item2: UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    let offsets = [item1, item2].map { item in
      UIOffset(horizontal: point.x - item.center.x, vertical: point.y - item.center.y)
    }
    return UIAttachmentBehavior(
      items: [item1, item2], offsets: offsets, anchor: nil, length: 0)
  }

  override func joints(_ bodies: BodyTable) -> [Joint] {
    guard let item = items.first, let body = bodies[item], let offset = offsets.first else {
      return []
    }
    let other = items.count > 1 ? bodies[items[1]] : nil
    let far = offsets.last.map { Vector(Double($0.horizontal), Double($0.vertical)) } ?? Vector()
    return [
      Joint(
        body: body, offset: Vector(Double(offset.horizontal), Double(offset.vertical)),
        other: other, anchor: other == nil ? Vector(anchorPoint) : far,
        tie: frequency > 0
          ? .spring(
            length: Double(length), frequency: Double(frequency), damping: Double(damping))
          : .rigid(length: Double(length)))
    ]
  }
}

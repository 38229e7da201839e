import HeadlessCoreGraphics

/// Connects an item to a point or to another item, by a rod or by a spring.
///
/// Fidelity: there are rods, springs and pins; sliding, limited and fixed attachments are missing.
open class UIAttachmentBehavior: UIDynamicBehavior {
  public enum AttachmentType: Int, Sendable {
    case items
    case anchor
  }

  open var items: [UIDynamicItem] { ownItems }
  public let attachedBehaviorType: AttachmentType
  /// In the reference view's coordinates; move it to drag the item.
  open var anchorPoint: CGPoint {
    didSet { dynamicAnimator?.behaviorsChanged() }
  }
  /// The distance of the ends, in points; their distance at first unless set.
  open var length: CGFloat {
    didSet { dynamicAnimator?.behaviorsChanged() }
  }
  /// The spring's damping ratio.
  open var damping: CGFloat = 0
  /// The spring's oscillations per second; 0 is a rod.
  open var frequency: CGFloat = 0 {
    didSet { dynamicAnimator?.behaviorsChanged() }
  }
  private let offsets: [UIOffset]

  @usableFromInline
  init(items: [UIDynamicItem], offsets: [UIOffset], anchor: CGPoint?, length: CGFloat?) {
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

  public convenience init(item: UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  public convenience init(
    item: UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    self.init(items: [item], offsets: [offset], anchor: point, length: nil)
  }

  public convenience init(item item1: UIDynamicItem, attachedTo item2: UIDynamicItem) {
    self.init(
      item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  public convenience init(
    item item1: UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    self.init(items: [item1, item2], offsets: [offset1, offset2], anchor: nil, length: nil)
  }

  /// Connects two items at one point, about which they rotate.
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
        kind: frequency > 0
          ? .spring(
            length: Double(length), frequency: Double(frequency), damping: Double(damping))
          : .rigid(length: Double(length)))
    ]
  }
}

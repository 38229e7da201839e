import HeadlessCoreGraphics

/// Connects an item to a point or to another item: by a rod, a spring, a rope, a rail, a pin, or firmly.
///
/// Fidelity: `length`, `damping` and `frequency` are those of rods and springs, and a rope has a `length`;
/// the other kinds keep them. Kinds that know no range ignore `attachmentRange` and `frictionTorque`.
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
  /// How far the item slides along its rail, in points, or turns about its pin, in radians, clockwise.
  ///
  /// It has to include 0, where the item is at first.
  open var attachmentRange = UIFloatRange.infinite {
    didSet { dynamicAnimator?.behaviorsChanged() }
  }
  /// What turning about a pin has to overcome.
  ///
  /// Fidelity: Apple gives no unit; here 1 is a push of 1 at a lever of 100 points.
  open var frictionTorque: CGFloat = 0 {
    didSet { dynamicAnimator?.behaviorsChanged() }
  }
  private let offsets: [UIOffset]
  private var form = Form.line

  /// What is fixed when an attachment is made.
  private enum Form {
    case line, rope
    /// The direction in the coordinates of the second item, or else of the reference view.
    case rail(Vector)
    case pin, firm
  }
  /// The angle between the items at first, in radians.
  private let startAngle: Double

  @usableFromInline
  init(items: [UIDynamicItem], offsets: [UIOffset], anchor: CGPoint?, length: CGFloat?) {
    self.offsets = offsets
    let angles = items.map { Body($0).angle }
    startAngle = (angles.first ?? 0) - (angles.dropFirst().first ?? 0)
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

  // MARK: Kinds

  /// An item that slides past a point along an axis, without turning.
  open class func slidingAttachment(
    with item: UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    let attachment = UIAttachmentBehavior(
      items: [item], offsets: [offset(of: point, in: item)], anchor: point, length: 0)
    attachment.form = .rail(direction(axis))
    return attachment
  }

  /// Two items that slide past each other along an axis, without turning against each other.
  open class func slidingAttachment(
    with item1: UIDynamicItem, attachedTo item2: UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    let attachment = joining(item1, item2, at: point)
    attachment.form = .rail(direction(axis).turned(by: -Body(item2).angle))
    return attachment
  }

  /// Two items that are connected as by a rope, which is as long as they are apart.
  open class func limitAttachment(
    with item1: UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    let attachment = UIAttachmentBehavior(
      item: item1, offsetFromCenter: offset1, attachedTo: item2, offsetFromCenter: offset2)
    attachment.form = .rope
    return attachment
  }

  /// Two items that move as one.
  open class func fixedAttachment(
    with item1: UIDynamicItem, attachedTo item2: UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    let attachment = joining(item1, item2, at: point)
    attachment.form = .firm
    return attachment
  }

  /// Two items that turn about one point.
  open class func pinAttachment(
    with item1: UIDynamicItem, attachedTo item2: UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    let attachment = joining(item1, item2, at: point)
    attachment.form = .pin
    return attachment
  }

  private static func joining(
    _ item1: UIDynamicItem, _ item2: UIDynamicItem, at point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(
      items: [item1, item2], offsets: [item1, item2].map { offset(of: point, in: $0) },
      anchor: nil, length: 0)
  }

  /// A point of the reference view in an item's own coordinates.
  private static func offset(of point: CGPoint, in item: UIDynamicItem) -> UIOffset {
    let offset = Body(item).placement.offset(Vector(point))
    return UIOffset(horizontal: offset.x, vertical: offset.y)
  }

  /// Apple asks for a unit vector, and ignores the length.
  private static func direction(_ axis: CGVector) -> Vector {
    let vector = Vector(Double(axis.dx), Double(axis.dy))
    return vector.length > 0 ? vector / vector.length : Vector(1, 0)
  }

  // MARK: Simulation

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
        kind: kind(besides: other), turning: turning)
    ]
  }

  private var range: Limits {
    Limits(minimum: Double(attachmentRange.minimum), maximum: Double(attachmentRange.maximum))
  }

  private func kind(besides other: Body?) -> Joint.Kind {
    switch form {
    case .line where frequency > 0:
      .spring(length: Double(length), frequency: Double(frequency), damping: Double(damping))
    case .line: .rigid(length: Double(length))
    case .rope: .rope(length: Double(length))
    case .rail(let direction):
      .rail(direction: direction.turned(by: other?.angle ?? 0), limits: range)
    case .pin, .firm: .rigid(length: 0)
    }
  }

  private var turning: Joint.Turning? {
    switch form {
    case .line, .rope: nil
    case .pin:
      Joint.Turning(start: startAngle, limits: range, friction: Double(frictionTorque))
    case .rail, .firm: Joint.Turning(start: startAngle, limits: .locked, friction: 0)
    }
  }
}

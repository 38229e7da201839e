import HeadlessCoreGraphics
import HeadlessQuartzCore

open class UICollisionBehavior: UIDynamicBehavior {
  public struct Mode: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let items = Mode(rawValue: 1 << 0)
    public static let boundaries = Mode(rawValue: 1 << 1)
    public static let everything = Mode(rawValue: .max)
  }

  open var items: [UIDynamicItem] { ownItems }
  open var collisionMode = Mode.everything
  open var translatesReferenceBoundsIntoBoundary = false {
    didSet { dynamicAnimator?.behaviorsChanged() }
  }
  open weak var collisionDelegate: UICollisionBehaviorDelegate?

  private var insets = UIEdgeInsets.zero
  private var boundaries: [(identifier: any NSCopying, path: UIBezierPath)] = []
  private var touches: [Touch] = []
  private var told: [Touch] = []

  private struct Touch {
    let item: any UIDynamicItem
    let other: Other
    let place: Vector

    enum Other {
      case item(any UIDynamicItem)
      /// `nil` is the reference view's bounds.
      case boundary((any NSCopying)?)
    }

    func isSame(as touch: Touch) -> Bool {
      guard item === touch.item else { return false }
      switch (other, touch.other) {
      case (.item(let one), .item(let two)): return one === two
      case (.boundary(let one), .boundary(let two)):
        return UICollisionBehavior.areSame(one, two)
      default: return false
      }
    }
  }

  public init(items: [UIDynamicItem]) {
    super.init()
    ownItems = items
  }

  public convenience override init() {
    self.init(items: [])
  }

  open func addItem(_ item: UIDynamicItem) { include(item) }

  open func removeItem(_ item: UIDynamicItem) { exclude(item) }

  /// Makes a boundary of the reference view's bounds, less the insets.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    self.insets = insets
    translatesReferenceBoundsIntoBoundary = true
  }

  /// `nil` if no boundary was added.
  open var boundaryIdentifiers: [NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.map(\.identifier)
  }

  /// The path is in the reference view's coordinates.
  open func addBoundary(withIdentifier identifier: NSCopying, for bezierPath: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    boundaries.append((identifier, bezierPath))
    dynamicAnimator?.behaviorsChanged()
  }

  /// The points are in the reference view's coordinates.
  open func addBoundary(withIdentifier identifier: NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  open func boundary(withIdentifier identifier: NSCopying) -> UIBezierPath? {
    boundaries.first { Self.areSame($0.identifier, identifier) }?.path
  }

  open func removeBoundary(withIdentifier identifier: NSCopying) {
    boundaries.removeAll { Self.areSame($0.identifier, identifier) }
    dynamicAnimator?.behaviorsChanged()
  }

  open func removeAllBoundaries() {
    boundaries = []
    dynamicAnimator?.behaviorsChanged()
  }

  override func contacts(_ bodies: BodyTable, in room: CGRect) -> [Contact] {
    let own = items.compactMap { bodies[$0] }
    var found: [Contact] = []
    if collisionMode.contains(.boundaries) {
      for body in own {
        if translatesReferenceBoundsIntoBoundary {
          found += note(walls(of: room.inset(by: insets), around: body), .boundary(nil))
        }
        for (identifier, path) in boundaries {
          found += note(touches(of: body, path), .boundary(identifier))
        }
      }
    }
    if collisionMode.contains(.items) {
      for (place, body) in own.enumerated() {
        for other in own.dropFirst(place + 1) {
          guard let overlap = Overlap(body.corners, other.corners) else { continue }
          let contacts = overlap.places.map {
            Contact(body, other, place: $0.place, normal: overlap.normal, depth: $0.depth)
          }
          found += note(contacts, .item(other.item))
        }
      }
    }
    return found
  }

  private func walls(of room: CGRect, around body: Body) -> [Contact] {
    let low = Vector(Double(room.minX), Double(room.minY))
    let high = Vector(Double(room.maxX), Double(room.maxY))
    let walls = [
      (low, Vector(1, 0)), (low, Vector(0, 1)), (high, Vector(-1, 0)), (high, Vector(0, -1)),
    ]
    let corners = body.corners
    return walls.flatMap { wall, normal in
      corners.compactMap { corner in
        let depth = -(corner - wall).dot(normal)
        guard depth > 0 else { return nil }
        return Contact(body, nil, place: corner, normal: normal, depth: depth)
      }
    }
  }

  private func touches(of body: Body, _ path: UIBezierPath) -> [Contact] {
    let corners = body.corners
    return path.plain.flattened().flatMap { line in
      zip(line, line.dropFirst()).flatMap { from, to -> [Contact] in
        let piece = [Vector(from.x, from.y), Vector(to.x, to.y)]
        let velocity = body.velocity(at: (piece[0] + piece[1]) / 2)
        guard let overlap = Overlap(corners, piece, approach: { -velocity.dot($0) })
        else { return [] }
        return overlap.places.map {
          Contact(body, nil, place: $0.place, normal: overlap.normal, depth: $0.depth)
        }
      }
    }
  }

  private func note(_ contacts: [Contact], _ other: Touch.Other) -> [Contact] {
    if let first = contacts.first {
      let touch = Touch(item: first.body.item, other: other, place: first.place)
      if !touches.contains(where: touch.isSame) { touches.append(touch) }
    }
    return contacts
  }

  override func tell() {
    let (now, before) = (touches, told)
    touches = []
    told = now
    for touch in now where !before.contains(where: touch.isSame) {
      switch touch.other {
      case .item(let other):
        collisionDelegate?.collisionBehavior(
          self, beganContactFor: touch.item, with: other, at: touch.place.point)
      case .boundary(let identifier):
        collisionDelegate?.collisionBehavior(
          self, beganContactFor: touch.item, withBoundaryIdentifier: identifier,
          at: touch.place.point)
      }
    }
    for touch in before where !now.contains(where: touch.isSame) {
      switch touch.other {
      case .item(let other):
        collisionDelegate?.collisionBehavior(self, endedContactFor: touch.item, with: other)
      case .boundary(let identifier):
        collisionDelegate?.collisionBehavior(
          self, endedContactFor: touch.item, withBoundaryIdentifier: identifier)
      }
    }
  }

  private static func areSame(_ one: (any NSCopying)?, _ two: (any NSCopying)?) -> Bool {
    (one as? AnyHashable) == (two as? AnyHashable)
  }
}

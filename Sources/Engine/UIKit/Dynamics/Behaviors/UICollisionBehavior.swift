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
  private var boundaries: [Boundary] = []
  /// The numbers of all identifiers that boundaries have had.
  private var numbers: [AnyHashable: Int] = [:]
  private var touches = Touches()
  private var reported = Touches()

  private struct Boundary {
    let identifier: any NSCopying
    /// Equal for equal identifiers.
    let number: Int
    let path: UIBezierPath
    /// The straight pieces of the path.
    let pieces: [Outline]

    init(_ identifier: any NSCopying, number: Int, _ path: UIBezierPath) {
      self.identifier = identifier
      self.number = number
      self.path = path
      pieces = path.plain.flattened().flatMap { line in
        zip(line, line.dropFirst()).map {
          Outline([Vector($0.x, $0.y), Vector($1.x, $1.y)])
        }
      }
    }
  }

  private struct Touch {
    let key: Key
    let body: Body
    let other: Other
    let place: Vector

    enum Other {
      case body(Body)
      /// `nil` is the reference view's bounds.
      case boundary((any NSCopying)?)
    }

    /// Whether neither of the two moves.
    var isAsleep: Bool {
      if case .body(let other) = other { body.isAsleep && other.isAsleep } else { body.isAsleep }
    }

    /// The identity of a touch, wherever it takes place.
    enum Key: Hashable {
      case items(ObjectIdentifier, ObjectIdentifier)
      case boundary(ObjectIdentifier, number: Int)
      case bounds(ObjectIdentifier)
    }
  }

  /// The touches of a frame, each once, in the order in which they were found.
  private struct Touches {
    private(set) var all: [Touch] = []
    private var keys: Set<Touch.Key> = []

    mutating func note(
      _ contact: Contact, _ key: Touch.Key, _ body: Body, _ other: Touch.Other
    ) {
      note(Touch(key: key, body: body, other: other, place: contact.place))
    }

    mutating func note(_ touch: Touch) {
      if keys.insert(touch.key).inserted { all.append(touch) }
    }

    func contains(_ touch: Touch) -> Bool { keys.contains(touch.key) }
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
    let name = (identifier as? AnyHashable) ?? AnyHashable("")
    let number = numbers[name] ?? numbers.count
    numbers[name] = number
    boundaries.append(Boundary(identifier, number: number, bezierPath))
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

  override func contacts(_ bodies: BodyTable, in bounds: CGRect) -> [Contact] {
    let own = ownBodies.map(PlacedBody.init)
    var found: [Contact] = []
    if collisionMode.contains(.boundaries) {
      for placed in own where !placed.body.isAsleep {
        let body = placed.body
        if translatesReferenceBoundsIntoBoundary {
          let contacts = walls(of: bounds.inset(by: insets), around: placed)
          if let first = contacts.first {
            touches.note(first, .bounds(body.identity), body, .boundary(nil))
          }
          found += contacts
        }
        for boundary in boundaries {
          let contacts = touches(of: placed, boundary)
          if let first = contacts.first {
            let key = Touch.Key.boundary(body.identity, number: boundary.number)
            touches.note(first, key, body, .boundary(boundary.identifier))
          }
          found += contacts
        }
      }
    }
    if collisionMode.contains(.items) {
      for (first, second) in own.nearbyPairs {
        let (body, other) = (own[first].body, own[second].body)
        guard !(body.isAsleep && other.isAsleep),
          let overlap = Overlap(own[first].outline, own[second].outline)
        else { continue }
        let before = found.count
        for place in overlap.places {
          found.append(
            Contact(
              body, other, place: place.place, normal: overlap.normal, depth: place.depth,
              feature: place.feature))
        }
        let key = Touch.Key.items(body.identity, other.identity)
        touches.note(found[before], key, body, .body(other))
      }
    }
    return found
  }

  private func walls(of room: CGRect, around placed: PlacedBody) -> [Contact] {
    let low = Vector(Double(room.minX), Double(room.minY))
    let high = Vector(Double(room.maxX), Double(room.maxY))
    guard
      placed.box.low.x < low.x || placed.box.low.y < low.y || placed.box.high.x > high.x
        || placed.box.high.y > high.y
    else { return [] }
    let walls = [
      (low, Vector(1, 0)), (low, Vector(0, 1)), (high, Vector(-1, 0)), (high, Vector(0, -1)),
    ]
    var contacts: [Contact] = []
    for (number, (wall, normal)) in walls.enumerated() {
      for (index, corner) in placed.outline.corners.enumerated() {
        let depth = -(corner - wall).dot(normal)
        guard depth > 0 else { continue }
        contacts.append(
          Contact(
            placed.body, nil, place: corner, normal: normal, depth: depth,
            feature: index << 2 | number))
      }
    }
    return contacts
  }

  private func touches(of placed: PlacedBody, _ boundary: Boundary) -> [Contact] {
    boundary.pieces.enumerated().flatMap { number, piece -> [Contact] in
      let (from, to) = piece.side(0)
      let box = PlacedBody.Box(
        low: Vector(min(from.x, to.x), min(from.y, to.y)),
        high: Vector(max(from.x, to.x), max(from.y, to.y)))
      guard placed.box.isNear(box) else { return [] }
      let velocity = placed.body.velocity(at: (from + to) / 2)
      guard let overlap = Overlap(placed.outline, piece, velocity: velocity) else { return [] }
      // The numbers of boundaries and pieces come before the sides'; the bounds have number 0.
      let name = (boundary.number + 1) << 48 | number << 34
      return overlap.places.map {
        Contact(
          placed.body, nil, place: $0.place, normal: overlap.normal, depth: $0.depth,
          feature: name | $0.feature)
      }
    }
  }

  override func touch(of body: Body, movedFrom former: Body.Placement) -> Double? {
    guard !boundaries.isEmpty, collisionMode.contains(.boundaries),
      items.contains(where: { $0 === body.item })
    else { return nil }
    let sweep = Sweep(body, from: former)
    return boundaries.flatMap(\.pieces).compactMap(sweep.touch).min()
  }

  override func notifyDelegate() {
    let before = reported
    // Nobody asks what touches a body that is asleep: it is what touched it before.
    for touch in before.all where touch.isAsleep { touches.note(touch) }
    let now = touches
    touches = Touches()
    reported = now
    for touch in now.all where !before.contains(touch) {
      switch touch.other {
      case .body(let other):
        collisionDelegate?.collisionBehavior(
          self, beganContactFor: touch.body.item, with: other.item, at: touch.place.point)
      case .boundary(let identifier):
        collisionDelegate?.collisionBehavior(
          self, beganContactFor: touch.body.item, withBoundaryIdentifier: identifier,
          at: touch.place.point)
      }
    }
    for touch in before.all where !now.contains(touch) {
      switch touch.other {
      case .body(let other):
        collisionDelegate?.collisionBehavior(
          self, endedContactFor: touch.body.item, with: other.item)
      case .boundary(let identifier):
        collisionDelegate?.collisionBehavior(
          self, endedContactFor: touch.body.item, withBoundaryIdentifier: identifier)
      }
    }
  }

  private static func areSame(_ one: (any NSCopying)?, _ two: (any NSCopying)?) -> Bool {
    (one as? AnyHashable) == (two as? AnyHashable)
  }
}

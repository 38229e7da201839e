import HeadlessCoreGraphics

/// Pulls an item to a point, and upright, as if by a spring.
///
/// Fidelity: Apple does not say how strong the spring is; here it oscillates two and a half times
/// per second.
open class UISnapBehavior: UIDynamicBehavior {
  /// In the reference view's coordinates.
  open var snapPoint: CGPoint {
    didSet { dynamicAnimator?.behaviorsChanged() }
  }
  /// 0...1, from visible oscillation to none.
  open var damping: CGFloat = 0.5 {
    didSet { dynamicAnimator?.behaviorsChanged() }
  }
  private let item: any UIDynamicItem

  private static let angularFrequency = 2 * Double.pi * 2.5

  public init(item: UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
    ownItems = [item]
  }

  override func applyForces(to bodies: BodyTable, step: Double) {
    guard let body = bodies[item], !body.material.isAnchored else { return }
    let ratio = 0.3 + 0.7 * min(max(Double(damping), 0), 1)
    let omega = Self.angularFrequency
    let give = step * (2 * ratio * omega + step * omega * omega)
    let pull = step * omega * omega
    let distance = body.position - Vector(snapPoint)
    let push: Vector = body.velocity * give + distance * pull
    body.velocity -= push / (1 + give)
    body.angularVelocity -= (body.angularVelocity * give + body.angle * pull) / (1 + give)
  }
}

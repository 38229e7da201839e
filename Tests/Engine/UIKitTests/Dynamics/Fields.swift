import EngineTesting
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

@Suite("Fields", .inNewWorld)
struct Fields {
  private let stage = DynamicStage()

  /// A box of mass 1 and a behavior without friction and resistance, in a field.
  private func box(
    _ x: CGFloat = 0, _ y: CGFloat = 0, in field: UIFieldBehavior
  ) -> (box: UIView, ideal: UIDynamicItemBehavior) {
    let box = stage.box(x, y)
    let ideal = stage.makeIdeal([box])
    field.addItem(box)
    stage.animator.addBehavior(field)
    return (box, ideal)
  }

  @Test("A new field has Apple's default values")
  func defaults() {
    let field = UIFieldBehavior.springField()
    #expect(field.position == .zero && field.strength == 1 && field.falloff == 0)
    #expect(field.minimumRadius > 0 && field.minimumRadius < 0.01)
    #expect(field.region.contains(CGPoint(x: 1e9, y: -1e9)))
    field.direction = CGVector(dx: 1, dy: 1)
    (field.smoothness, field.animationSpeed) = (1, 1)
    #expect(field.direction == CGVector(dx: 0, dy: 0))
    #expect(field.smoothness == 0 && field.animationSpeed == 0)
    let noise = UIFieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 2)
    #expect(noise.smoothness == 0.5 && noise.animationSpeed == 2)
    let wind = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 3, dy: 4))
    #expect(wind.direction == CGVector(dx: 3, dy: 4))
  }

  @Test("Linear gravity pulls items of any mass alike, and a negative strength pushes them")
  func linearGravity() {
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
    field.strength = 2
    let (light, _) = box(in: field)
    let heavy = stage.box(0, 200)
    stage.makeIdeal([heavy]).density = 10
    field.addItem(heavy)
    stage.wait(0.5)
    #expect(isNear(light.center.x, 75, 1) && light.center.x == heavy.center.x)
    field.strength = -2
    stage.wait(1.5)
    #expect(light.center.x < 50)
  }

  @Test("Radial gravity pulls to its position, by the distance, whatever the mass")
  func radialGravity() {
    let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: 150, y: 50))
    let (near, ideal) = box(50, 0, in: field)
    let far = stage.box(-50, 0)
    let heavy = stage.makeIdeal([far])
    heavy.density = 5
    field.addItem(far)
    stage.wait(0.1)
    let speeds = [ideal.linearVelocity(for: near).x, heavy.linearVelocity(for: far).x]
    #expect(speeds[0] > 0 && isNear(speeds[1] / speeds[0], 3, 0.05), "\(speeds)")
    field.strength = -9
    stage.wait(0.5)
    #expect(ideal.linearVelocity(for: near).x < 0)
  }

  @Test("An item in a spring field oscillates, and more slowly if it is heavier")
  func spring() {
    func crossings(density: CGFloat) -> Int {
      let field = UIFieldBehavior.springField()
      field.position = CGPoint(x: 150, y: 50)
      field.strength = 100
      let (box, ideal) = box(in: field)
      ideal.density = density
      var positions: [CGFloat] = []
      field.action = { positions.append(box.center.x) }
      stage.wait(4)
      stage.animator.removeAllBehaviors()
      #expect((positions.max() ?? 0) <= 251)
      return zip(positions, positions.dropFirst()).count { $0 < 150 && $1 >= 150 }
    }
    // 10 radians per second, and half as fast with four times the mass.
    #expect(crossings(density: 1) == 7)
    #expect(crossings(density: 4) == 3)
  }

  @Test("A drag field slows items in proportion to their velocity")
  func drag() {
    let field = UIFieldBehavior.dragField()
    field.strength = 2
    let (box, ideal) = box(in: field)
    ideal.addLinearVelocity(CGPoint(x: 100, y: 0), for: box)
    stage.wait(0.5)
    #expect(isNear(ideal.linearVelocity(for: box).x, 36.8, 1.5))
  }

  @Test("A velocity field sets the velocity, whatever else pulls")
  func velocity() {
    let field = UIFieldBehavior.velocityField(direction: CGVector(dx: 40, dy: 0))
    field.strength = 2
    let (box, _) = box(in: field)
    stage.animator.addBehavior(UIGravityBehavior(items: [box]))
    stage.wait(0.5)
    #expect(isNear(box.center.x, 90, 2) && box.center.y == 50)
  }

  @Test("A vortex turns items counter-clockwise on the screen")
  func vortex() {
    let field = UIFieldBehavior.vortexField()
    field.position = CGPoint(x: 50, y: 150)
    let (right, ideal) = box(100, 100, in: field)
    stage.wait(0.1)
    #expect(ideal.linearVelocity(for: right).y < 0)
    #expect(abs(ideal.linearVelocity(for: right).x) < 0.5)
  }

  @Test("An electric field pushes positive charges away, and pulls negative ones")
  func electric() {
    for charge in [1, -1, 0] as [CGFloat] {
      let field = UIFieldBehavior.electricField()
      field.position = CGPoint(x: 50, y: 50)
      let (box, ideal) = box(100, 0, in: field)
      ideal.charge = charge
      stage.wait(0.1)
      let speed = ideal.linearVelocity(for: box).x
      #expect(charge == 0 ? speed == 0 : speed * charge > 0)
      stage.animator.removeAllBehaviors()
    }
  }

  @Test("A magnetic field leads charges round, and leaves their speed alone")
  func magnetic() {
    let field = UIFieldBehavior.magneticField()
    field.strength = 4
    let (box, ideal) = box(100, 200, in: field)
    ideal.charge = 1
    ideal.addLinearVelocity(CGPoint(x: 100, y: 0), for: box)
    stage.wait(.pi / 8)
    // A quarter of a turn, counter-clockwise on the screen.
    let velocity = ideal.linearVelocity(for: box)
    #expect(isNear(velocity.x, 0, 5) && isNear(velocity.y, -100, 1), "\(velocity)")
  }

  @Test("Noise moves items otherwise from place to place, and alike in every run")
  func noise() {
    func places() -> [CGPoint] {
      let stage = DynamicStage()
      let boxes = [stage.box(0, 0), stage.box(150, 200)]
      _ = stage.makeIdeal(boxes)
      let field = UIFieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 1)
      boxes.forEach(field.addItem)
      stage.animator.addBehavior(field)
      stage.wait(1)
      return zip(boxes, [CGPoint(x: 50, y: 50), CGPoint(x: 200, y: 250)]).map {
        $0.center - $1
      }
    }
    let first = places()
    #expect(first == places())
    #expect(first[0] != first[1] && first.allSatisfy { $0 != .zero })
    #expect(first.allSatisfy { abs($0.x) <= 50 && abs($0.y) <= 50 })
  }

  @Test("Turbulence leaves alone what rests")
  func turbulence() {
    let field = UIFieldBehavior.turbulenceField(smoothness: 0, animationSpeed: 1)
    field.strength = 5
    let (moving, ideal) = box(in: field)
    let (resting, _) = box(150, 250, in: field)
    ideal.addLinearVelocity(CGPoint(x: 100, y: 0), for: moving)
    stage.wait(0.5)
    #expect(moving.center.y != 50)
    #expect(resting.center == CGPoint(x: 200, y: 300))
  }

  @Test("A block is asked for the force, with what it may depend on")
  func evaluated() {
    var asked: [CGFloat] = []
    var step = 0.0
    let field = UIFieldBehavior.field { _, position, velocity, mass, charge, time in
      if asked.isEmpty { asked = [position.x, position.y, velocity.dx, velocity.dy, mass, charge] }
      step = time
      return CGVector(dx: 0, dy: 2)
    }
    let (box, ideal) = box(in: field)
    (ideal.density, ideal.charge) = (2, 3)
    ideal.addLinearVelocity(CGPoint(x: 10, y: 0), for: box)
    stage.wait(0.5)
    #expect(asked == [50, 50, 10, 0, 2, 3])
    #expect(step > 0 && step <= 1.0 / 60)
    // A force of 2 upon a mass of 2 gives 100 points per second squared.
    #expect(isNear(box.center.y, 62.5, 1))
  }

  @Test("Items outside of a field's region are left alone")
  func regions() {
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1))
    field.position = CGPoint(x: 50, y: 50)
    field.region = UIRegion(radius: 30)
    let (inside, _) = box(in: field)
    let (outside, _) = box(150, 0, in: field)
    stage.wait(2)
    #expect(outside.center.y == 50)
    // It flies on after it has left the circle.
    #expect(inside.center.y > 150)
  }

  @Test("Regions are combined, and count from the field's position")
  func combined() {
    let circle = UIRegion(radius: 10)
    let strip = UIRegion(size: CGSize(width: 40, height: 4))
    let points = [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 8), CGPoint(x: 15, y: 0)]
    func held(by region: UIRegion) -> [Bool] { points.map(region.contains) }
    #expect(held(by: circle) == [true, true, false])
    #expect(held(by: strip) == [true, false, true])
    #expect(held(by: circle.inverse()) == [false, false, true])
    #expect(held(by: circle.byUnion(with: strip)) == [true, true, true])
    #expect(held(by: circle.byDifference(from: strip)) == [false, true, false])
    #expect(held(by: circle.byIntersection(with: strip)) == [true, false, false])
    #expect(held(by: UIRegion.infinite.inverse()) == [false, false, false])
  }

  @Test("A falloff weakens a field beyond its minimum radius, and not within")
  func falloff() {
    func speed(at x: CGFloat, falloff: CGFloat) -> CGFloat {
      let field = UIFieldBehavior.electricField()
      field.falloff = falloff
      field.minimumRadius = 60
      let (box, ideal) = box(x - 50, -50, in: field)
      ideal.charge = 1
      stage.wait(1 / 60)
      defer { stage.animator.removeAllBehaviors() }
      return ideal.linearVelocity(for: box).x
    }
    #expect(speed(at: 50, falloff: 2) == speed(at: 50, falloff: 0))
    #expect(isNear(speed(at: 160, falloff: 2) / speed(at: 160, falloff: 0), 0.25, 0.01))
  }

  @Test("An animator rests in a field that has brought its items to rest")
  func resting() {
    let field = UIFieldBehavior.springField()
    field.position = CGPoint(x: 150, y: 150)
    field.strength = 100
    let (box, ideal) = box(in: field)
    ideal.resistance = 8
    #expect(MainLoop.shared.settle(limit: 20))
    #expect(!stage.animator.isRunning)
    #expect(isNear(box.center.x, 150, 1) && isNear(box.center.y, 150, 1))
  }
}

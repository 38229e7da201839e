import HeadlessCoreGraphics
import Motion

/// What a field does to the items in it.
@usableFromInline
enum FieldForce {
  case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric
  case magnetic
  case evaluated((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, Double) -> CGVector)

  var hasDirection: Bool {
    switch self {
    case .linearGravity, .velocity: true
    default: false
    }
  }

  var hasNoise: Bool {
    switch self {
    case .noise, .turbulence: true
    default: false
    }
  }

  var setsVelocity: Bool { if case .velocity = self { true } else { false } }
}

extension UIFieldBehavior {
  /// The points that a force of 1 adds to the velocity of a mass of 1 each second, as of pushes.
  private static let unit = 100.0

  /// The velocity of a body after a step in this field.
  func velocity(of body: Body, after step: Double) -> Vector {
    let way = body.position - Vector(position)
    guard region.contains(way.point) else { return body.velocity }
    let distance = max(way.length, Double(minimumRadius))
    let strength = Double(strength) * attenuation(distance)
    /// Away from the field's position.
    let outwards = way.length > 0 ? way / way.length : Vector()
    let charge = body.material.charge
    switch force {
    case .velocity: return Vector(Double(direction.dx), Double(direction.dy)) * strength
    // Implicit, so that no drag turns a velocity round.
    case .drag: return body.velocity / (1 + strength / body.mass * step)
    case .magnetic: return body.velocity.turned(by: -charge * strength / body.mass * step)
    case .vortex:
      return body.velocity - outwards.perpendicular * (distance * strength * step)
    case .radialGravity: return body.velocity - outwards * (distance * strength * step)
    case .spring:
      return body.velocity - outwards * (distance * strength / body.mass * step)
    case .electric:
      return body.velocity + outwards * (charge * strength / body.mass * Self.unit * step)
    case .linearGravity:
      let pull = Vector(Double(direction.dx), Double(direction.dy))
      return body.velocity + pull * (strength * Self.unit * step)
    case .noise: return body.velocity + noise(at: body) * (strength * Self.unit * step)
    case .turbulence:
      return body.velocity + noise(at: body) * (strength * body.velocity.length * step)
    case .evaluated(let block):
      let force = block(
        self, body.position.point, CGVector(dx: body.velocity.x, dy: body.velocity.y),
        CGFloat(body.mass), CGFloat(charge), step)
      let push = Vector(Double(force.dx), Double(force.dy))
      return body.velocity + push * (Self.unit / body.mass * step)
    }
  }

  private func noise(at body: Body) -> Vector {
    FieldNoise.vector(at: body.position, time: noiseTime, smoothness: Double(smoothness))
  }

  /// The share of the strength that is left at a distance.
  private func attenuation(_ distance: Double) -> Double {
    guard falloff != 0 else { return 1 }
    let beyond = (distance - Double(minimumRadius)) / 100
    return Elementary.power(1 + beyond, -Double(falloff))
  }
}

/// The components of a transform in key paths such as `transform.scale.x`.
///
/// Fidelity: which rotations a matrix is composed of is ambiguous. For several axes our choice is a
/// rotation about x, then y, then z.
extension Matrix {
  /// Returns a component; `nil` if it is not a number of a transform.
  func component(_ component: LayerPropertyComponent) -> Double? {
    switch component {
    case .translationX: return m41
    case .translationY: return m42
    case .translationZ: return m43
    default: break
    }
    if isAffine {
      guard let parts = DecomposedTransform(self) else { return flattenedComponent(component) }
      switch component {
      case .scaleX: return parts.scaleX
      case .scaleY: return parts.scaleY
      case .scaleZ: return 1
      case .scale: return (parts.scaleX + parts.scaleY) / 2
      case .rotation, .rotationZ: return parts.rotation
      case .rotationX, .rotationY: return 0
      default: return nil
      }
    }
    guard let parts = DecomposedTransform3D(self) else { return flattenedComponent(component) }
    switch component {
    case .scaleX: return parts.scaleX
    case .scaleY: return parts.scaleY
    case .scaleZ: return parts.scaleZ
    case .scale: return (parts.scaleX + parts.scaleY + parts.scaleZ) / 3
    case .rotation, .rotationZ: return parts.rotation.angles.z
    case .rotationX: return parts.rotation.angles.x
    case .rotationY: return parts.rotation.angles.y
    default: return nil
    }
  }

  /// Sets a component and keeps the others.
  mutating func set(_ component: LayerPropertyComponent, to value: Double) {
    switch component {
    case .translationX: m41 = value
    case .translationY: m42 = value
    case .translationZ: m43 = value
    case .scale, .scaleX, .scaleY, .scaleZ: setScale(component, to: value)
    case .rotation, .rotationX, .rotationY, .rotationZ: setRotation(component, to: value)
    default: break
    }
  }

  /// Returns a component of a matrix without inverse: the lengths of its rows, and no rotation.
  private func flattenedComponent(_ component: LayerPropertyComponent) -> Double? {
    let x = (m11 * m11 + m12 * m12 + m13 * m13).squareRoot()
    let y = (m21 * m21 + m22 * m22 + m23 * m23).squareRoot()
    let z = (m31 * m31 + m32 * m32 + m33 * m33).squareRoot()
    switch component {
    case .scaleX: return x
    case .scaleY: return y
    case .scaleZ: return z
    case .scale: return isAffine ? (x + y) / 2 : (x + y + z) / 3
    case .rotation, .rotationX, .rotationY, .rotationZ: return 0
    default: return nil
    }
  }

  private mutating func setScale(_ component: LayerPropertyComponent, to value: Double) {
    let setsX = component == .scale || component == .scaleX
    let setsY = component == .scale || component == .scaleY
    if m12 == 0, m13 == 0, m21 == 0, m23 == 0, m31 == 0, m32 == 0,
      m14 == 0, m24 == 0, m34 == 0, m44 == 1
    {
      let isFlat = m33 == 1
      if setsX { m11 = value }
      if setsY { m22 = value }
      if component == .scaleZ || (component == .scale && !isFlat) { m33 = value }
      return
    }
    if isAffine, component != .scaleZ {
      guard var parts = DecomposedTransform(self) else { return }
      if setsX { parts.scaleX = value }
      if setsY { parts.scaleY = value }
      self = parts.matrix
      return
    }
    guard var parts = DecomposedTransform3D(self) else { return }
    if setsX { parts.scaleX = value }
    if setsY { parts.scaleY = value }
    if component == .scaleZ || component == .scale { parts.scaleZ = value }
    self = parts.matrix
  }

  private mutating func setRotation(_ component: LayerPropertyComponent, to value: Double) {
    if isAffine, component == .rotation || component == .rotationZ {
      guard var parts = DecomposedTransform(self) else { return }
      parts.rotation = value
      self = parts.matrix
      return
    }
    guard var parts = DecomposedTransform3D(self) else { return }
    var angles = parts.rotation.angles
    switch component {
    case .rotationX: angles.x = value
    case .rotationY: angles.y = value
    default: angles.z = value
    }
    let turn = Matrix.rotation(angles.x, x: 1, y: 0, z: 0)
      .concatenating(.rotation(angles.y, x: 0, y: 1, z: 0))
      .concatenating(.rotation(angles.z, x: 0, y: 0, z: 1))
    parts.rotation = Quaternion(rotation: turn)
    self = parts.matrix
  }
}

extension Quaternion {
  /// The angles of the rotations about x, y and z, in this order, in radians.
  var angles: (x: Double, y: Double, z: Double) {
    let m = matrix
    // Rx · Ry · Rz for row vectors has m13 = -sin y.
    let sine = -m.m13
    if sine > 0.999_999_999 || sine < -0.999_999_999 {
      // After a right angle about y, x and z rotate about the same axis; x gets the whole angle.
      let x = Elementary.arctangent(y: -m.m32, x: m.m22)
      return (x, Elementary.arcsine(sine), 0)
    }
    return (
      Elementary.arctangent(y: m.m23, x: m.m33), Elementary.arcsine(sine),
      Elementary.arctangent(y: m.m12, x: m.m11)
    )
  }
}

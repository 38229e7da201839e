import Motion

/// A convex outline, clockwise on the screen; a segment is an outline of two corners.
struct Outline {
  let corners: [Vector]
  /// The normal of the side that begins at the corner of the same number: outwards, of length 1, or
  /// zero for a side without length.
  let normals: [Vector]

  init(_ corners: [Vector]) {
    self.corners = corners
    normals = corners.indices.map { index in
      let edge = corners[index + 1 < corners.count ? index + 1 : 0] - corners[index]
      return edge.length > 1e-9 ? -edge.perpendicular / edge.length : Vector()
    }
  }

  /// An outline around the origin, moved and turned.
  init(_ outline: Outline, at placement: Body.Placement) {
    let (sine, cosine) = Elementary.sineAndCosine(placement.angle)
    let position = placement.position
    corners = outline.corners.map { corner in
      position + Vector(corner.x * cosine - corner.y * sine, corner.x * sine + corner.y * cosine)
    }
    normals = outline.normals.map { normal in
      Vector(normal.x * cosine - normal.y * sine, normal.x * sine + normal.y * cosine)
    }
  }

  /// The ends of a side.
  func side(_ index: Int) -> (from: Vector, to: Vector) {
    (corners[index], corners[index + 1 < corners.count ? index + 1 : 0])
  }
}

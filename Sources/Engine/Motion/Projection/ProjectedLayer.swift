/// A layer in the plane of the layer that shows it, at an instant.
public struct ProjectedLayer: Sendable {
  public var layer: LayerDescription
  public var localTime: Double
  public var properties: LayerProperties
  /// From the layer's coordinates to the plane in which it is drawn: that of the nearest layer around
  /// it that is no `CATransformLayer`.
  public var matrix: Matrix
  /// With the opacity of the transform layers in between, 0...1.
  public var opacity: Double
}

extension LayerTree {
  /// Returns the root in the coordinates of the screen; `nil` without a root, or if it is hidden.
  public func projectedRoot(at instant: Double) -> ProjectedLayer? {
    guard let layer = root.flatMap({ layers[$0] }) else { return nil }
    let time = layer.timing.localTime(atParentTime: epoch + instant)
    return Plane(in: self).projected(
      layer, time: time, properties: layer.presentation(atLocalTime: time), to: .identity)
  }

  /// Returns the layers that are drawn in a layer's plane, from back to front.
  ///
  /// Each is flattened into the plane; the sublayers of a `CATransformLayer` are in the same space as
  /// its siblings, and take its place. Hidden layers, layers without opacity, and layers that turn
  /// their back to the viewer and are not double-sided, are left out.
  ///
  /// Fidelity: layers are drawn in the order of the depth of their middle, and layers of the same
  /// depth in the order of the tree. Planes that cut through each other are not cut, neither here nor
  /// in a transform layer, where Core Animation cuts them. Whether a layer shows its back is decided
  /// in the plane in which it is drawn. All three are our choice.
  public func projectedSublayers(of parent: ProjectedLayer) -> [ProjectedLayer] {
    var plane = Plane(in: self)
    plane.add(
      parent.layer, parent.properties, parent.localTime, matrix: .identity, opacity: 1, depth: 0)
    return plane.sorted
  }

  /// Returns the mask of a layer in that layer's plane; `nil` if it has none, or hides it.
  public func projectedMask(of parent: ProjectedLayer) -> ProjectedLayer? {
    guard let layer = parent.layer.mask.flatMap({ layers[$0] }) else { return nil }
    let time = layer.timing.localTime(atParentTime: parent.localTime)
    return Plane(in: self).projected(
      layer, time: time, properties: layer.presentation(atLocalTime: time), to: .identity)
  }
}

/// Collects the layers that are drawn in the plane of one layer.
private struct Plane {
  let tree: LayerTree
  private var found: [(depth: Double, layer: ProjectedLayer)] = []
  /// A damaged record could hold a ring of transform layers.
  private static let deepest = 100
  /// More siblings than anybody sees.
  private static let most = 5_000

  init(in tree: LayerTree) {
    self.tree = tree
  }

  /// Adds the sublayers of a layer; the matrix leads from the layer's space to the plane.
  mutating func add(
    _ parent: LayerDescription, _ properties: LayerProperties, _ time: Double, matrix: Matrix,
    opacity: Double, depth: Int
  ) {
    guard depth < Self.deepest, found.count < Self.most else { return }
    let around = properties.sublayerPlacing.concatenating(matrix)
    for id in parent.sublayers.prefix(Self.most) {
      guard let layer = tree.layers[id] else { continue }
      let localTime = layer.timing.localTime(atParentTime: time)
      let values = layer.presentation(atLocalTime: localTime)
      guard layer.kind != "CATransformLayer" else {
        guard !values.isHidden, values.opacity > 0 else { continue }
        add(
          layer, values, localTime, matrix: values.placing.concatenating(around),
          opacity: opacity * fraction(values.opacity), depth: depth + 1)
        continue
      }
      guard
        var projected = projected(layer, time: localTime, properties: values, to: around)
      else { continue }
      projected.opacity *= opacity
      found.append((self.depth(of: values, around), projected))
    }
  }

  /// From back to front.
  var sorted: [ProjectedLayer] {
    var isSorted = true
    for index in found.indices.dropFirst() where found[index].depth < found[index - 1].depth {
      isSorted = false
    }
    // Embedded Swift has no key paths.
    if isSorted { return found.map { $0.layer } }
    let order = found.indices.sorted { (found[$0].depth, $0) < (found[$1].depth, $1) }
    return order.map { found[$0].layer }
  }

  /// Returns a layer in the plane; `nil` if nothing of it is seen.
  func projected(
    _ layer: LayerDescription, time: Double, properties: LayerProperties, to around: Matrix
  ) -> ProjectedLayer? {
    let opacity = fraction(properties.opacity)
    guard !properties.isHidden, opacity > 0 else { return nil }
    let matrix = properties.placing.concatenating(around)
    guard properties.isDoubleSided || !matrix.showsBack else { return nil }
    return ProjectedLayer(
      layer: layer, localTime: time, properties: properties, matrix: matrix.flattened,
      opacity: opacity)
  }

  /// How near the middle of a layer is to the viewer.
  private func depth(of properties: LayerProperties, _ around: Matrix) -> Double {
    if properties.transform == .identity, properties.anchorPointZ == 0, around.isAffine {
      return properties.zPosition == properties.zPosition ? properties.zPosition : 0
    }
    let matrix = properties.placing.concatenating(around)
    let middle = properties.bounds.center
    let z = middle.x * matrix.m13 + middle.y * matrix.m23 + matrix.m43
    let w = middle.x * matrix.m14 + middle.y * matrix.m24 + matrix.m44
    let depth = z / (w > 1e-9 ? w : 1e-9)
    return depth == depth ? depth : 0
  }

  private func fraction(_ number: Double) -> Double {
    number > 0 ? (number < 1 ? number : 1) : 0
  }
}

extension Matrix {
  /// Whether the plane z = 0 turns its back to the viewer.
  ///
  /// The sign of the third diagonal element of the inverse decides it: of a transformed normal,
  /// that is the part that points at the viewer. A mirrored plane shows its front.
  var showsBack: Bool {
    if isAffine { return false }
    return flattened.determinant * determinant < 0
  }
}

import Motion
import Record

/// A layer that puts something on the screen of its own, as it is seen at an instant.
///
/// This says where things are and how opaque, not which colour is seen at a point.
struct PaintedLayer: Equatable {
  var layer: Int
  /// Its own name, or that of the nearest layer around it that has one.
  var name: String
  var isNamed: Bool
  /// In the window's coordinates, cut where a layer around it cuts its sublayers.
  var frame: Rectangle
  /// The same, uncut.
  var wholeFrame: Rectangle
  /// With the opacity of all layers around it.
  var opacity: Double
  /// Whether nothing of what lies below `frame`, and inside of its corners, can be seen.
  var isOpaque: Bool
  /// The radii of its corners in the window's coordinates, across and down.
  var corners: Size
  /// Whether it or a layer around it has a mask.
  var isMasked: Bool
  /// The part of the screen that the masks around it leave, roughly; `nil` without a mask.
  var maskFrame: Rectangle?
  /// How far it sticks out from under the opaque layer that covers most of it, in points; infinite
  /// if nothing lies above it.
  var overhang = Double.infinity

  /// Whether another layer covers all of it, to half a point.
  var isCovered: Bool { overhang <= 0.5 }

  /// Whether a layer that is drawn later hides all of it, to half a point.
  func isCovered(by later: PaintedLayer) -> Bool {
    later.isOpaque && later != self && frame.overhang(beyond: later) <= 0.5
  }

  /// How the screen looks at an instant, from back to front, without what is covered completely.
  static func all(in tree: LayerTree, at instant: Double) -> [PaintedLayer] {
    allWithCovered(in: tree, at: instant).filter { !$0.isCovered }
  }

  /// The same with what is covered.
  static func allWithCovered(in tree: LayerTree, at instant: Double) -> [PaintedLayer] {
    walk(through: tree, at: instant).painted
  }

  /// The shadows that are seen at an instant: no opaque layer covers them, their own included.
  static func shadows(in tree: LayerTree, at instant: Double) -> [PaintedShadow] {
    guard tree.layers.values.contains(where: { $0.model.shadowOpacity > 0.01 }) else { return [] }
    let walk = walk(through: tree, at: instant)
    return walk.shadows.filter { shadow in
      !walk.painted[shadow.place...].contains {
        $0.isOpaque && shadow.frame.overhang(beyond: $0) <= 0.5
      }
    }
  }

  /// The layers that a device draws more of than any picture here, where that can be seen: no opaque
  /// layer that is drawn later covers all the room that they have.
  ///
  /// What they draw may reach beyond their bounds, as an emitter's particles do.
  static func partlyDrawn(in tree: LayerTree, at instant: Double) -> [PartlyDrawn] {
    guard tree.layers.values.contains(where: \.isPartlyDrawn) else { return [] }
    let walk = walk(through: tree, at: instant)
    return walk.partlyDrawn.filter { layer in
      !walk.painted[layer.place...].contains {
        $0.isOpaque && layer.room.overhang(beyond: $0) <= 0.5
      }
    }
  }

  struct PartlyDrawn {
    var layer: Int
    var name: String
    /// In the window's coordinates: what the layers around it let through.
    fileprivate var room: Rectangle
    /// How many layers are drawn before it or in it.
    fileprivate var place: Int
  }

  private static func walk(through tree: LayerTree, at instant: Double) -> Walk {
    var walk = Walk(tree: tree)
    if let root = tree.root {
      walk.visit(
        root,
        Walk.Around(
          time: tree.epoch + instant, matrix: .identity, opacity: 1, clip: nil, name: "the window",
          mask: nil, depth: 0))
    }
    let all = walk.painted
    for index in all.indices {
      let covers = all[(index + 1)...].filter(\.isOpaque)
      walk.painted[index].overhang =
        covers.map { all[index].frame.overhang(beyond: $0) }.min() ?? .infinity
    }
    return walk
  }

  /// Whether two of them look alike, wherever they come from.
  func isNear(_ other: PaintedLayer, within tolerance: Tolerance) -> Bool {
    guard frame.isNear(other.frame, within: tolerance.points),
      abs(opacity - other.opacity) <= tolerance.opacity, isMasked == other.isMasked
    else { return false }
    guard let maskFrame, let otherMask = other.maskFrame else { return true }
    return maskFrame.isNear(otherMask, within: tolerance.points)
  }

  /// How far apart what looks alike may be.
  struct Tolerance {
    var points: Double
    var opacity: Double

    /// Whether it is more than a trace, and more than an edge that peeps out from under its cover.
    ///
    /// Of a small layer an edge of so many points may be all that there is.
    func isSeen(_ layer: PaintedLayer) -> Bool {
      let side = min(layer.frame.width, layer.frame.height)
      return layer.opacity > opacity && layer.overhang > min(points, side / 2)
    }

    static let exact = Tolerance(points: 1, opacity: 0.02)
    static let rough = Tolerance(points: 4, opacity: 0.06)
    static let loose = Tolerance(points: 16, opacity: 0.15)
  }

  /// The first of them that looks different from its counterpart; `nil` if all look alike.
  static func difference(
    _ layers: [PaintedLayer], _ others: [PaintedLayer], within tolerance: Tolerance
  ) -> PaintedLayer? {
    for (layer, other) in zip(layers, others) where !layer.isNear(other, within: tolerance) {
      return layer
    }
    return layers.dropFirst(others.count).first ?? others.dropFirst(layers.count).first
  }

  /// The way through a tree from back to front.
  private struct Walk {
    let tree: LayerTree
    var painted: [PaintedLayer] = []
    var shadows: [PaintedShadow] = []
    var partlyDrawn: [PartlyDrawn] = []

    /// The state that a layer inherits from the layers around it.
    struct Around {
      var time: Double
      var matrix: Matrix
      var opacity: Double
      var clip: Rectangle?
      var name: String
      var mask: Rectangle?
      var depth: Int
    }

    mutating func visit(_ id: Int, _ around: Around) {
      // A damaged record could go in rings; no tree of an app is nested so deeply.
      guard around.depth < 200, let layer = tree.layers[id] else { return }
      var inside = around
      inside.depth += 1
      inside.time = layer.timing.localTime(atParentTime: around.time)
      let properties = layer.presentation(atLocalTime: inside.time)
      guard !properties.isHidden else { return }
      inside.opacity *= min(max(properties.opacity, 0), 1)
      inside.opacity *= layer.contentTransition(atLocalTime: inside.time)
      guard inside.opacity > 0.01 else { return }
      if id != tree.root {
        inside.matrix = properties.placing.concatenating(around.matrix)
      }
      inside.name = layer.name ?? layer.controller ?? around.name
      if let mask = layer.mask { inside.mask = maskFrame(mask, in: inside) }
      let frame = inside.matrix.apply(to: properties.bounds)
      let visible = Self.part(of: frame, in: around.clip)
      if properties.paints || properties.shadowPath != nil || !layer.sublayers.isEmpty,
        let shadow = PaintedShadow(
          of: properties, named: inside.name, matrix: inside.matrix, clip: around.clip,
          opacity: inside.opacity, place: painted.count)
      {
        shadows.append(shadow)
      }
      if let shadow = properties.farShadow {
        let part = Self.part(of: inside.matrix.apply(to: shadow), in: around.clip)
        let opacity = inside.opacity * min(max(properties.shadowOpacity, 0), 1)
        if part.width > 0.5, part.height > 0.5 {
          painted.append(
            PaintedLayer(
              layer: id, name: inside.name,
              isNamed: layer.name != nil || layer.controller != nil, frame: part,
              wholeFrame: inside.matrix.apply(to: shadow),
              opacity: opacity, isOpaque: false, corners: .zero, isMasked: inside.mask != nil,
              maskFrame: inside.mask))
        }
      }
      if properties.paints, visible.width > 0.5, visible.height > 0.5 {
        let background = properties.backgroundColor?.alpha ?? 0
        painted.append(
          PaintedLayer(
            layer: id, name: inside.name, isNamed: layer.name != nil || layer.controller != nil,
            frame: visible, wholeFrame: frame, opacity: inside.opacity,
            isOpaque: background * inside.opacity > 0.99 && inside.mask == nil
              && inside.matrix.isUpright,
            corners: properties.corners(in: frame), isMasked: inside.mask != nil,
            maskFrame: inside.mask))
      }
      if properties.masksToBounds || id == tree.root { inside.clip = visible }
      inside.matrix = properties.sublayerPlacing.concatenating(inside.matrix)
      for sublayer in drawingOrder(of: layer.sublayers) { visit(sublayer, inside) }
      let mask = layer.mask.flatMap { tree.layers[$0] }
      if layer.isPartlyDrawn || mask?.isPartlyDrawn == true {
        partlyDrawn.append(
          PartlyDrawn(
            layer: id, name: inside.name, room: around.clip ?? frame, place: painted.count))
      }
    }

    /// From back to front: where a view is raised, it is so all the time.
    private func drawingOrder(of sublayers: [Int]) -> [Int] {
      let depths = sublayers.map { tree.layers[$0]?.model.zPosition ?? 0 }
      guard depths.contains(where: { $0 != depths[0] }) else { return sublayers }
      return sublayers.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { sublayers[$0] }
    }

    /// The upright rectangle around what a mask lets through.
    private func maskFrame(_ id: Int, in around: Around) -> Rectangle {
      var frame: Rectangle?
      var pending = [(id: id, time: around.time, matrix: around.matrix)]
      var remaining = tree.layers.count
      while let next = pending.popLast(), remaining > 0 {
        remaining -= 1
        guard let layer = tree.layers[next.id] else { continue }
        let time = layer.timing.localTime(atParentTime: next.time)
        let properties = layer.presentation(atLocalTime: time)
        guard !properties.isHidden, properties.opacity > 0.01 else { continue }
        let matrix = properties.placing.concatenating(next.matrix)
        if properties.paints {
          let shape = properties.shape?.path?.boundingBoxOfPath ?? properties.bounds
          let part = matrix.apply(to: shape)
          frame = frame.map { $0.union(part) } ?? part
        }
        for sublayer in layer.sublayers { pending.append((sublayer, time, matrix)) }
      }
      return Self.part(of: frame ?? .zero, in: around.mask)
    }

    /// Returns the part of a frame inside the clip; empty if there is none.
    private static func part(of frame: Rectangle, in clip: Rectangle?) -> Rectangle {
      clip.map { frame.intersection($0) ?? .zero } ?? frame
    }
  }
}

extension PaintedLayer {
  /// How far a rectangle sticks out of its round corners, in points; 0 where it does not.
  ///
  /// Each edge is compared on both sides at once: all corners are alike, and the one that lies farthest out
  /// is where the farther edges meet.
  fileprivate func cornerGap(to rectangle: Rectangle) -> Double {
    let margin = Size(
      width: min(rectangle.minX - wholeFrame.minX, wholeFrame.maxX - rectangle.maxX),
      height: min(rectangle.minY - wholeFrame.minY, wholeFrame.maxY - rectangle.maxY))
    let (across, down) = (corners.width - margin.width, corners.height - margin.height)
    guard corners.width > 0, corners.height > 0, across > 0, down > 0 else { return 0 }
    let (x, y) = (across / corners.width, down / corners.height)
    // How many times as far from the middle of the corner's ellipse as the ellipse itself.
    let distance = (x * x + y * y).squareRoot()
    guard distance > 1 else { return 0 }
    return (1 - 1 / distance) * (across * across + down * down).squareRoot()
  }
}

extension Run {
  /// The time before an instant at which the state that precedes it is read, in seconds.
  static let justBefore = 0.001

  func picture(at instant: Double) -> [PaintedLayer] {
    PaintedLayer.all(in: history.tree(at: instant), at: instant)
  }
}

extension LayerProperties {
  /// How far a shadow may stick out from under its layer before it hides something else, in points.
  private static let reach = 64.0

  /// The box of a shadow that reaches far beyond its layer, or whose layer paints nothing else.
  fileprivate var farShadow: Rectangle? {
    guard shadowOpacity > 0.01, (shadowColor?.alpha ?? 0) > 0.01, let shadow = shadowBox else {
      return nil
    }
    let isAlone = shadowPath != nil && !paints
    return isAlone || shadow.overhang(beyond: bounds) > Self.reach ? shadow : nil
  }

  /// The radii of the corners where the bounds have this frame, across and down.
  fileprivate func corners(in frame: Rectangle) -> Size {
    let radius = min(max(cornerRadius, 0), bounds.width / 2, bounds.height / 2)
    guard radius > 0, maskedCorners & 15 != 0 else { return .zero }
    return Size(
      width: radius * frame.width / bounds.width, height: radius * frame.height / bounds.height)
  }
}

extension LayerDescription {
  /// Whether a device shows something of it that no picture does.
  fileprivate var isPartlyDrawn: Bool {
    !undrawn.isEmpty || model.contents?.allUndrawn.isEmpty == false
  }
}

extension Matrix {
  /// Whether upright rectangles stay upright.
  fileprivate var isUpright: Bool { abs(m12) < 1e-6 && abs(m21) < 1e-6 }
}

extension Rectangle {
  /// How far it sticks out beyond another at the edge where that is most, in points.
  fileprivate func overhang(beyond other: Rectangle) -> Double {
    max(other.minX - minX, other.minY - minY, maxX - other.maxX, maxY - other.maxY)
  }

  /// How far it sticks out from under a layer, at the edge or the corner where that is most, in points.
  fileprivate func overhang(beyond layer: PaintedLayer) -> Double {
    max(overhang(beyond: layer.frame), layer.cornerGap(to: self))
  }
}

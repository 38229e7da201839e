import Motion

/// What lies in layers with names at an instant, each by itself: upright, opaque, and without a mask.
///
/// Where a layer is, how large it is drawn and how much of it is seen has no influence.
struct LayerContents {
  /// The whole tree without animations.
  private var still: LayerTree
  private let ids: [String: Int]
  private let instant: Double

  var names: Set<String> { Set(ids.keys) }

  init(of tree: LayerTree, at instant: Double) {
    self.instant = instant
    still = tree.still(at: instant)
    // A name that several layers have says nothing of any of them.
    let partsOfMasks = tree.partsOfMasks
    var named: [String: Int?] = [:]
    for layer in still.layers.values where !partsOfMasks.contains(layer.id) {
      guard let name = layer.name ?? layer.controller else { continue }
      named[name] = .some(named[name] == nil ? layer.id : nil)
    }
    ids = named.compactMapValues(\.self)
  }

  /// In points; `nil` if no layer has the name.
  func size(of name: String) -> Size? {
    ids[name].flatMap { still.layers[$0]?.model.bounds.size }
  }

  /// Whether the same layers lie in the layer of that name at the same places, and look the same.
  func isSame(as other: LayerContents, in name: String) -> Bool {
    guard let own = ids[name], let usual = other.ids[name] else { return false }
    return still.looks(in: own) == other.still.looks(in: usual)
  }

  /// The colours at the middles of the cells of a grid that lies over the layer; `nil` if no layer has the
  /// name, or if more is drawn in it than anybody sees.
  func colors(in name: String) -> [Color]? {
    guard let id = ids[name], var layer = still.layers[id] else { return nil }
    let bounds = layer.model.bounds
    layer.mask = nil
    layer.model.transform = .identity
    layer.model.anchorPoint = Point(x: 0.5, y: 0.5)
    layer.model.position = Point(x: bounds.width / 2, y: bounds.height / 2)
    (layer.model.opacity, layer.model.isHidden) = (1, false)
    var tree = still
    tree.layers[id] = layer
    tree.root = id
    let list = DisplayList(of: tree, at: instant)
    guard list.isComplete else { return nil }
    return (0..<Self.rows * Self.columns).map { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: Self.columns)
      return list.color(
        at: Point(
          x: (Double(column) + 0.5) / Double(Self.columns) * bounds.width,
          y: (Double(row) + 0.5) / Double(Self.rows) * bounds.height))
    }
  }

  private static let (columns, rows) = (7, 9)
}

extension LayerTree {
  /// Returns the tree as it is at an instant, with the animated values as the model's and without animations.
  func still(at instant: Double) -> LayerTree {
    var sampler = LayerTreeSampler(self)
    sampler.sample(at: instant)
    var still = LayerTree(root: root)
    for (layer, properties) in zip(sampler.layers, sampler.properties) {
      var layer = layer
      layer.model = properties
      layer.animations = []
      still.layers[layer.id] = layer
    }
    return still
  }

  /// A layer as it looks to whoever compares contents.
  fileprivate struct Look: Equatable {
    var kind: String
    var properties: LayerProperties
    var depth: Int
  }

  /// What lies in a layer, from back to front, and how it is filled itself.
  fileprivate func looks(in root: Int) -> [Look] {
    guard let layer = layers[root] else { return [] }
    var filling = LayerProperties()
    filling.backgroundColor = layer.model.backgroundColor
    filling.contents = layer.model.contents
    filling.bounds.size = layer.model.bounds.size
    var found = [Look(kind: layer.kind, properties: filling, depth: 0)]
    var pending = layer.sublayers.reversed().map { (id: $0, depth: 1) }
    while let (id, depth) = pending.popLast(), found.count <= layers.count {
      guard let layer = layers[id] else { continue }
      found.append(Look(kind: layer.kind, properties: layer.model, depth: depth))
      let inside = layer.sublayers + [layer.mask].compactMap(\.self)
      pending += inside.reversed().map { ($0, depth + 1) }
    }
    return found
  }
}

import Markdown
import Motion

/// Draws layer trees at instants, as SVG.
///
/// A learner's program decides how many layers there are and how deeply they are nested, so there
/// are limits to what is drawn. Perspective is ignored; shadows and masks are those of SVG.
struct FrameDrawing {
  /// The appearance of a named layer in a frame.
  struct Look: Equatable {
    /// The bounding rectangle in the window's coordinates.
    var frame: Rectangle
    /// The product of the opacities of the layer and its ancestors.
    var opacity: Double
    var cornerRadius: Double
    /// The name of the nearest ancestor that has one.
    var container: String?
  }

  /// Shared by all frames of this drawing.
  var definitions: SVGDefinitions
  /// The named layers of the latest frame.
  ///
  /// Of several layers with a name, the first.
  private(set) var looks: [String: Look] = [:]
  /// The size of the root layer in the latest frame; `nil` if there was none.
  private(set) var screen: Size?
  var tree = LayerTree()
  /// Whether content that occurs in several frames is written once.
  private let sharesLayers: Bool
  /// How much more may be drawn in this frame.
  private var budget = FrameDrawing.frameBudget
  /// How much more may be drawn in all frames.
  private var wholeBudget: Int

  /// Counted in layers.
  ///
  /// A path counts as one for every four of its elements.
  private static let frameBudget = 6_000
  static let deepest = 120

  /// Content with fewer bytes is not shared between frames.
  private static let minimumSharedLength = 240

  init(prefix: String, sharesLayers: Bool = false, budget: Int = 60_000) {
    definitions = SVGDefinitions(prefix: prefix)
    self.sharesLayers = sharesLayers
    wholeBudget = budget
  }

  /// What a layer inherits from its superlayer.
  struct Place {
    /// Converts the superlayer's coordinates to the window's.
    var matrix = Matrix.identity
    var opacity = 1.0
    var parentTime: Double
    var depth = 0
    /// The name of the nearest ancestor that has one.
    var container: String?
  }

  /// Draws a frame, in the window's coordinates.
  mutating func frame(of tree: LayerTree, at instant: Double) -> String {
    begin(tree)
    // Releases the tree, so that the caller can change it without a copy.
    defer { self.tree = LayerTree() }
    guard let root = tree.root else { return "" }
    return layer(root, Place(parentTime: tree.epoch + instant))
  }

  /// Whether the limit for all frames is reached.
  var isExhausted: Bool { wholeBudget <= 0 }

  /// Takes a cost off the limits.
  ///
  /// Returns `false` if it exceeds one of them.
  mutating func spend(_ cost: Int) -> Bool {
    guard wholeBudget >= cost else {
      wholeBudget = 0
      return false
    }
    guard budget >= cost else { return false }
    budget -= cost
    wholeBudget -= cost
    return true
  }

  /// Draws the layers of a snapshot within the limits of this frame.
  mutating func snapshot(of tree: LayerTree) -> String {
    var inner = FrameDrawing(
      prefix: definitions.prefix, sharesLayers: sharesLayers, budget: wholeBudget)
    swap(&inner.definitions, &definitions)
    inner.budget = budget
    inner.tree = tree
    let content = tree.root.map { inner.layer($0, Place(parentTime: 0)) } ?? ""
    swap(&inner.definitions, &definitions)
    (budget, wholeBudget) = (inner.budget, inner.wholeBudget)
    return content
  }

  mutating func begin(_ tree: LayerTree) {
    self.tree = tree
    looks = [:]
    screen = nil
    budget = Self.frameBudget
  }

  /// The layer's properties, and what its sublayers inherit.
  ///
  /// Notes the look of a named layer.
  mutating func enter(
    _ layer: LayerDescription, _ place: Place
  ) -> (LayerProperties, Place) {
    let time = layer.timing.localTime(atParentTime: place.parentTime)
    let properties = layer.presentation(atLocalTime: time)
    let matrix = properties.placing.concatenating(place.matrix)
    let opacity = place.opacity * (properties.isHidden ? 0 : clamped(properties.opacity))
    if place.depth == 0 { screen = properties.bounds.size }
    let name = layer.name ?? layer.controller
    if let name, looks[name] == nil {
      looks[name] = Look(
        frame: matrix.apply(to: properties.bounds), opacity: opacity,
        cornerRadius: properties.cornerRadius, container: place.container)
    }
    let inner = Place(
      matrix: properties.sublayerPlacing.concatenating(matrix), opacity: opacity,
      parentTime: time, depth: place.depth + 1, container: name ?? place.container)
    return (properties, inner)
  }

  private mutating func layer(_ id: Int, _ place: Place) -> String {
    guard place.depth < Self.deepest, let layer = tree.layers[id], spend(1) else { return "" }
    let (properties, inner) = enter(layer, place)
    guard inner.opacity > 0 else { return "" }
    let background =
      properties.backgroundColor.map { color in
        color.alpha > 0 ? properties.outline(color.svg(as: "fill")) : ""
      } ?? ""
    let content = background + own(layer, properties) + sublayers(of: layer, properties, inner)
    return group(content, layer, properties, inner)
  }

  /// Draws the layer's own content, which is above its background and below its sublayers.
  private mutating func own(_ layer: LayerDescription, _ properties: LayerProperties) -> String {
    var result = ""
    if let gradient = properties.gradient {
      result += self.gradient(gradient, properties)
    }
    if let picture = properties.contents {
      result += self.picture(
        picture, in: properties.bounds, gravity: properties.contentsGravity, depth: 0)
    }
    if let shape = properties.shape { result += self.shape(shape) }
    if let text = properties.text { result += self.text(text, in: properties.bounds) }
    return result
  }

  private mutating func sublayers(
    of layer: LayerDescription, _ properties: LayerProperties, _ place: Place
  ) -> String {
    let sublayers = layer.sublayers.prefix(budget)
    let depths = sublayers.map { id in
      tree.layers[id].map { sublayer -> Double in
        let time = sublayer.timing.localTime(atParentTime: place.parentTime)
        let depth = sublayer.presentation(atLocalTime: time).zPosition
        return depth.isNaN ? 0 : depth
      } ?? 0
    }
    // Sorting keeps the order of equals, as Core Animation does.
    let order = sublayers.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }
    var content = ""
    for index in order { content += self.layer(sublayers[index], place) }
    let transform = properties.sublayerPlacing.svgTransform
    return transform.isEmpty || content.isEmpty ? content : "<g\(transform)>\(content)</g>"
  }

  /// Wraps a layer's content in its clip, border, transform, opacity, shadow and mask.
  private mutating func group(
    _ content: String, _ layer: LayerDescription, _ properties: LayerProperties, _ inner: Place
  ) -> String {
    var content = content
    if properties.masksToBounds, !content.isEmpty {
      let clip = definitions.identifier(of: "clipPath", content: properties.outline(""))
      content = "<g clip-path=\"url(#\(clip))\">\(content)</g>"
    }
    if properties.borderWidth > 0, let color = properties.borderColor, color.alpha > 0 {
      let width = "stroke-width=\"\(svg(properties.borderWidth))\""
      content += properties.borderOutline(
        "fill=\"none\" \(color.svg(as: "stroke")) \(width)")
    }
    guard !content.isEmpty else { return "" }
    if sharesLayers, content.utf8.count > Self.minimumSharedLength {
      content = "<use href=\"#\(definitions.identifier(of: "g", content: content))\"/>"
    }
    var attributes = properties.placing.svgTransform
    if properties.opacity < 1 { attributes += " opacity=\"\(svg(clamped(properties.opacity)))\"" }
    attributes += shadow(properties)
    if let mask = layer.mask {
      let shape = self.layer(mask, inner)
      let identifier = definitions.identifier(
        of: "mask", attributes: " class=\"alpha\"", content: shape)
      attributes += " mask=\"url(#\(identifier))\""
    }
    return "<g\(attributes)>\(content)</g>"
  }

  private mutating func shadow(_ properties: LayerProperties) -> String {
    guard properties.shadowOpacity > 0, !properties.masksToBounds,
      let color = properties.shadowColor
    else { return "" }
    let offset = properties.shadowOffset
    let opacity = svg(clamped(properties.shadowOpacity * color.alpha))
    let drop =
      "<feDropShadow dx=\"\(svg(offset.width))\" dy=\"\(svg(offset.height))\""
      + " stdDeviation=\"\(svg(properties.shadowRadius))\""
      + " flood-color=\"\(color.hexadecimal)\" flood-opacity=\"\(opacity)\"/>"
    let identifier = definitions.identifier(
      of: "filter", attributes: " x=\"-0.5\" y=\"-0.5\" width=\"2\" height=\"2\"", content: drop)
    return " filter=\"url(#\(identifier))\""
  }
}

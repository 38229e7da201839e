import Markdown
import Motion

/// Draws layer trees at instants, as SVG.
///
/// A learner's program decides how many layers there are and how deep they lie, so what is drawn is
/// bounded. Depth of perspective is flattened; shadows and masks are those of SVG.
struct FrameDrawing {
  /// What a named layer looked like in a frame.
  struct Look: Equatable {
    /// The upright rectangle around it, in the window.
    var frame: Rectangle
    /// With that of all layers around it.
    var opacity: Double
    var cornerRadius: Double
    /// The nearest layer around it that has a name too.
    var container: String?
  }

  /// Shared by all frames that this draws.
  var definitions: SVGDefinitions
  /// Of the frame that was drawn last, by name; of several layers of a name, the first.
  private(set) var looks: [String: Look] = [:]
  /// The size of the root layer in the frame that was drawn last; `nil` if there was none.
  private(set) var screen: Size?
  var tree = LayerTree()
  /// Whether what several frames have in common is written once.
  private let sharesLayers: Bool
  /// How much more may be drawn in this frame, and in all.
  private var budget = FrameDrawing.frameBudget
  private var wholeBudget: Int

  /// In layers; a path counts as one for every few of its points.
  private static let frameBudget = 6_000
  static let deepest = 120

  /// In bytes: less is not worth an identifier.
  private static let shared = 240

  init(prefix: String, sharesLayers: Bool = false, budget: Int = 60_000) {
    definitions = SVGDefinitions(prefix: prefix)
    self.sharesLayers = sharesLayers
    wholeBudget = budget
  }

  /// Where a layer is drawn: what its superlayer hands down.
  struct Place {
    /// From the superlayer's coordinates to the window's.
    var matrix = Matrix.identity
    var opacity = 1.0
    var parentTime: Double
    var depth = 0
    /// The nearest named layer around.
    var container: String?
  }

  /// The elements of a frame, in the coordinates of the window.
  mutating func frame(of tree: LayerTree, at instant: Double) -> String {
    begin(tree)
    // Whoever goes on changing the tree should not have to copy it.
    defer { self.tree = LayerTree() }
    guard let root = tree.root else { return "" }
    return layer(root, Place(parentTime: tree.epoch + instant))
  }

  /// Whether nothing more can be drawn, in this frame or any other.
  var isExhausted: Bool { wholeBudget <= 0 }

  /// Whether something that costs this much may still be drawn.
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

  /// What layers that are frozen in a picture look like; they share this frame's budget.
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

  /// A layer's looks, and the place of its sublayers.
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

  /// Contents that the layer itself draws, above its background and below its sublayers.
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

  /// Puts clip, border, shadow, mask, opacity and place around a layer's content.
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
    if sharesLayers, content.utf8.count > Self.shared {
      content = "<use href=\"#\(definitions.identifier(of: "g", content: content))\"/>"
    }
    var attributes = properties.placing.svgTransform
    if properties.opacity < 1 { attributes += " opacity=\"\(svg(clamped(properties.opacity)))\"" }
    attributes += shadow(properties)
    if let mask = layer.mask {
      let shape = self.layer(mask, inner)
      let identifier = definitions.identifier(
        of: "mask", attributes: " mask-type=\"alpha\"", content: shape)
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

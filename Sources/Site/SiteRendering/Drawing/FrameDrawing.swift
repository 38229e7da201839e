import Markdown
import Motion

/// Draws layer trees at instants, as SVG.
///
/// A learner's program decides how many layers there are and how deep they lie, so the size of a
/// drawing is bounded. ``ProjectedLayer`` computes the places and the order of layers; shadows and
/// masks are those of SVG.
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
    /// Whether it is a part of a navigation bar, which UIKit lays out.
    var isInBar = false
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
  /// The rest of this frame's budget.
  private var budget = FrameDrawing.frameBudget
  /// The rest of the budget of all frames.
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

  /// The drawing state that a layer inherits from the layer in whose plane it lies.
  struct Place {
    /// From the plane to the window.
    var matrix = Matrix.identity
    var pen = Pen()
    var opacity = 1.0
    var depth = 0
    /// The name of the nearest ancestor that has one.
    var container: String?
    var isInBar = false
  }

  /// Draws a frame, in the window's coordinates.
  mutating func frame(of tree: LayerTree, at instant: Double) -> String {
    begin(tree)
    // Releases the tree, so that the caller can change it without a copy.
    defer { self.tree = LayerTree() }
    return tree.projectedRoot(at: instant).map { layer($0, Place()) } ?? ""
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

  /// Draws the layers that are frozen in a picture; they share this frame's budget.
  mutating func snapshot(of tree: LayerTree, with pen: Pen) -> String {
    var inner = FrameDrawing(
      prefix: definitions.prefix, sharesLayers: sharesLayers, budget: wholeBudget)
    swap(&inner.definitions, &definitions)
    inner.budget = budget
    inner.tree = tree
    let content = tree.projectedRoot(at: 0).map { inner.layer($0, Place(pen: pen)) } ?? ""
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

  /// Notes a layer's look, and returns the drawing state for the layers in its plane.
  private mutating func enter(_ projected: ProjectedLayer, _ place: Place) -> Place {
    let properties = projected.properties
    let matrix = projected.matrix.concatenating(place.matrix)
    let opacity = place.opacity * projected.opacity
    if place.depth == 0 { screen = properties.bounds.size }
    let name = projected.layer.name ?? projected.layer.controller
    if let name, looks[name] == nil {
      looks[name] = Look(
        frame: matrix.apply(to: properties.bounds), opacity: opacity,
        cornerRadius: properties.cornerRadius, container: place.container, isInBar: place.isInBar)
    }
    // Inside of a group that places its content the pen draws as if there were nothing around.
    let isPlaced = place.pen.perspective == nil && projected.matrix.keepsParallels
    return Place(
      matrix: matrix, pen: isPlaced ? Pen() : place.pen.moved(by: projected.matrix),
      opacity: opacity, depth: place.depth + 1, container: name ?? place.container,
      isInBar: place.isInBar || projected.layer.kind == "UINavigationBar")
  }

  private mutating func layer(_ projected: ProjectedLayer, _ place: Place) -> String {
    guard place.depth < Self.deepest, spend(1) else { return "" }
    let inner = enter(projected, place)
    let properties = projected.properties
    let background =
      properties.backgroundColor.map { color in
        color.alpha > 0 ? inner.pen.outline(of: properties, color.svg(as: "fill")) : ""
      } ?? ""
    var content = background + own(properties, with: inner.pen)
    for sublayer in tree.projectedSublayers(of: projected) {
      content += layer(sublayer, inner)
    }
    return group(content, projected, inner)
  }

  /// Contents that the layer itself draws, above its background and below its sublayers.
  private mutating func own(_ properties: LayerProperties, with pen: Pen) -> String {
    var result = ""
    if let gradient = properties.gradient {
      result += self.gradient(gradient, properties, with: pen)
    }
    if let picture = properties.contents {
      result += self.picture(
        picture, showing: properties.contentsRect,
        in: properties.contentsFrame(of: picture.size), with: pen, depth: 0)
    }
    if let shape = properties.shape { result += self.shape(shape, with: pen) }
    if let text = properties.text { result += self.text(text, in: properties.bounds, with: pen) }
    return result
  }

  /// Puts clip, border, shadow, mask, opacity and place around a layer's content.
  private mutating func group(
    _ content: String, _ projected: ProjectedLayer, _ inner: Place
  ) -> String {
    let properties = projected.properties
    var content = content
    if properties.masksToBounds, !content.isEmpty {
      let clip = definitions.identifier(
        of: "clipPath", content: inner.pen.outline(of: properties, ""))
      content = "<g clip-path=\"url(#\(clip))\">\(content)</g>"
    }
    if properties.borderWidth > 0, let color = properties.borderColor, color.alpha > 0 {
      content += inner.pen.border(of: properties, color.svg(as: "stroke"))
    }
    guard !content.isEmpty else { return "" }
    if sharesLayers, content.utf8.count > Self.minimumSharedLength {
      content = "<use href=\"#\(definitions.identifier(of: "g", content: content))\"/>"
    }
    var attributes = inner.pen.perspective == nil ? projected.matrix.svgTransform : ""
    if projected.opacity < 1 { attributes += " opacity=\"\(svg(projected.opacity))\"" }
    attributes += shadow(properties)
    if projected.layer.mask != nil {
      let shape = tree.projectedMask(of: projected).map { layer($0, inner) } ?? ""
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

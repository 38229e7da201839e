/// The contents of a layer, as drawing commands instead of pixels.
public struct Picture: Equatable, Sendable {
  /// One drawing command, in the picture's own coordinates (points, y grows downwards).
  public indirect enum Element: Equatable, Sendable {
    /// The inside of a path.
    case fill(Path, Color)
    /// A line along a path; its width in points.
    case stroke(Path, Color, width: Double)
    /// Text, with its upper left corner at a point.
    case text(String, at: Point, fontSize: Double, Color)
    /// Another picture, stretched into a rectangle.
    case picture(Picture, in: Rectangle)
    /// The layer tree of a snapshot, without animations; the first layer is the root.
    case layers([LayerDescription], in: Rectangle)
  }

  /// The name of the image, if it has one (`UIImage(named:)`).
  public var name: String?
  /// The size in points.
  public var size: Size
  /// From back to front.
  public var elements: [Element]
  /// How it was drawn where `elements` do not say it ("the blend mode multiply").
  public var undrawn: [String] = []

  /// Makes a picture, empty by default.
  public init(name: String? = nil, size: Size, elements: [Element] = []) {
    self.name = name
    self.size = size
    self.elements = elements
  }

  /// What is not drawn of it, of the pictures in it, and of layers that were frozen in them.
  public var allUndrawn: [String] {
    elements.reduce(into: undrawn) { found, element in
      switch element {
      case .picture(let picture, _): found += picture.allUndrawn
      case .layers(let layers, _):
        for layer in layers { found += layer.undrawn + (layer.model.contents?.allUndrawn ?? []) }
      case .fill, .stroke, .text: break
      }
    }
  }

  /// Whether it shows nothing, because it was taken of views that were hidden.
  public var isBlank: Bool {
    name == nil
      && elements.allSatisfy { element in
        switch element {
        case .layers(let layers, _):
          layers.first.map { $0.model.isHidden || $0.model.opacity == 0 } ?? true
        case .picture(let picture, _): picture.isBlank
        case .fill, .stroke, .text: false
        }
      }
  }
}

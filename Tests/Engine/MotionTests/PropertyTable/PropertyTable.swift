import Foundation

/// `Sources/Engine/LayerProperties.json`: every property of a layer, once.
struct PropertyTable {
  struct Property: Decodable {
    /// The name in Swift.
    var name: String
    /// The name in Core Animation's key paths, where it differs from the one in Swift.
    var keyPath: String?
    var type: ValueType
    /// A Swift expression.
    var `default`: String
    /// Whether animations can change the property; they can unless the table says `false`.
    var animatable: Bool?
    /// Whether a change animates without an explicit animation, in a layer without a view.
    var implicit: Bool?
    var blocks: BlockAnimation?
    /// One sentence.
    var documentation: String

    var key: String { keyPath ?? name }
    var isAnimatable: Bool { animatable ?? true }
    /// Whether Apple's classes have no property of this name.
    var isOurs: Bool {
      ["text", "shape", "gradient", "fillsEvenOdd", "isRadial"].contains(name)
    }
  }

  /// How an animation block of UIKit animates the property in a view's layer.
  enum BlockAnimation: String, Decodable, CaseIterable {
    case no, absolutely, additively
  }

  /// The class that introduces properties, and where Motion stores their values.
  enum LayerClass: String, CaseIterable {
    case layer = "CALayer"
    case shape = "CAShapeLayer"
    case gradient = "CAGradientLayer"

    var structure: String {
      switch self {
      case .layer: "LayerProperties"
      case .shape: "ShapeProperties"
      case .gradient: "GradientProperties"
      }
    }

    /// The property of `LayerProperties` that stores the values.
    var storage: String? { self == .layer ? nil : "\(self)" }
  }

  enum ValueType: String, Decodable, CaseIterable {
    case number, flag, point, size, rectangle, matrix, color, path, numbers, colors, picture
    case integer, string, text, shape, gradient

    var swift: String {
      switch self {
      case .number: "Double"
      case .flag: "Bool"
      case .point: "Point"
      case .size: "Size"
      case .rectangle: "Rectangle"
      case .matrix: "Matrix"
      case .color: "Color?"
      case .path: "Path?"
      case .numbers: "[Double]"
      case .colors: "[Color]"
      case .picture: "Picture?"
      case .integer: "Int"
      case .string: "String"
      case .text: "TextProperties?"
      case .shape: "ShapeProperties?"
      case .gradient: "GradientProperties?"
      }
    }

    var isOptional: Bool { swift.hasSuffix("?") }

    /// What is between two values; see `AnimatableValue.interpolated(to:at:)`.
    var blending: String {
      switch self {
      case .number, .point, .size, .rectangle: "number by number"
      case .flag: "as the numbers 0 and 1; true from ½"
      case .matrix: "decomposed; rotations in space on a sphere"
      case .color: "by component; `nil` is transparent"
      case .path: "point by point, if the elements correspond"
      case .numbers, .colors: "one by one, if there are equally many"
      case .picture: "changes half-way"
      case .integer, .string, .text, .shape, .gradient: "not"
      }
    }
  }

  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../..").standardizedFileURL

  let properties: [(owner: LayerClass, properties: [Property])]

  init() throws {
    let file = Self.root.appending(path: "Sources/Engine/LayerProperties.json")
    let classes = try JSONDecoder().decode([String: [Property]].self, from: Data(contentsOf: file))
    properties = LayerClass.allCases.map { ($0, classes[$0.rawValue] ?? []) }
  }

  var all: [(owner: LayerClass, property: Property)] {
    properties.flatMap { owner, properties in properties.map { (owner, $0) } }
  }

  var animatable: [(owner: LayerClass, property: Property)] {
    all.filter(\.property.isAnimatable)
  }
}

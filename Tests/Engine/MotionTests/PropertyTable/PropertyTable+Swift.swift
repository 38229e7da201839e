extension PropertyTable {
  private static let header = """
    // Generated from Sources/Engine/LayerProperties.json by PropertyTableTests.
    // swift-format-ignore-file

    """

  /// `Motion/Layers/LayerProperties+Table.swift`: storage.
  var storageSource: String {
    ([Self.header] + properties.map(structure)).joined(separator: "\n")
  }

  /// `Motion/Layers/LayerProperty+Table.swift`: names and facts.
  var namesSource: String { [Self.header, names, facts].joined(separator: "\n") }

  /// `Motion/Layers/LayerProperties+Access.swift`: access by name.
  var accessSource: String { ([Self.header] + accessors).joined(separator: "\n") }

  /// `Motion/Coding/LayerProperties+Codable.swift`.
  var codingSource: String {
    let extensions = properties.map(coding).joined(separator: "\n")
    return Self.header + "\n#if !hasFeature(Embedded)\n\(extensions)#endif\n"
  }

  /// `Dumping/LayerProperties+Text.swift`.
  var textSource: String {
    var lines = [
      "import Motion\n", "extension LayerProperties {",
      "  /// The properties that differ, with their values here.",
      "  func differences(from old: LayerProperties) -> [String] {",
      "    var parts: [String] = []",
    ]
    for (_, property) in all.filter({ $0.owner == .layer }) {
      let name = property.name
      let value = property.type.isOptional ? "(\(name)?.text ?? \"none\")" : "(\(name).text)"
      lines.append(
        "    if \(name) != old.\(name) { parts.append(\"\(property.key) \\\(value)\") }")
    }
    lines += ["    return parts", "  }", "}", ""]
    return Self.header + "\n" + lines.joined(separator: "\n")
  }

  /// `QuartzCore/KeyValueObserving/AnyKeyPath+LayerProperties.swift`.
  var keyPathsSource: String {
    let names = all.filter { !$0.property.isOurs }.map { owner, property in
      "    \\\(owner.rawValue).\(property.name): \"\(property.key)\","
    }
    let lines =
      [
        "extension AnyKeyPath {",
        "  /// The names of layers' properties in Core Animation's key paths.",
        "  static let layerPropertyNames: [AnyKeyPath: String] = [",
      ] + names + ["  ]", "}", ""]
    return Self.header + "\n" + lines.joined(separator: "\n")
  }

  // MARK: - Parts

  private func structure(of owner: LayerClass, _ properties: [Property]) -> String {
    var lines = [
      "/// The values of the properties that `\(owner.rawValue)` introduces, with its defaults.",
      "public struct \(owner.structure): Equatable, Sendable {",
    ]
    for property in properties {
      lines.append("  /// \(property.documentation)")
      lines.append("  public var \(property.name): \(property.type.swift) = \(property.default)")
    }
    lines += ["", "  /// The defaults.", "  public init() {}", "}", ""]
    return lines.joined(separator: "\n")
  }

  private var names: String {
    var lines = [
      "/// A property of a layer that has a value at every instant and can be animated.",
      "///", "/// Raw values are the first components of Core Animation's key paths.",
      "public enum LayerProperty: String, CaseIterable, Sendable {",
    ]
    for (_, property) in animatable {
      let rawValue = property.keyPath.map { " = \"\($0)\"" } ?? ""
      lines.append("  /// \(property.documentation)")
      lines.append("  case \(property.name)\(rawValue)")
    }
    return (lines + ["}", ""]).joined(separator: "\n")
  }

  private var facts: String {
    var lines = ["extension LayerProperty {"]
    lines += fact("The class that introduces the property.", "owner: LayerClass") { owner, _ in
      ".\(owner)"
    }
    lines += fact("The type of its values.", "valueType: ValueType") { ".\($1.type)" }
    lines += fact(
      "Whether a change animates by default, in a layer without a view.", "animatesImplicitly: Bool"
    ) { "\($1.implicit ?? false)" }
    lines += fact(
      "How an animation block of UIKit animates the property.", "blockAnimation: BlockAnimation"
    ) { ".\($1.blocks ?? .no)" }
    return (lines + ["}", ""]).joined(separator: "\n")
  }

  /// Writes a property of `LayerProperty` that is a switch, with one line for each value.
  private func fact(
    _ documentation: String, _ declaration: String, _ value: (LayerClass, Property) -> String
  ) -> [String] {
    let groups = Dictionary(grouping: animatable) { value($0.owner, $0.property) }
    let order = animatable.map { value($0.owner, $0.property) }
    let values = groups.keys.sorted { first, second in
      (order.firstIndex(of: first) ?? 0) < (order.firstIndex(of: second) ?? 0)
    }
    let cases = values.map { value in
      let names = (groups[value] ?? []).map { ".\($0.property.name)" }
      return "    case \(names.joined(separator: ", ")): \(value)"
    }
    return ["", "  /// \(documentation)", "  public var \(declaration) {", "    switch self {"]
      + cases + ["    }", "  }"]
  }

  private var accessors: [String] {
    var lines = [
      "extension LayerProperties {",
      "  /// The value of a property; the default where the layer's class does not have it.",
      "  func value(of property: LayerProperty) -> AnimatableValue {", "    switch property {",
    ]
    for (owner, property) in animatable {
      let value = read(property, of: owner)
      lines.append(
        property.type == .flag
          ? "    case .\(property.name): .number(\(value) ? 1 : 0)"
          : "    case .\(property.name): .\(property.type)(\(value))")
    }
    lines += ["    }", "  }"]
    let types = ValueType.allCases.filter { type in
      type != .flag && animatable.contains { $0.property.type == type }
    }
    // Values of the other types are read as `AnimatableValue` only.
    let numeric: [ValueType] = [.number, .point, .size, .rectangle, .matrix]
    for type in types { lines += (numeric.contains(type) ? getter(type) : []) + setter(type) }
    return [(lines + ["}", ""]).joined(separator: "\n")]
  }

  private func read(_ property: Property, of owner: LayerClass) -> String {
    guard let storage = owner.storage else { return property.name }
    if property.default == "nil" { return "\(storage)?.\(property.name)" }
    if property.type.isOptional {
      return "(\(storage) ?? \(owner.structure)()).\(property.name)"
    }
    return "\(storage)?.\(property.name) ?? \(property.default)"
  }

  /// Properties whose values have a type; flags are also numbers.
  private func properties(of type: ValueType) -> [(owner: LayerClass, property: Property)] {
    animatable.filter { $0.property.type == type || type == .number && $0.property.type == .flag }
  }

  private func getter(_ type: ValueType) -> [String] {
    var lines = [
      "", "  func \(type)(_ property: LayerProperty) -> \(type.swift)? {", "    switch property {",
    ]
    for (owner, property) in properties(of: type) {
      let value = read(property, of: owner)
      let text = property.type == .flag ? "\(value) ? 1 : 0" : value
      lines.append("    case .\(property.name): \(text)")
    }
    return lines + ["    default: nil", "    }", "  }"]
  }

  private func setter(_ type: ValueType) -> [String] {
    var lines = [
      "", "  mutating func set(_ property: LayerProperty, to value: \(type.swift)) {",
      "    switch property {",
    ]
    for (owner, property) in properties(of: type) {
      let place = owner.storage.map { "\($0)?.\(property.name)" } ?? property.name
      let value = property.type == .flag ? "value >= 0.5" : "value"
      lines.append("    case .\(property.name): \(place) = \(value)")
    }
    return lines + ["    default: break", "    }", "  }"]
  }

  private func coding(of owner: LayerClass, _ properties: [Property]) -> String {
    var decoding: [String] = []
    var encoding: [String] = []
    for property in properties {
      let name = property.name
      switch property.type {
      case .numbers:
        decoding.append("\(name) = try values.decode(numbers: .\(name))")
        encoding.append("try values.encode(numbers: \(name), forKey: .\(name))")
      case let type:
        let label = type == .number ? "number: " : ""
        decoding.append("\(name) = try values.decode(\(label).\(name), otherwise: \(name))")
        encoding.append(
          "try values.encode(\(label)\(name), unless: assumed.\(name), forKey: .\(name))")
      }
    }
    return """
      /// Codes the properties that differ from the defaults; `null` stands for an absent value.
      extension \(owner.structure): Codable {
        private enum Key: String, CodingKey {
          case \(properties.map(\.name).joined(separator: ", "))
        }

        public init(from decoder: any Decoder) throws {
          let values = try decoder.container(keyedBy: Key.self)
          self.init()
          \(decoding.joined(separator: "\n    "))
        }

        public func encode(to encoder: any Encoder) throws {
          let assumed = \(owner.structure)()
          var values = encoder.container(keyedBy: Key.self)
          \(encoding.joined(separator: "\n    "))
        }
      }

      """
  }
}

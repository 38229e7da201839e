import Foundation
import FoundationXML

/// What a platform reads, as one of the files in `Schemas` says it.
///
/// JSON is described in the words of JSON Schema that the files use, XML by the attributes and children of
/// each element, and tables by patterns for their cells.
struct Schema {
  private let content: [String: Any]

  init(_ name: String) throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Schemas/\(name).json")
    let value = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
    guard let content = value as? [String: Any] else { throw CocoaError(.fileReadCorruptFile) }
    self.content = content
  }

  // MARK: - JSON

  /// What is wrong, each with its path; empty if nothing is.
  func faults(inJSON data: Data) -> [String] {
    guard let value = try? JSONSerialization.jsonObject(with: data) else { return ["is no JSON"] }
    return Self.faults(value, content, at: "$")
  }

  private static func faults(_ value: Any, _ schema: [String: Any], at path: String) -> [String] {
    if let choices = schema["anyOf"] as? [[String: Any]] {
      let all = choices.map { faults(value, $0, at: path) }
      if all.contains([]) { return [] }
      // The one that is meant has the value's constants.
      let meant = zip(choices, all).filter { choice, _ in hasConstants(of: choice, value) }.map(\.1)
      return (meant.isEmpty ? all : meant).min { $0.count < $1.count } ?? []
    }
    var found: [String] = []
    let types = schema["type"].map { $0 as? [String] ?? ["\($0)"] } ?? []
    if !types.isEmpty, !types.contains(where: { isOf($0, value) }) {
      found.append("\(path): \(value) is not of type \(types.joined(separator: " or "))")
    }
    let allowed = schema["enum"] as? [Any] ?? schema["const"].map { [$0] }
    if let allowed, !allowed.contains(where: { same($0, value) }) {
      found.append("\(path): \(value) is not among \(allowed)")
    }
    func number(_ key: String) -> Double? { (schema[key] as? NSNumber)?.doubleValue }
    if let value = value as? NSNumber {
      if let least = number("minimum"), value.doubleValue < least {
        found.append("\(path): too small")
      }
      if let most = number("maximum"), value.doubleValue > most {
        found.append("\(path): too large")
      }
    }
    if let text = value as? String {
      if let least = number("minLength"), Double(text.count) < least {
        found.append("\(path): too short")
      }
      if let most = number("maxLength"), Double(text.count) > most {
        found.append("\(path): too long")
      }
      if let pattern = schema["pattern"] as? String, !contains(text, pattern) {
        found.append("\(path): \(text) does not match \(pattern)")
      }
    }
    if let values = value as? [Any] {
      if let least = number("minItems"), Double(values.count) < least {
        found.append("\(path): too few")
      }
      if let most = number("maxItems"), Double(values.count) > most {
        found.append("\(path): too many")
      }
      if let items = schema["items"] as? [String: Any] {
        for (index, item) in values.enumerated() {
          found += faults(item, items, at: "\(path)[\(index)]")
        }
      }
    }
    if let object = value as? [String: Any] {
      let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
      for key in schema["required"] as? [String] ?? [] where object[key] == nil {
        found.append("\(path): \(key) is missing")
      }
      for (key, member) in object {
        if let schema = properties[key] {
          found += faults(member, schema, at: "\(path).\(key)")
        } else if schema["additionalProperties"] as? Bool == false {
          found.append("\(path): \(key) is not known")
        }
      }
    }
    return found
  }

  /// Whether all members that have to be one value, or one of some, are.
  private static func hasConstants(of schema: [String: Any], _ value: Any) -> Bool {
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    guard let object = value as? [String: Any] else { return false }
    return properties.allSatisfy { key, schema in
      let allowed = schema["enum"] as? [Any] ?? schema["const"].map { [$0] }
      guard let allowed, let member = object[key] else { return true }
      return allowed.contains { same($0, member) }
    }
  }

  /// JSON's numbers and truth values are of one class.
  private static func isBool(_ value: Any) -> Bool {
    (value as? NSNumber).map { ["c", "B"].contains(String(cString: $0.objCType)) } ?? false
  }

  private static func isOf(_ type: String, _ value: Any) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "boolean": isBool(value)
    case "number": value is NSNumber && !isBool(value)
    case "integer":
      (value as? NSNumber).map { !isBool($0) && $0.doubleValue == $0.doubleValue.rounded() }
        ?? false
    case "null": value is NSNull
    default: false
    }
  }

  private static func same(_ first: Any, _ second: Any) -> Bool {
    if isBool(first) != isBool(second) { return false }
    return (first as? NSObject)?.isEqual(second) ?? false
  }

  private static func contains(_ text: String, _ pattern: String) -> Bool {
    text.range(of: pattern, options: .regularExpression) != nil
  }

  private static func matches(_ text: String, _ pattern: String) -> Bool {
    contains(text, "^(?s:\(pattern))$")
  }

  // MARK: - Names

  func faults(inNames names: some Collection<String>) -> [String] {
    let pattern = content["names"] as? String ?? ""
    return names.filter { !Self.matches($0, pattern) }
  }

  // MARK: - Tables

  func faults(inTable rows: [[String]]) -> [String] {
    let columns = content["columns"] as? [[String: String]] ?? []
    let rest = content["rest"] as? [[String: String]] ?? []
    guard let head = rows.first, head.count > columns.count,
      (head.count - columns.count).isMultiple(of: rest.count)
    else { return ["the columns are too few"] }
    let all = head.indices.map {
      $0 < columns.count ? columns[$0] : rest[($0 - columns.count) % rest.count]
    }
    var found: [String] = []
    func compare(_ row: Int, _ patterns: [String]) {
      if rows[row].count != patterns.count { found.append("row \(row): too few or too many cells") }
      for (cell, pattern) in zip(rows[row], patterns) where !Self.matches(cell, pattern) {
        found.append("row \(row): \(cell) does not match \(pattern)")
      }
    }
    compare(0, all.map { $0["header"] ?? "" })
    var first = 1
    if let second = content["second"] as? [String: Any] {
      let own = second["columns"] as? [String] ?? []
      let other = second["rest"] as? String ?? ""
      guard rows.count > 1 else { return ["the second row is missing"] }
      compare(1, own + head.dropFirst(own.count).map { _ in other })
      first = 2
    }
    for row in rows.indices.dropFirst(first) { compare(row, all.map { $0["cell"] ?? "" }) }
    return found
  }

  // MARK: - XML

  func faults(inXML data: Data) -> [String] {
    let reader = ElementReader(
      root: content["root"] as? String ?? "",
      elements: content["elements"] as? [String: [String: Any]] ?? [:])
    let parser = XMLParser(data: data)
    parser.delegate = reader
    return parser.parse() ? reader.faults : ["is no XML: \(String(describing: parser.parserError))"]
  }

  private final class ElementReader: NSObject, XMLParserDelegate {
    private let elements: [String: [String: Any]]
    private let root: String
    private var open: [(name: String, children: String)] = []
    var faults: [String] = []

    init(root: String, elements: [String: [String: Any]]) {
      self.root = root
      self.elements = elements
    }

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      if open.isEmpty, name != root { faults.append("\(name) is not \(root)") }
      if !open.isEmpty { open[open.count - 1].children += name + " " }
      open.append((name, ""))
      guard let element = elements[name] else { return faults.append("\(name) is not known") }
      let needed = element["attributes"] as? [String: String] ?? [:]
      let optional = element["optional"] as? [String: String] ?? [:]
      for key in needed.keys where attributes[key] == nil {
        faults.append("\(name): \(key) is missing")
      }
      for (key, value) in attributes {
        guard let pattern = needed[key] ?? optional[key] else {
          faults.append("\(name): \(key) is not known")
          continue
        }
        if !Schema.matches(value, pattern) { faults.append("\(name): \(key) is \(value)") }
      }
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      let children = open.removeLast().children
      let pattern = elements[name]?["children"] as? String ?? ""
      if !Schema.matches(children, pattern) { faults.append("\(name) has \(children)") }
    }
  }
}

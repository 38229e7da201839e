import Foundation

/// The members of the types of UIKit's modules and of Foundation, as `bin/build` lists them.
///
/// The compiler says that a type has no member of some name, and not which ones it has.
public struct LibraryMembers: Sendable {
  private var supertypes: [String: [String]] = [:]
  /// By their types.
  private var properties: [String: Set<String>] = [:]
  private var functions: [String: Set<String>] = [:]
  private var statics: [String: Set<String>] = [:]
  /// The types of all properties of a name, and of all parameters of functions of a name, by their labels.
  private var propertyTypes: [String: Set<String>] = [:]
  private var parameterTypes: [String: [String: Set<String>]] = [:]

  /// - Parameter lines: What `bin/members.awk` prints.
  public init(_ lines: String = "") {
    for line in lines.utf8.split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(separator: UInt8(ascii: "\t")).map { String(Substring($0)) }
      guard parts.count > 2 else { continue }
      add(parts)
    }
  }

  private mutating func add(_ parts: [String]) {
    let (type, name) = (parts[0], parts[2])
    switch parts[1] {
    case "is": supertypes[type, default: []].append(name)
    case "static": statics[type, default: []].insert(name)
    case "var":
      properties[type, default: []].insert(name)
      if parts.count > 3 { propertyTypes[name, default: []].insert(parts[3]) }
    case "func": functions[type, default: []].insert(name)
    case "takes" where parts.count > 4:
      // An initializer is called by the name of its type.
      let function = name == "init" ? String(type.split(separator: ".").last ?? "") : name
      parameterTypes[function, default: [:]][parts[3], default: []].insert(parts[4])
    default: break
    }
  }

  /// Whether members of a type are listed.
  public func knows(_ type: String) -> Bool {
    properties[type] != nil || functions[type] != nil || statics[type] != nil
  }

  /// The names of a type's members, with those that it inherits.
  public func members(of type: String, areStatic: Bool) -> Set<String> {
    areStatic
      ? inherited(statics, of: type)
      : inherited(properties, of: type).union(inherited(functions, of: type))
  }

  /// The names that stand for a value of a type, or that are called.
  func members(of type: String, areCalled: Bool) -> Set<String> {
    inherited(areCalled ? functions : properties, of: type)
  }

  private func inherited(_ members: [String: Set<String>], of type: String) -> Set<String> {
    lineage(of: type).reduce(into: []) { $0.formUnion(members[$1] ?? []) }
  }

  /// A type with its superclasses and protocols.
  private func lineage(of type: String) -> [String] {
    var found = [type]
    var index = 0
    while index < found.count {
      for other in supertypes[found[index]] ?? [] where !found.contains(other) {
        found.append(other)
      }
      index += 1
    }
    return found
  }

  /// The types of the properties of a name, whatever has them.
  func types(ofProperty name: String) -> Set<String> { propertyTypes[name] ?? [] }

  /// The types of the parameters with a label, of all functions of a name.
  func types(ofParameter label: String, of function: String) -> Set<String> {
    parameterTypes[function]?[label] ?? []
  }

  /// The names of types, without those that are inside of others.
  public var types: Set<String> {
    let all = Set(supertypes.keys).union(properties.keys).union(functions.keys).union(statics.keys)
    return all.filter { !$0.contains(".") }
  }
}

extension EngineProducts {
  /// The members of UIKit's types; none if `bin/build` could not list them.
  public var members: LibraryMembers {
    let bytes = FileManager.default.contents(atPath: editorModules + "/members.txt")
    return LibraryMembers(bytes.map { String(decoding: $0, as: UTF8.self) } ?? "")
  }
}

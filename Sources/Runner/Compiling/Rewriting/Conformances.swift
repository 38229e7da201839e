/// The classes of a module, and which types conform to which of its protocols.
struct Conformances {
  private let classes: [String: InheritedRequirement.Class]
  /// By type, with the protocols that these inherit.
  private var protocols: [String: Set<String>]

  /// - Parameter inherited: The types that each type names behind its colon.
  init(
    inherited: [String: Set<String>], protocols known: Set<String>,
    classes: [String: InheritedRequirement.Class]
  ) {
    self.classes = classes
    protocols = inherited.mapValues { names in
      var found: Set<String> = []
      var open = Array(names.intersection(known))
      while let name = open.popLast() {
        guard found.insert(name).inserted else { continue }
        open += inherited[name, default: []].intersection(known)
      }
      return found
    }
  }

  /// Whether a type conforms to a protocol and no superclass of it does.
  func begins(_ name: String, with type: String) -> Bool {
    conforms(type, to: name) && !superclasses(of: type).contains { conforms($0, to: name) }
  }

  /// The members to add to classes for optional members that a class above or below them
  /// implements.
  func answers(to members: [OptionalMember]) -> [InheritedRequirement] {
    classes.keys.sorted().flatMap { type in
      members.filter { begins($0.protocolName, with: type) && !declares(type, $0.name) }
        .flatMap { answers(to: $0, from: type) }
    }
  }

  private func answers(to member: OptionalMember, from type: String) -> [InheritedRequirement] {
    let isAbove = superclasses(of: type).contains { declares($0, member.name) }
    let below = isAbove ? [] : firstImplementers(of: member, below: type)
    if !isAbove, below.isEmpty { return [] }
    let own = member.declaration(answer: isAbove ? "self.\(member.reference)" : "nil")
    return [InheritedRequirement(owner: type, declaration: own, name: member.property)]
      + below.map {
        let declaration = "override " + member.declaration(answer: "self.\(member.reference)")
        return InheritedRequirement(owner: $0, declaration: declaration, name: member.property)
      }
  }

  /// Subclasses that declare a member that no class between them and `type` declares.
  private func firstImplementers(of member: OptionalMember, below type: String) -> [String] {
    classes.keys.sorted().filter { name in
      let above = superclasses(of: name)
      guard declares(name, member.name), let end = above.firstIndex(of: type) else { return false }
      return !above[..<end].contains { declares($0, member.name) }
    }
  }

  private func conforms(_ type: String, to name: String) -> Bool {
    protocols[type]?.contains(name) == true
  }

  /// Whether a class declares a member, or an extension of it does.
  func declares(_ type: String, _ name: String) -> Bool {
    classes[type]?.members.contains(name) == true
  }

  /// The superclasses that the module declares, nearest first.
  func superclasses(of type: String) -> [String] {
    var found: [String] = []
    var next = classes[type]?.superclass
    while let current = next, classes[current] != nil, current != type, !found.contains(current) {
      found.append(current)
      next = classes[current]?.superclass
    }
    return found
  }
}

/// A method that a protocol of the app does not insist on, as a property that answers.
struct OptionalMember {
  var protocolName: String
  /// The name as ``InheritedRequirement`` writes it.
  var name: String
  /// The name by which Swift refers to it.
  var reference: String
  /// The name of the property that answers.
  var property: String
  /// The type of its value.
  var type: String
  var access: String

  init(_ requirement: OptionalMethod) {
    protocolName = requirement.protocolName
    name = "\(requirement.base)(\(requirement.labels.map { $0 + ":" }.joined()))"
    reference = requirement.reference
    property = requirement.property
    type = requirement.functionType
    access = requirement.access
  }

  func declaration(answer: String) -> String {
    "\(access)var \(property): (\(type))? { \(answer) }"
  }
}

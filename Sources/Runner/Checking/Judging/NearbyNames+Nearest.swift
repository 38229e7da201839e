import Chapters
import Compiling
import Record

extension NearbyNames {
  /// `nil` for a name that something has: then the value in front of it is not the one that was
  /// meant.
  func nearest(to name: String, in diagnostic: Diagnostic) -> String? {
    if let known = nearestInScope(to: name, of: diagnostic) { return known }
    if let member = nearestMember(to: name, of: diagnostic) { return member }
    guard !given.contains(name), !isKnownType(in: diagnostic) else { return nil }
    if let longer = typeWithWords(of: name, among: types) { return longer }
    var names = names.filter { $0 != name }
    // A small letter begins a value or a member, and a large one a type.
    if name.first?.isLowercase == true { names.removeAll { $0.first?.isUppercase == true } }
    if diagnostic.id == "cannot_find_in_scope" {
      // Most of UIKit's names are members, and short ones are near to everything.
      names.removeAll { $0.count < Self.leastLetters && uikit.contains($0) && !own.contains($0) }
    }
    // In some languages alpha has an f.
    let english = name.replacing("f", with: "ph")
    if english != name, names.contains(english) { return english }
    // A letter makes another word of a short one; its first is seldom the wrong one.
    return Self.near(name, among: names).first {
      name.count > 5 || $0.first?.lowercased() == name.first?.lowercased()
    }
  }

  /// The names that differ from another one in a fifth of its letters at most, nearest first.
  private static func near(_ name: String, among names: [String]) -> [String] {
    let limit = max(1, name.count / 5)
    // To compare two words takes long, and those of other lengths are not near.
    let comparable = names.filter { abs($0.count - name.count) <= limit }
    return NearestWords.to(name, among: comparable, limit: limit, acceptsLonger: false)
  }

  /// The fewest letters of a name of UIKit's that may have been meant for one without a dot.
  private static let leastLetters = 5

  /// The nearest name that the place of an error knows, or the only one that the name is short for.
  func nearestInScope(to name: String, of diagnostic: Diagnostic) -> String? {
    guard diagnostic.id?.hasPrefix("cannot_find") == true, diagnostic.file == answer.name,
      let line = diagnostic.line, let column = diagnostic.column
    else { return nil }
    let known = namesInScope(line: line, column: column).filter { $0 != name }
    if let near = Self.near(name, among: known).first { return near }
    let meant = known.filter { Self.isShort(name, for: $0) || Self.isShort($0, for: name) }
    return meant.count == 1 ? meant[0] : nil
  }

  /// The member of a type that is near, or the only one that the name begins with or begins.
  private func nearestMember(to name: String, of diagnostic: Diagnostic) -> String? {
    guard let type = Self.lackingType(in: diagnostic) else { return nil }
    // What is declared in an extension of a type is a member of those that are in it too.
    let own = scope.members(of: String(type.prefix { $0 != "." })).filter { $0.utf8.count > 3 }
    let isStatic = diagnostic.id != "could_not_find_value_member"
    let inherited = scope.lineage(of: type).map { library.members(of: $0, areStatic: isStatic) }
    let members = own.union(inherited.joined())
      .filter { $0.utf8.count <= Self.mostLetters && $0 != name }.sorted()
    let english = name.replacing("f", with: "ph")
    if members.contains(english) { return english }
    let near = Self.near(name, among: members).first {
      name.count > 5 || $0.first?.lowercased() == name.first?.lowercased()
    }
    if let near { return near }
    let longer = members.filter {
      $0.count > 3 && name.hasPrefix($0) || name.count > 3 && $0.hasPrefix(name)
    }
    if longer.count == 1 { return longer[0] }
    return Self.synonyms[name].flatMap { members.contains($0) ? $0 : nil }
      ?? option(for: name, ofType: type)
  }

  /// What one of UIKit's types has under another of its names.
  private static let synonyms = [
    "speed": "velocity", "velocity": "speed", "alpha": "opacity", "opacity": "alpha",
    "center": "position", "position": "center",
  ]

  /// The type that is said to lack a member.
  private static func lackingType(in diagnostic: Diagnostic) -> String? {
    let parts = diagnostic.message.split(separator: "'", omittingEmptySubsequences: false)
    guard diagnostic.id?.hasPrefix("could_not_find") == true, parts.count > 3 else { return nil }
    let type = parts[1].trimmingPrefix("any ")
    return String(type.prefix { $0.isLetter || $0.isNumber || $0 == "." })
  }

  /// Whether all members of the type in a diagnostic are known, and no other name can be meant.
  private func isKnownType(in diagnostic: Diagnostic) -> Bool {
    Self.lackingType(in: diagnostic).map(library.knows) == true
  }

  /// `curveEaseIn` for `easeIn`, as the curve itself is called.
  private func option(for name: String, ofType type: String) -> String? {
    let option = "curve" + name.prefix(1).uppercased() + name.dropFirst()
    return type.hasSuffix("AnimationOptions") && uikit.contains(option) ? option : nil
  }

  private func namesInScope(line: Int, column: Int) -> [String] {
    scope.names(line: line, column: column).filter { $0.utf8.count <= Self.mostLetters }.sorted()
  }

  /// The compiler's error for an extension of a type that nobody has, which looks like one of a foreign type.
  func misspeltExtension(_ refused: Diagnostic) -> Diagnostic? {
    guard refused.id == nil, refused.file == answer.name, let line = refused.line,
      let column = refused.column, let source = refused.source,
      source.utf8.count <= Self.mostOfAHead
    else { return nil }
    let before = String(decoding: source.utf8.prefix(max(0, column - 1)), as: UTF8.self)
    guard before.contains(/\bextension\s+$/) else { return nil }
    let name = String(source.dropFirst(before.count).prefix { $0.isLetter || $0.isNumber })
    let types = namesInScope(line: line, column: column).filter { $0.first?.isUppercase == true }
    guard !given.contains(name), name.utf8.count <= Self.mostLetters,
      let near = typeWithWords(of: name, among: types) ?? Self.near(name, among: types).first
    else { return nil }
    var error = refused
    error.id = "cannot_find_type_in_scope"
    error.lead = "No type has this name. Did you mean \(near)?"
    error.message = "cannot find type '\(name)' in scope"
    return error
  }

  /// The names of types that the answer may use.
  private var types: [String] {
    (library.types.isEmpty ? given : library.types.union(given.subtracting(uikit)))
      .filter { $0.first?.isUppercase == true }
  }

  /// The type whose name has all words of another one, and some between them, as BoatViewController has those
  /// of BoatController; of several the one that the exercise uses.
  private func typeWithWords(of name: String, among types: [String]) -> String? {
    let words = Self.capitalised(name)
    guard words.count > 1, let first = words.first, let last = words.last else { return nil }
    let longer = types.filter { type in
      guard type.count > name.count, type.hasPrefix(first), type.hasSuffix(last) else {
        return false
      }
      var rest = Self.capitalised(type)[...]
      return words.allSatisfy { word in
        guard let place = rest.firstIndex(of: word) else { return false }
        rest = rest[(place + 1)...]
        return true
      }
    }
    if longer.count == 1 { return longer[0] }
    let used = Set(Self.words(starter))
    let known = longer.filter(used.contains)
    return known.count == 1 ? known[0] : nil
  }

  /// The words of a type's name, each with its capital letters: UI, View, Controller.
  private static func capitalised(_ name: String) -> [Substring] {
    name.matches(of: /[A-Z]+(?![a-z])|[A-Z][a-z0-9]*/).map(\.output)
  }

  /// Whether a name is the end of a longer one, as `context` is of `transitionContext`, or has a few
  /// letters of its last word, as `ctx`.
  private static func isShort(_ short: String, for long: String) -> Bool {
    guard short.utf8.count >= 3, short.first?.isLowercase == true,
      long.first?.isLowercase == true
    else { return false }
    let lastWord = String(long[(long.lastIndex(where: \.isUppercase) ?? long.startIndex)...])
      .lowercased()
    guard short != long, lastWord.first == short.first else { return false }
    if lastWord == short { return true }
    var rest = lastWord[...]
    return short.utf8.count <= 4
      && short.allSatisfy { letter in
        guard let place = rest.firstIndex(of: letter) else { return false }
        rest = rest[rest.index(after: place)...]
        return true
      }
  }
}

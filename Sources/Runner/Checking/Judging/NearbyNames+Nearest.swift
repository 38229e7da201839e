import Chapters
import Compiling
import Record

extension NearbyNames {
  /// `nil` for a name that something has: then the value in front of it is not the one that was
  /// meant.
  func nearest(to name: String, in diagnostic: Diagnostic) -> String? {
    if let known = nearestInScope(to: name, of: diagnostic) { return known }
    if let member = nearestMember(to: name, of: diagnostic) { return member }
    guard !given.contains(name) else { return nil }
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

  /// The member of the app's type that is near, or the only one that the name begins with or begins.
  private func nearestMember(to name: String, of diagnostic: Diagnostic) -> String? {
    let parts = diagnostic.message.split(separator: "'", omittingEmptySubsequences: false)
    guard diagnostic.id?.hasPrefix("could_not_find") == true, parts.count > 3 else { return nil }
    let type = parts[1].prefix { $0.isLetter || $0.isNumber }
    let members = NamesInScope(of: answer.text, besides: scenes.map(\.fence.code))
      .members(of: String(type))
      .filter { 4...Self.mostLetters ~= $0.utf8.count && $0 != name }.sorted()
    if let near = Self.near(name, among: members).first { return near }
    let longer = members.filter { name.hasPrefix($0) || name.count > 3 && $0.hasPrefix(name) }
    return longer.count == 1 ? longer[0] : option(for: name, ofType: parts[1])
  }

  /// `curveEaseIn` for `easeIn`, as the curve itself is called.
  private func option(for name: String, ofType type: Substring) -> String? {
    let option = "curve" + name.prefix(1).uppercased() + name.dropFirst()
    return type.hasSuffix("AnimationOptions") && uikit.contains(option) ? option : nil
  }

  private func namesInScope(line: Int, column: Int) -> [String] {
    NamesInScope(of: answer.text, besides: scenes.map(\.fence.code))
      .names(line: line, column: column).filter { $0.utf8.count <= Self.mostLetters }.sorted()
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
      let near = Self.near(name, among: types).first
    else { return nil }
    var error = refused
    error.id = "cannot_find_type_in_scope"
    error.lead = "No type has this name. Did you mean \(near)?"
    error.message = "cannot find type '\(name)' in scope"
    return error
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

import Foundation
import Testing

/// Finds what is declared and means nothing: callbacks without a caller, and properties without a reader.
///
/// Either the engine uses it, or a line that begins with *Fidelity* says that it does not.
@Suite("Nothing is hollow without saying so")
struct HollowDeclarations {
  /// The sources in which apps' classes are declared, without names of other eras.
  private func sources() throws -> [Source] {
    let tree = try Tree()
    let targets = ["HeadlessQuartzCore", "HeadlessUIKit"].compactMap(tree.target)
    return try tree.files(in: targets).filter { !$0.path.contains("/Deprecated/") }
      .map { Source(path: $0.path, lines: $0.lines) }
  }

  private struct Source {
    let path: String
    let lines: [Substring]

    var code: [Substring] {
      lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }
    }

    /// The comment above a declaration, and that of the type around it.
    func comments(of line: Int) -> String {
      var type = line - 1
      let indent = lines[line].prefix { $0 == " " }.count
      while type > 0 {
        let text = lines[type]
        let isOuter = text.prefix { $0 == " " }.count < indent
        if isOuter, ["class ", "extension ", "struct "].contains(where: text.contains) { break }
        type -= 1
      }
      return comment(above: line) + comment(above: type)
    }

    private func comment(above line: Int) -> String {
      var first = line
      while first > 0 {
        let text = lines[first - 1].drop { $0 == " " }
        guard text.hasPrefix("///") || text.hasPrefix("@") else { break }
        first -= 1
      }
      return lines[first..<line].joined(separator: " ")
    }

    /// Whether a comment says that a declaration has no effect.
    func admits(_ name: String, at line: Int) -> Bool {
      guard let note = comments(of: line).firstRange(of: "Fidelity:") else { return false }
      let text = comments(of: line)[note.lowerBound...]
      return comment(above: line).contains("Fidelity:") || text.contains("`\(name)`")
        || text.contains("its properties")
    }
  }

  @Test(
    "Each callback that does nothing unless overridden is called somewhere, or says that it is not")
  func callbacks() throws {
    let sources = try sources()
    var calls: Set<Substring> = []
    for line in sources.lazy.flatMap(\.code) where line.contains("(") {
      for piece in line.split(separator: "(").dropLast() {
        let name = Substring(
          piece.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
        let before = piece.dropLast(name.count)
        if !before.hasSuffix("func "), !before.hasSuffix("super.") { calls.insert(name) }
      }
    }
    #expect(calls.contains("viewDidLoad"))
    for source in sources {
      for (number, line) in source.lines.enumerated() {
        guard line.contains("open func "), line.hasSuffix("{}"),
          let match = line.firstMatch(of: /^ +open func (\w+)\(/)
        else { continue }
        guard !calls.contains(match.1), !source.admits(String(match.1), at: number) else {
          continue
        }
        Issue.record("\(source.path):\(number + 1): nobody calls \(match.1)")
      }
    }
  }

  @Test("Each stored property of a class is read somewhere, or says that it is only kept")
  func properties() throws {
    let sources = try sources()
    var uses: [Substring: Int] = [:]
    for line in sources.lazy.flatMap(\.code) {
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      for word in Set(words) { uses[word, default: 0] += 1 }
    }
    #expect((uses["position"] ?? 0) > 10)
    for source in sources {
      for (number, line) in source.lines.enumerated() {
        guard line.contains("open "), line.contains("var "), !line.contains("{"),
          let match = line.firstMatch(of: /^ +open (?:weak )?var (\w+)/),
          uses[match.1, default: 0] < 2,
          !source.admits(String(match.1), at: number)
        else { continue }
        Issue.record("\(source.path):\(number + 1): nobody reads \(match.1)")
      }
    }
  }

  /// Otherwise a subclass of the app that forgets to initialise its properties compiles, and its memory
  /// is garbage.
  @Test("The compiler knows all designated initializers of the classes that apps can subclass")
  func initializers() throws {
    for source in try sources() {
      var isOpen = false
      for (number, line) in source.lines.enumerated() {
        if line.hasPrefix("open class ") { isOpen = true }
        if line == "}" { isOpen = false }
        guard isOpen, line.hasPrefix("  "), line.contains("init"),
          line.contains(/^  (?:package |internal )?(?:override )?init[?(<]/),
          !source.lines[number - 1].contains("@usableFromInline")
        else { continue }
        Issue.record("\(source.path):\(number + 1): apps do not see this initializer")
      }
    }
  }
}

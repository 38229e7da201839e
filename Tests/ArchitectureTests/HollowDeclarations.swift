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

  struct Source {
    let path: String
    let lines: [Substring]

    var code: [Substring] {
      lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }
    }

    /// The comment above a declaration, and that of the type around it.
    func comments(of line: Int) -> String {
      comment(above: line) + comment(above: typeLine(around: line))
    }

    /// The line that opens the type or the extension around a declaration.
    func typeLine(around line: Int) -> Int {
      var type = line - 1
      let indent = lines[line].prefix { $0 == " " }.count
      while type > 0 {
        let text = lines[type]
        let isOuter = text.prefix { $0 == " " }.count < indent
        let types = ["class ", "extension ", "struct ", "protocol "]
        if isOuter, types.contains(where: text.contains) { break }
        type -= 1
      }
      return type
    }

    func comment(above line: Int) -> String {
      var first = line
      while first > 0 {
        let text = lines[first - 1].drop { $0 == " " }
        guard text.hasPrefix("///") || text.hasPrefix("@") else { break }
        first -= 1
      }
      return lines[first..<line].joined(separator: " ")
    }

    /// Whether a declaration, which may take several lines, ends with empty braces.
    func hasNoBody(at line: Int) -> Bool {
      lines[line...].prefix(8).first { $0.hasSuffix("}") || $0.hasSuffix("{") }?.hasSuffix("{}")
        ?? false
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
      for piece in line.split(separator: "(", omittingEmptySubsequences: false).dropLast() {
        let name = Substring(
          piece.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
        let before = piece.dropLast(name.count)
        if !before.hasSuffix("func "), !before.hasSuffix("super.") { calls.insert(name) }
      }
    }
    #expect(calls.contains("viewDidLoad"))
    for source in sources {
      for (number, line) in source.lines.enumerated() {
        guard line.contains("open func "), source.hasNoBody(at: number),
          let match = line.firstMatch(of: /^ +open func (\w+)\(/)
        else { continue }
        guard !calls.contains(match.1), !source.admits(String(match.1), at: number) else {
          continue
        }
        Issue.record("\(source.path):\(number + 1): nobody calls \(match.1)")
      }
    }
  }

  @Test(
    "Each question and message of a delegate's protocol is sent, or its protocol says otherwise")
  func requirements() throws {
    let sources = try sources()
    var sent: Set<Substring> = []
    for line in sources.lazy.flatMap(\.code) where !line.contains("func ") {
      for match in line.matches(of: /\b(\w+)\(/) { sent.insert(match.1) }
      for match in line.matches(of: #/[(, ](\w+): /#) { sent.insert(match.1) }
    }
    var count = 0
    for source in sources {
      var isDelegate = false
      for (number, line) in source.lines.enumerated() {
        if line.hasPrefix("public protocol ") {
          isDelegate = line.contains(/protocol \w+(Delegate|DataSource\w*|Transitioning)\b/)
        } else if line == "}" {
          isDelegate = false
        }
        guard isDelegate, let method = line.firstMatch(of: /^  func (\w+)\((.*)/) else { continue }
        count += 1
        // What tells methods of one name apart is the label after the sender.
        let parameters = method.2.isEmpty ? source.lines[number + 1] : method.2
        let labels = parameters.matches(of: #/(?:^ *|, )(\w+)(?: \w+)?: /#).map { $0.output.1 }
        let key = labels.first { $0 != "_" } ?? method.1
        guard !sent.contains(key), !source.comments(of: number).contains("Fidelity:") else {
          continue
        }
        Issue.record("\(source.path):\(number + 1): nobody sends \(method.1), by \(key)")
      }
    }
    #expect(count > 100)
  }

  @Test("Each property of a class has an effect, or says that it is only kept")
  func properties() throws {
    let sources = try sources()
    let readers = Self.readers(sources)
    #expect((readers["position"] ?? 0) > 10)
    let classes = Set(sources.flatMap(\.classes))
    var kinds: [Source.Property.Kind: Int] = [:]
    for source in sources {
      for property in source.properties(of: classes) {
        kinds[property.kind, default: 0] += 1
        let isRead = property.kind != .ignored && readers[property.name, default: 0] > 0
        guard !isRead, !source.admits(property) else { continue }
        Issue.record("\(source.path):\(property.line + 1): nobody reads \(property.name)")
      }
    }
    #expect(Set(kinds.keys) == Set(Source.Property.Kind.allCases))
    #expect(kinds.values.reduce(0, +) > 400)
  }

  /// How many lines name a word, other than to declare a property that is called so.
  private static func readers(_ sources: [Source]) -> [Substring: Int] {
    var readers: [Substring: Int] = [:]
    for line in sources.lazy.flatMap(\.code) {
      var words = Set(line.split { !($0.isLetter || $0.isNumber || $0 == "_") })
      if let declared = line.prefixMatch(of: /^ *(?:[\w()]+ )*var (\w+)/) {
        words.remove(declared.1)
      }
      for word in words { readers[word, default: 0] += 1 }
    }
    return readers
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

/// `Tests/Engine/DeliberateFaults` changes a copy of the engine.
@Suite("Mistakes that the engine can make on purpose")
struct DeliberateFaults {
  @Test("Each mistake changes a text that its file contains once, and has a name of its own")
  func texts() throws {
    let list = try String(
      contentsOf: Tree.root.appending(path: "Tests/Engine/DeliberateFaults/faults.toml"),
      encoding: .utf8)
    let entry =
      /name = "([^"]+)"\nfile = "([^"]+)"\nold = '''((?:[^']|'(?!''))*)'''\nnew = '''((?:[^']|'(?!''))*)'''/
    let entries = list.matches(of: entry)
    #expect(entries.count == list.ranges(of: "[[fault]]").count)
    #expect(Set(entries.map { $0.output.1 }).count == entries.count)
    var files: [Substring: String] = [:]
    for (_, name, file, old, new) in entries.map(\.output) {
      let text =
        try files[file]
        ?? String(
          contentsOf: Tree.root.appending(path: "Sources/Engine/\(file)"), encoding: .utf8)
      #expect(text.ranges(of: old).count == 1, "\(name) in \(file)")
      files[file] = text.replacing(old, with: String(new))
    }
  }

  @Test("The last result has each mistake and each rule")
  func result() throws {
    let folder = Tree.root.appending(path: "Tests/Engine/DeliberateFaults")
    let list = try String(contentsOf: folder.appending(path: "faults.toml"), encoding: .utf8)
    let mistakes = list.matches(of: /\nname = "([^"]+)"/).map { String($0.output.1) }
    let result = try String(contentsOf: folder.appending(path: "broken.txt"), encoding: .utf8)
    let lines = result.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: ":", maxSplits: 1) }
    #expect(lines.map { String($0[0]) } == mistakes + ["no mistake"])
    let rules = try Set(Tree.rules().map(\.id))
    let asked = Set(lines.flatMap { $0.dropFirst().first?.split(separator: " ") ?? [] })
    #expect(
      Set(asked.map(String.init)) == rules,
      "Run Tests/Engine/DeliberateFaults/run --record, and look at the rules that nothing breaks.")
  }
}

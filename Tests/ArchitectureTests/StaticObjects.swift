import Testing

/// A static or global constant survives the run that uses it, so an object in one may have no state.
@Suite("Objects in static constants")
struct StaticObjects {
  /// Classes whose stored variables no static constant can change, with the reason.
  private let immutable = [
    "NSParagraphStyle": "only NSMutableParagraphStyle sets them",
    "Scope": "the process's scope holds the world that a run replaces",
  ]

  @Test("No object in a static or global constant of the engine has state of its own")
  func haveNoState() throws {
    let tree = try Tree()
    let files = try tree.files(
      in: tree.targets.filter { $0.folder.path.contains("/Sources/Engine/") })
    let classes = Self.classes(in: files.map(\.code))
    #expect(classes.count > 300)
    var found: Set<String> = []
    for file in files {
      for (line, type) in Self.objects(in: file.code, of: classes) {
        found.insert(type)
        guard immutable[type] == nil else { continue }
        for state in Self.state(of: type, classes) {
          Issue.record("\(file.path):\(line): \(type) has \(state)")
        }
      }
    }
    #expect(found.isSuperset(of: ["Thread", "RunLoop", "UserDefaults", "CGColor", "UIDevice"]))
    for type in immutable.keys {
      #expect(
        found.contains(type) && !Self.state(of: type, classes).isEmpty, "\(type) needs no entry")
    }
  }

  @Test(
    "A constant with state is found in each form that it can be declared in",
    arguments: [
      ("public static let main = Thread()", "let table = NSMutableDictionary()"),
      ("static let main: Thread = make()", "var count = 0"),
      ("private let main = Thread.shared(1)", "weak var owner: AnyObject?"),
      ("static let main: Thread! = nil", "private(set) lazy var names: [String] = []"),
      ("static let all: [Thread] = []", "let queue = Other()"),
      ("static let main = named(1)", "let cache: NSMutableDictionary"),
    ])
  func forms(constant: String, stored: String) {
    let text = """
      open class Thread: Base {
        \(stored)
        var name: String { "" }
      }
      final class Other {
        var a = 1
      }
      class Base {
      }
      extension Thread {
        static func named(_ number: Int) -> Thread { Thread() }
        \(constant.hasPrefix("private let") ? "" : constant)
      }
      \(constant.hasPrefix("private let") ? constant : "")
      """
    let code = text.split(separator: "\n").enumerated().map { (line: $0 + 1, text: String($1)) }
    let classes = Self.classes(in: [code])
    let objects = Self.objects(in: code, of: classes)
    #expect(objects.map(\.type) == ["Thread"])
    #expect(Self.state(of: "Thread", classes).count == 1)
    #expect(Self.state(of: "Base", classes).isEmpty)
  }

  private struct Class {
    var superclass = ""
    /// Its stored properties, as far as they can change or hold an object.
    var stored: [String] = []
  }

  /// The classes of some files, with what their bodies store.
  private static func classes(in files: [[(line: Int, text: String)]]) -> [String: Class] {
    let head =
      /^( *)(?:(?:public|open|package|internal|private|fileprivate|final|@\w+) )*class (\w+)(?:<[^>]*>)?(?:: (\w+))?/
    let property =
      /^ *(?:(?:public|open|package|internal|private|fileprivate|final|weak|unowned|lazy|override|\w+\(set\)) )*(var|let) (\w+)(.*)/
    var classes: [String: Class] = [:]
    for code in files {
      // The classes around a line, with their indentation.
      var around: [(name: String, indentation: Int)] = []
      for (_, text) in code {
        let indentation = text.prefix { $0 == " " }.count
        if text.dropFirst(indentation).hasPrefix("}") {
          around.removeAll { $0.indentation >= indentation }
        }
        if text.contains("class "), let match = text.firstMatch(of: head), match.output.2 != "func",
          match.output.2 != "var"
        {
          let name = String(match.output.2)
          classes[name, default: Class()].superclass = String(match.output.3 ?? "")
          if !text.hasSuffix("}") { around.append((name, indentation)) }
        } else if let owner = around.last, indentation == owner.indentation + 2,
          text.contains("var ") || text.contains("let "),
          let match = text.prefixMatch(of: property), isStored(match.output.3)
        {
          let isVariable = match.output.1 == "var"
          let declaration = "\(match.output.1) \(match.output.2)\(match.output.3)"
          if isVariable || holdsObject(String(match.output.3)) {
            classes[owner.name]?.stored.append(declaration)
          }
        }
      }
    }
    return classes
  }

  /// Whether a property, after its name, has no getter.
  private static func isStored(_ rest: Substring) -> Bool {
    guard let brace = rest.firstIndex(of: "{") else { return true }
    return rest[..<brace].contains("=") || rest.contains("didSet")
  }

  /// Whether a constant, after its name, is made as an object whose contents may change.
  private static func holdsObject(_ rest: String) -> Bool {
    rest.contains(/\b(?:NSMutable\w+|NSCache|NSMapTable|NSHashTable|Mutex)\b/)
      || rest.contains(#/= [A-Z]\w*\(/#)
  }

  /// The static and global constants that hold an object, with its class.
  private static func objects(
    in code: [(line: Int, text: String)], of classes: [String: Class]
  ) -> [(line: Int, type: String)] {
    let constant =
      /(?:\b(?:static|class) let|^(?:(?:public|package|internal|private|fileprivate) )?let) [`\w]+(?:: ([^=]+?))?(?: = (\w*)([(.]\w*)?.*)?$/
    var type = ""
    return code.compactMap { line, text in
      if text.contains("class ") || text.contains("extension "),
        let match = text.prefixMatch(of: /(?:\w+ )*(?:class|extension) ([A-Z]\w*)/)
      {
        type = String(match.output.1)
      }
      guard text.contains("let "), let match = text.firstMatch(of: constant) else { return nil }
      if let declared = match.output.1 {
        return declared.matches(of: /\w+(?![\w.])/).map { String($0.output) }.first {
          classes[$0] != nil
        }
        .map { (line, $0) }
      }
      guard let value = match.output.2.map(String.init) else { return nil }
      let rest = match.output.3 ?? ""
      if classes[value] != nil {
        // A property of a class is another constant, which is looked at where it is declared.
        let isMade = rest.hasPrefix("(") || text.contains(#/= \w+\.\w+\(/#)
        return isMade ? (line, value) : nil
      }
      // A function of the type makes one.
      let isFunction = value.first?.isLowercase == true && rest.hasPrefix("(")
      return isFunction && classes[type] != nil ? (line, type) : nil
    }
  }

  /// What a class and those above it store.
  private static func state(of type: String, _ classes: [String: Class]) -> [String] {
    guard let found = classes[type] else { return [] }
    return found.stored + state(of: found.superclass, classes)
  }
}

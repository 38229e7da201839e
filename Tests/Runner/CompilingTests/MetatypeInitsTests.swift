import Testing

@testable import Compiling

@Suite("Initialisers that the compiler refuses to metatype values")
struct MetatypeInitsTests {
  private func rewrite(_ line: String, at column: Int) -> String? {
    let source = CompilationUnit.Source(name: "a.swift", text: "// é\n" + line, firstLine: 5)
    let file = CompilationUnit.File(
      name: "file0.swift", text: source.directive() + "\n" + source.text, isGiven: false)
    let message = """
      a.swift:6:\(column): error: constructing an object of class type 'T' with a metatype value must \
      use a 'required' initializer
      """
    let files = MetatypeInits.rewritten([file], of: [source], after: "x\n" + message + "\n")
    return files.map { String($0[0].text.split(separator: "\n").last ?? "") }
  }

  @Test("A call of init becomes one of the engine's method, in its place")
  func calls() {
    #expect(rewrite("let a = t.init(frame: .zero)", at: 11) == "let a = t._new(frame: .zero)")
    #expect(rewrite("let a = T(frame: .zero)", at: 9) == "let a = T._new(frame: .zero)")
  }

  @Test("An initialiser that delegates takes what was made")
  func delegating() {
    #expect(
      rewrite("extension P { init(a: Int) { self.init() } }", at: 35)
        == "extension P { init(a: Int) { self.init(_new: ()) } }")
    #expect(
      rewrite("extension P { static func a() -> Self { self.init() } }", at: 46)
        == "extension P { static func a() -> Self { self._new() } }")
  }

  @Test("A protocol's init() that a class of Apple's cannot implement is the engine's")
  func protocols() {
    let file = CompilationUnit.File(
      name: "a.swift", text: "protocol P { init() }\nextension NSObject: P {}\n", isGiven: false)
    let message =
      "a.swift:2:1: error: initializer requirement 'init()' can only be satisfied by a 'required' init"
      + "ializer in non-final class 'NSObject'"
    let files = RefusedCode.rewritten([file], of: [], after: message)
    #expect(
      files?.first?.text == "protocol P { init(_new: Void) }\nextension NSObject: P {}\n"
        + "extension P { init() { self.init(_new: ()) } }")
  }

  @Test("Types of the app's that conform too get the engine's, and other protocols keep their own")
  func conformingTypes() {
    let file = CompilationUnit.File(
      name: "a.swift",
      text: "protocol P { init() }\nprotocol Q { init() }\nextension NSObject: P {}\n"
        + "class A: P { required init() {} }\nstruct B: Q {}\n", isGiven: false)
    let message =
      "a.swift:3:1: error: initializer requirement 'init()' can only be satisfied by a 'required' init"
      + "ializer in non-final class 'NSObject'"
    let lines = RefusedCode.rewritten([file], of: [], after: message)?.first?.text
      .split(separator: "\n").map(String.init)
    #expect(lines?[1] == "protocol Q { init() }")
    #expect(
      lines?[3] == "class A: P { required convenience init(_new: Void) { self.init() };"
        + " required init() {} }")
    #expect(lines?[4] == "struct B: Q {}")
  }

  @Test("What rewriting lays bare in an answer is not compiled")
  func laidBare() {
    func isAdded(_ text: String, _ rewritten: String) -> Bool {
      func file(_ text: String) -> [CompilationUnit.File] {
        [CompilationUnit.File(name: "a.swift", text: text, isGiven: false)]
      }
      return UnsafeCode.isAdded(by: file(rewritten), to: file(text))
    }
    #expect(!isAdded("let a = T()", "let a = T._new()"))
    #expect(!isAdded("let a = fork(); let b = T()", "let a = fork(); let b = T._new()"))
    #expect(isAdded("let a = \"fork()\"", "let a = fork()"))
    #expect(isAdded("let a = fork()", "let a = fork() + fork()"))
    #expect(isAdded("let a = #\"a\" + b + \"b\"#", "let a = #._new\"a\" + b + \"b\"#"))
  }

  @Test("Without such a message nothing is rewritten")
  func others() {
    #expect(RefusedCode.rewritten([], of: [], after: "a.swift:1:1: error: no") == nil)
  }
}

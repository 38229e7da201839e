import Record
import Testing

@testable import Compiling

@Suite("Code that an answer may not use is found in its syntax")
struct UnsafeCodeTests {
  /// What is named, apart from the language that it is written in.
  private func kinds(_ text: String) -> [UnsafeCode.Kind] {
    UnsafeCode.find(in: text).map(\.kind).filter {
      switch $0 {
      case .language, .foreign: false
      default: true
      }
    }
  }

  @Test(
    "A statement of a deinit is refused, because it may lend out what is being destroyed",
    arguments: [
      "kept = self", "leave()", "self.leave()", "let a = self", "number = computed", "print(name)",
      "print(\"\\(name)\")", "self.print(\"gone\")", "print(\"gone\") { leave() }",
      "link?.invalidate()", "computed.cancel()", "Task { [self] in leave() }",
      "if true { leave() }", "NotificationCenter.default.removeObserver(self, name: n)",
      "timer?.invalidate(self)", "timer?.invalidate { leave() }", "timer = other", "timer?(1)",
      "seen?.cancel()", "later?.cancel()", "wrapped?.cancel()", "shared?.cancel()",
      "print(\"\\(timer!.me)\")", "print(\"\\(self)\")", "print(\"\\(seen)\")",
    ])
  func destruction(statement: String) {
    let properties = """
      var timer: Timer?; var seen: Task? { didSet {} }; lazy var later = a; @W var wrapped = b
      static var shared: A?; var computed: B { B(self) }
      """
    #expect(
      kinds("final class A { \(properties)\n deinit { \(statement) } }").first { $0 != .root }
        == .destruction(isHarmless: false))
  }

  @Test(
    "A deinit may print, and let go of what its object keeps",
    arguments: [
      "print(\"gone\", \"now\")",
      "print(\"\\(name) \\(self.name) \\(Self.self) \\(type(of: self))\")",
      "timer?.invalidate()", "self.timer?.invalidate()", "task.cancel(true)", "timer = nil",
      "self.timer = nil", "NotificationCenter.default.removeObserver(self)",
    ])
  func farewell(statement: String) {
    let properties = "var timer: Timer?; let task: Task; private var name = 1"
    #expect(
      kinds("final class A { \(properties)\n deinit { \(statement) } }") == [
        .destruction(isHarmless: true)
      ])
  }

  @Test("Where our parser loses its way, what is there is not accepted")
  func misread() {
    let texts = ["let a = 1", "let a = 1 let b = 2", "func f( { }", "let a = ]unsafe f()"]
    let units = texts.map { text in
      CompilationUnit(
        kind: .app, sources: [.init(name: "answer.swift", text: text)], isConfined: true)
    }
    let found = units.map { Rewriting(unit: $0, cache: nil).misreadCode(in: $0) }
    #expect(found.map(\.count) == [0, 1, 1, 1])
    #expect(found[1].first?.line == 1)
    #expect(found[1].first?.message.hasPrefix("this is not accepted in an answer") == true)
  }

  @Test("Whether it is the main thread may be asked, and nothing else of threads")
  func mainThread() {
    #expect(kinds("assert(Thread.isMainThread)") == [])
    #expect(kinds("let t = Thread.current") == [.name("Thread", .threads)])
    #expect(kinds("let t = Thread.self") == [.name("Thread", .threads)])
    #expect(kinds("let t = Foundation.Thread.isMainThread") == [.name("Thread", .threads)])
  }

  @Test("Only the modules of an app are imported")
  func modules() {
    #expect(
      kinds("import UIKit\nimport Foundation\nimport QuartzCore\nimport class UIKit.UIView") == [])
    #expect(
      kinds("import AVFoundation\nimport SwiftUI\nimport os\nimport Dispatch\nimport OSLog") == [])
    // It is left out, like Apple's other frameworks.
    #expect(kinds("import CoreFoundation") == [])
    for module in [
      "Glibc", "Staging", "Record", "Motion", "HeadlessUIKit", "Testing",
    ] {
      #expect(kinds("import \(module)") == [.module(module)])
    }
    #expect(kinds("import class Foundation.FileHandle") == [.name("FileHandle", .descriptors)])
  }

  @Test("Files, descriptors, processes, threads and reflection are refused by their names")
  func names() {
    #expect(kinds("let a = FileHandle.standardOutput") == [.name("FileHandle", .descriptors)])
    #expect(kinds("let a: [`FileManager`] = []") == [.name("FileManager", .files)])
    #expect(kinds("let a = Foundation.Process()") == [.name("Process", .processes)])
    #expect(kinds("dup2(1, 2)") == [.name("dup2", .descriptors)])
    #expect(kinds("let a = fork") == [.name("fork", .processes)])
    #expect(kinds("Thread.detachNewThread {}") == [.name("Thread", .threads)])
    #expect(kinds("print(\"\\(Mirror(reflecting: a))\")") == [.name("Mirror", .reflection)])
    #expect(kinds("#if DEBUG\nlet p = Pipe()\n#endif") == [.name("Pipe", .descriptors)])
    #expect(kinds("let q = Foundation.OperationQueue()") == [.name("OperationQueue", .threads)])
    #expect(kinds("Glibc.exit(0)") == [.name("Glibc", .module)])
    #expect(
      kinds("FoundationEssentials.FileManager.default") == [
        .name("FoundationEssentials", .module)
      ])
    #expect(kinds("let d = NSMutableData(length: 8)") == [.name("NSMutableData", .memory)])
    #expect(kinds("some(d).resetBytes(in: r)") == [.name("resetBytes", .memory)])
    #expect(kinds("let s = try String(contentsOfFile: \"/x\")").count == 1)
    #expect(kinds("try data.write(to: url)").count == 1)
  }

  @Test("The same words are accepted where they mean something else")
  func innocentNames() {
    let text = """
      final class Process { func close() {}; var thread = 1 }
      let p = Process(); p.close(); path.close(); p.thread = 2
      extension UIBezierPath { func drop() { close() } }
      values.append(contentsOf: others); Set(contentsOf: x)
      DispatchQueue.main.async {}; DispatchQueue(label: "a", attributes: .concurrent)
      UIView.animate(withDuration: 1, delay: 0, options: [.curveEaseInOut], animations: {})
      let mirror = "Mirror"; let x = process(mirror: 1)
      """
    #expect(kinds(text) == [])
  }

  @Test("What rewriting writes into an answer is accepted")
  func rewritten() {
    let text = """
      import UIKit
      let zoom = CABasicAnimation().toValue as? CGFloat
      final class Dot: CALayer { @NSManaged var radius: CGFloat; @objc dynamic var name = "" }
      class Base: NSObject, UINavigationControllerDelegate {}
      final class Delegate: Base {
        func navigationController(
          _ navigation: UINavigationController, didShow screen: UIViewController, animated: Bool
        ) {}
      }
      extension UIViewController { @objc func turn() {} }
      final class Book: UIViewController { override func turn() {} }
      let action = #selector(UIViewController.turn)
      """
    let unit = CompilationUnit(
      kind: .app, sources: [.init(name: "answer.swift", text: text)], isConfined: true)
    let rewriting = Rewriting(unit: unit, cache: nil)
    // These two are written after the compiler has missed something.
    let late: Set = ["_bridgedCast", "_optionalMembers"]
    #expect(SourceRewriter.helpers.subtracting(late).allSatisfy(rewriting.texts[0].contains))
    #expect(kinds("let a = _optionalMembers(of: b)?.count") == [])
    #expect(rewriting.unsafeCode(in: unit) == [])
  }

  @Test("Names with an underscore are refused")
  func underscores() {
    #expect(kinds("_exit(1)") == [.name("_exit", .processes)])
    #expect(kinds("a._storage = 1; _ = 2; let _ = 3") == [.underscore("_storage")])
  }

  @Test("A text that rewriting has made too much for our parser is refused")
  func excessAfterRewriting() {
    let text =
      "let bomb: Any? = " + String(repeating: "(", count: 200) + "1 as? Int"
      + String(repeating: ")", count: 200) + "\n@_silgen_name(\"fork\") func spawn() -> Int32\n"
    #expect(SourceExcess.find(in: text) == nil)
    #expect(refused(text).first?.message.contains("@_silgen_name") == true)
    #expect(UnsafeCode.find(in: "(" + text + ")").map(\.kind) == [.misread])
  }

  @Test("What rewriting moves into a given source is judged there")
  func movedIntoGiven() {
    let scene = "class Given: UIViewController { deinit { left = true } }\n"
    #expect(refused("", beside: scene) == [])
    let moved = "extension Given { override func viewDidLoad() { unsafe raise(9) } }"
    #expect(refused(moved, beside: scene).map(\.line) == [1, 1])
    let misread = "extension Given { override func viewDidLoad() { let a = 1 let b = 2 } }"
    let unit = CompilationUnit(
      kind: .app,
      sources: [
        .init(name: "ch", text: scene, isGiven: true), .init(name: "answer.swift", text: misread),
      ], isConfined: true)
    #expect(Rewriting(unit: unit, cache: nil).misreadCode(in: unit).count == 1)
    let honest = "extension Given { override func viewDidLoad() { print(1) } }"
    #expect(refused(honest, beside: scene) == [])
  }

  @Test("A deinit may not print with a function of the answer's")
  func ownPrint() {
    for own in [
      "struct print { init(_ a: String) {} }", "typealias print = B", "func print(_ a: String) {}",
      "var print = b", "enum `print` {}",
    ] {
      let found = refused("final class A { \(own)\n deinit { print(\"a\") } }")
      #expect(found.contains { $0.message.contains("in a deinit") }, "\(own)")
    }
    #expect(refused("final class A { deinit { print(\"a\") } }; func f() { print(1) }") == [])
    let prints = "final class A { deinit { print(\"\\(type(of: self))\") } }"
    #expect(refused(prints + "; struct B { let a = C(type: 1); init(type: C) {} }").count == 1)
    #expect(refused(prints + "; func type(of a: A) -> Int { 1 }").count == 1)
    #expect(refused(prints + "; let b = C(type: 1), t = type(of: 2)") == [])
  }

  @Test("The app's root is given")
  func root() {
    #expect(kinds("func makeRootViewController() -> Any { 1 }") == [.root])
    #expect(kinds("let makeRootViewController = 1") == [.root])
  }

  private func refused(_ text: String, beside scene: String = "") -> [Diagnostic] {
    let scene = CompilationUnit.Source(name: "ch", text: scene, isGiven: true)
    let answer = CompilationUnit.Source(name: "answer.swift", text: text)
    let unit = CompilationUnit(kind: .app, sources: [scene, answer], isConfined: true)
    return Rewriting(unit: unit, cache: nil).unsafeCode(in: unit)
  }

  @Test("A type of the answer's may have a refused name, where it is the type that is meant")
  func ownTypes() {
    let flight =
      "class Flight { enum Record { case out }; var record: Record; enum Pipe {}; var p: Pipe? }"
    #expect(refused(flight) == [])
    #expect(refused("extension UIView { enum Port {}; var port: Port? { nil } }") == [])
    for text in [
      "class Flight { enum Pipe {} }; var p: Pipe?",
      "class Flight { enum Pipe {} }; func f() { class Flight { var p: Pipe? } }",
      "class Flight { func raise() {} }; func f() { class Flight { func g() { raise() } } }",
      "class Flight: Process { class Process {} }",
      "class Flight { enum Pipe {}; var p: Foundation.Pipe? }",
    ] {
      #expect(!refused(text).isEmpty, "\(text)")
    }
    #expect(refused("var p: Pipe?", beside: "private enum Pipe {}").count == 1)
  }

  @Test("A place is the author's own, and says what to do")
  func place() {
    let found = refused("import UIKit\n@objc func f() { self._own = 2 }\nvar _own = 1\n  fork()\n")
    #expect(found.map { $0.file } == ["answer.swift"])
    #expect(found.map { [$0.line, $0.column] } == [[4, 3]])
    #expect(found.first?.source == "  fork()")
    #expect(
      found.first?.message
        == "fork is not accepted in an answer, because it reaches other processes and signals; "
        + "there is nothing but the app")
  }

  @Test(
    "A local name and a member of the type around stand before the C library's",
    arguments: [
      "class A { func raise(_ x: Int) {}; func f() { raise(1) } }",
      "class A { func f() { raise(1) } }; extension A { func raise(_ x: Int) {} }",
      "class A { func close(_ x: Int) {} }; class B: A { func f() { close(1) } }",
      "protocol P { func kill(_ x: Int) }; struct S: P { struct T { func f() { kill(1) } } }",
      "func f(_ signal: (Int) -> Void) { signal(1) }", "func f() { let dup = g; dup(1) }",
      "func f() { func alarm(_ x: Int) {}; alarm(1) }", "let f = { (nice: A) in nice(1) }",
      "func f() { guard let fcntl = g else { return }; fcntl(1) }",
      "func f() { for socket in all { socket(1) } }", "func f() { if let dup = g { dup(1) } }",
      "struct S { var _a = 1; func f() { _a = 2; self._a = 3 } }", "let _a = 1; func f() { g(_a) }",
      "extension Moving { func f() { raise(1) } }",
    ])
  func ownNames(text: String) {
    #expect(refused(text, beside: "class Moving { func raise(_ x: Int) {} }") == [])
  }

  @Test(
    "A name that is declared elsewhere stands before nothing",
    arguments: [
      "enum E { case dup2 }; func f() { dup2(4, 1) }",
      "func raise(_ x: String) {}; class A { func f() { raise(9) } }",
      "class B { func kill(_ x: Int) {} }; class A { func f() { kill(1) } }",
      "func g() { let close = 1 }; func f() { close(4) }",
      "func f() { if let dup = g {}; dup(1) }", "func f() { let x = { (fork: A) in }; fork() }",
      "class A { func raise(_ x: Int) {}; func f() { Foundation.raise(1) } }",
    ])
  func foreignNames(text: String) {
    #expect(refused(text).count == 1)
  }
}

import Testing

@testable import Compiling

@Suite("Words for time mean the engine's types")
struct ClockNamesTests {
  private func file(_ kind: CompilationUnit.Kind = .app, _ texts: String...) -> String? {
    ClockNames.file(
      for: CompilationUnit(
        kind: kind, sources: texts.map { CompilationUnit.Source(name: "a.swift", text: $0) }))
  }

  @Test("A program that imports only UIKit needs nothing")
  func unambiguous() {
    #expect(file(.app, "import UIKit\nlet timer: Timer? = nil") == nil)
    #expect(file(.checks, "import Foundation") == nil)
  }

  @Test("One that imports Foundation as well declares every name")
  func ambiguous() {
    let names = file(.app, "import UIKit", "import Foundation\nimport UIKit")
    #expect(
      names?.hasPrefix("import UIKit\npublic typealias BlockOperation = UIKit.BlockOperation\n")
        == true)
    #expect(names?.contains("public typealias Timer = UIKit.Timer\n") == true)
    #expect(names?.contains("extension Date {\n  init() {") == true)
    #expect(names?.contains("public typealias UserDefaults = UIKit.UserDefaults\n") == true)
    #expect(names?.contains("init(format: __shared String, _ arguments: any CVarArg") == true)
    #expect(names?.contains("\nfunc NSLog(_ format: String,") == true)
    #expect(file(.script, "import Dispatch") == names)
  }

  @Test("A name that the program declares itself is left to it")
  func declared() {
    let names = file(.app, "import Foundation\nfinal class Timer {}\nstruct RunLoopSpy {}")
    #expect(names?.contains("typealias Timer ") == false)
    #expect(names?.contains("typealias RunLoop = ") == true)
    let functions = file(.app, "import Foundation\nfunc NSLog(_ text: String) {}")
    #expect(functions?.contains("func NSLog") == false)
    let dates = file(.app, "import Foundation\nextension Date { static var now: Date { Date() } }")
    #expect(dates?.contains("static var now") == false)
    #expect(dates?.contains("var timeIntervalSinceNow") == true)
  }
}

import Foundation
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

  @Test("Neither a comment nor a method nor another type's member takes a name's place")
  func onlyDeclarations() {
    let names = file(
      .app,
      """
      import Foundation
      // func NSLog( is what extension String { with a Format } would be
      struct Dice { func drand48() -> Int { 4 } }
      extension Dice { func arc4random() -> Int { 4 }; static var now: Int { 4 } }
      func roll() { func arc4random_uniform(_ bound: Int) -> Int { 4 } }
      let text = "extension Date { init() }"
      """)
    #expect(names?.contains("\nfunc NSLog(") == true)
    #expect(names?.contains("\nfunc drand48(") == true)
    #expect(names?.contains("\nfunc arc4random(") == true)
    #expect(names?.contains("\nfunc arc4random_uniform(") == true)
    #expect(names?.contains("\n  init(format: __shared String, _ arguments") == true)
    #expect(names?.contains("\n  init() {") == true)
    #expect(names?.contains("\n  static var now") == true)
  }

  @Test("An initializer for texts of the program's own leaves the others in place")
  func ownFormat() {
    let names = file(
      .app,
      """
      import Foundation
      extension Swift.String {
        init(format: String, _ arguments: CVarArg...) { self = "own" }
      }
      """)
    #expect(names?.contains("init(format: __shared String, _ arguments") == false)
    #expect(names?.contains("init(format: __shared String, arguments") == true)
  }

  @Test(
    "The list has each stand-in of the engine's that Linux has under the same name, and no other")
  func inStep() throws {
    let engine = URL(filePath: #filePath).appending(path: "../../../../Sources/Engine/QuartzCore")
      .standardized
    var types: Set<String> = []
    var functions: Set<String> = []
    var members: [String: Set<String>] = [:]
    for folder in ["FoundationStandIns", "Time"] {
      let place = engine.appending(path: folder)
      for name in try FileManager.default.contentsOfDirectory(atPath: place.path)
      where name.hasSuffix(".swift") {
        let text = try String(contentsOf: place.appending(path: name), encoding: .utf8)
        for match in text.matches(
          of: /(?m)^(?:public|open)(?: final)? (?:class|struct|enum|protocol|typealias) (\w+)/)
        {
          types.insert(String(match.output.1))
        }
        let visible = Set(text.matches(of: /(?m)^public func (\w+)/).map { String($0.output.1) })
        let own = OwnDeclarations(in: ParsedSource(text))
        functions.formUnion(own.functions.intersection(visible))
        members.merge(own.members) { $0.union($1) }
      }
    }
    // What no module of Linux has, so that nothing is ambiguous.
    let ours: Set = [
      "CADisplayLink", "CAFrameRateRange", "CFAllocator", "CFBoolean", "CFData", "CFDictionary",
      "CFMutableArray", "CFMutableDictionary", "CFNumber", "CFRunLoop", "CFRunLoopMode",
      "CFRunLoopTimer", "CFTypeRef", "CFURL", "NSHashTable", "NSHashTableOptions", "NSMapTable",
      "NSMapTableOptions", "NSPointerArray", "NSPointerFunctions", "UndoManager",
      "os_unfair_lock", "os_unfair_lock_s", "os_unfair_lock_t",
    ]
    #expect(types.subtracting(ours) == Set(ClockNames.names))
    let foreign = functions.filter { name in
      !["CF", "objc_", "os_unfair_lock"].contains { name.hasPrefix($0) }
    }
    #expect(foreign.subtracting(["_formatted"]) == Set(ClockNames.functions.map(\.name)))
    #expect(members["Date"] == Set(ClockNames.dates.map(\.name)))
    // Linux has no texts from tables.
    let texts = members["String"]?.subtracting(["init(localized:table:bundle:comment:)"])
    #expect(texts == Set(ClockNames.formats.map(\.name)))
    #expect(members["StringProtocol"] == Set(ClockNames.partFormats.map(\.name)))
  }
}

import Foundation
import Testing

@Suite("What the engine must not know")
struct EngineManners {
  let forbidden: [(word: Regex<Substring>, why: String)] = [
    (/\bDate(?:\(\)|\(timeIntervalSinceNow|\.now\b|\.init\b)/, "the wall clock"),
    (/\bContinuousClock\b/, "the wall clock"),
    (/\bclock_gettime\b/, "the wall clock"),
    (/\bProcessInfo\b/, "the machine"),
    (/\bThread\.sleep\b/, "waiting"),
    (/\busleep\(/, "waiting"),
    (/\bJSON(?:En|De)coder\b/, "JSON"),
    (/\bJSONSerialization\b/, "JSON"),
    (/\bFileManager\b/, "files"),
    (/\bFileHandle\b/, "files"),
    (/(?:^|[^.\w])print\(/, "printing"),
    (/\bSystemRandomNumberGenerator\b/, "chance"),
    (/\.random\(in:/, "chance"),
  ]

  @Test("The engine knows no wall clock, files, JSON, chance or printing")
  func theEngineIsDeterministic() throws {
    let tree = try Tree()
    let engine = tree.targets.filter { $0.folder.path.contains("/Sources/Engine/") }
    #expect(engine.count == 4)
    for file in try tree.files(in: engine) {
      for (line, text) in file.code {
        for (word, why) in forbidden where text.firstMatch(of: word) != nil {
          Issue.record("\(file.path):\(line) reaches for \(why): \(text)")
        }
      }
    }
  }

  @Test("Symbols are called by name in RuntimeHooks only")
  func symbolsStayInRuntimeHooks() throws {
    let tree = try Tree()
    let engine = tree.targets.filter { $0.folder.path.contains("/Sources/Engine/") }
    for file in try tree.files(in: engine) where !file.path.contains("/RuntimeHooks/") {
      for (line, text) in file.code
      where text.contains(/@_silgen_name|\bdl(?:sym|open)\b|_cdecl|_dynamicReplacement/) {
        Issue.record("\(file.path):\(line): \(text)")
      }
    }
  }

  @Test("Nothing of ours asks whether UIKit can be imported")
  func noCanImport() throws {
    let tree = try Tree()
    for file in try tree.files(in: tree.targets) where file.target.name != "ArchitectureTests" {
      for (line, text) in file.code where text.contains("canImport(UIKit)") {
        Issue.record("\(file.path):\(line): \(text)")
      }
    }
  }

  @Test("Nothing of ours names a place outside of the repository")
  func noPathsOfThisMachine() throws {
    let tree = try Tree()
    for file in try tree.files(in: tree.targets) where file.target.name != "ArchitectureTests" {
      for (index, line) in file.lines.enumerated() {
        if line.contains("../shared") || line.contains("/work/") {
          Issue.record("\(file.path):\(index + 1): \(line)")
        }
      }
    }
  }
}

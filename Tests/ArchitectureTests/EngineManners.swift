import Foundation
import Testing

@Suite("What the engine must not know")
struct EngineManners {
  let forbidden: [(word: Regex<Substring>, why: String)] = [
    (/\bDate(?:\((?!timeIntervalSinceReferenceDate)|\.now\b|\.init\b)/, "the wall clock"),
    (/\btimeIntervalSince(?:Now|1970)\b/, "the wall clock"),
    (/\b(?:Continuous|Suspending)Clock\b/, "the wall clock"),
    (/\b(?:clock_gettime|gettimeofday|mach_absolute_time|getrusage)\b/, "the wall clock"),
    (/\b(?:localtime|gmtime|time\(nil\)|time\(&)/, "the wall clock"),
    (/\bCFAbsoluteTimeGetCurrent\b/, "the wall clock"),
    (/\b(?:Dispatch|Foundation)\.\w+/, "a type that may follow the wall clock"),
    (/\b(?:NSDate|DispatchSource)\b/, "the wall clock"),
    (/\bProcessInfo\b/, "the machine"),
    (/\bThread\.sleep\b/, "waiting"),
    (/\b(?:usleep|nanosleep|sleep)\(\d/, "waiting"),
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
      // These declare the virtual counterparts.
      let name = file.url.lastPathComponent
      if ["Date+VirtualTime.swift", "ObjectiveCNames.swift"].contains(name) { continue }
      for (line, text) in file.code {
        for (word, why) in forbidden where text.firstMatch(of: word) != nil {
          Issue.record("\(file.path):\(line) reaches for \(why): \(text)")
        }
      }
    }
  }

  @Test("What lies below the virtual clock uses no type that has a clock")
  func noClocksBelowTheVirtualOne() throws {
    let tree = try Tree()
    let below = ["Motion", "HeadlessCoreGraphics"].compactMap(tree.target)
    let clocks = /\b(?:Date|Timer|RunLoop|Dispatch(?:Time|WallTime|Queue)|OperationQueue)\b/
    for file in try tree.files(in: below) {
      for (line, text) in file.code where text.firstMatch(of: clocks) != nil {
        Issue.record("\(file.path):\(line): \(text)")
      }
    }
  }

  @Test(
    "Every way to the wall clock is caught",
    arguments: [
      "Date()", "Date.now", "Date(timeIntervalSinceNow: 1)", "date.timeIntervalSinceNow",
      "Date(timeInterval: 1, since: other)", "CFAbsoluteTimeGetCurrent()", "Dispatch.DispatchTime",
      "Foundation.Date", "ContinuousClock.now", "clock_gettime(CLOCK_MONOTONIC, &time)",
      "NSDate()", "ProcessInfo.processInfo.systemUptime",
    ])
  func theWallClockIsCaught(_ code: String) {
    #expect(forbidden.contains { code.firstMatch(of: $0.word) != nil })
  }

  @Test("The engine keeps no state in static or global variables; the world keeps it")
  func noStaticState() throws {
    let tree = try Tree()
    let engine = tree.targets.filter { $0.folder.path.contains("/Sources/Engine/") }
    let stored = /\b(?:static|class)\s+(?:weak\s+)?var\s+\w+\s*(?::[^={]*)?(?:=|$)/
    let global = /^(?:(?:public|package|internal|private|fileprivate) )?(?:weak )?var\b/
    for file in try tree.files(in: engine) where file.url.lastPathComponent != "World.swift" {
      for (line, text) in file.code
      where text.contains(stored) || text.contains(global) || text.contains("nonisolated(unsafe)") {
        Issue.record("\(file.path):\(line): \(text)")
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

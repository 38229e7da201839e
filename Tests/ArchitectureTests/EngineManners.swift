import Foundation
import Testing

@Suite("What the engine must not know")
struct EngineManners {
  /// A word that engine code may not contain.
  struct Ban {
    /// A part of the word, since most lines contain none and matching them all takes minutes.
    let part: String
    let word: Regex<Substring>
    let reason: String

    init(_ part: String, _ word: Regex<Substring>, _ reason: String) {
      self.part = part
      // By default, there is no word boundary within `date.timeIntervalSinceNow`.
      self.word = word.wordBoundaryKind(.simple)
      self.reason = reason
    }

    func forbids(_ code: String) -> Bool { code.contains(part) && code.contains(word) }
  }

  let bans = [
    Ban(
      "Date", /\bDate(?:\((?!timeIntervalSinceReferenceDate)|\.now\b|\.init\b)/, "the wall clock"),
    Ban("NSDate", /\bNSDate\b/, "the wall clock"),
    Ban("timeIntervalSince", /\btimeIntervalSince(?:Now|1970)\b/, "the wall clock"),
    Ban("Clock", /\b(?:Continuous|Suspending)Clock\b/, "the wall clock"),
    Ban("get", /\b(?:clock_gettime|gettimeofday|getrusage)\b/, "the wall clock"),
    Ban("time", /\b(?:mach_absolute_time|localtime|gmtime)\b|\btime\((?:nil|&)/, "the wall clock"),
    Ban("CFAbsoluteTimeGetCurrent", /\bCFAbsoluteTimeGetCurrent\b/, "the wall clock"),
    Ban("DispatchSource", /\bDispatchSource\b/, "the wall clock"),
    Ban("Dispatch.", /\bDispatch\.\w+/, "a type that follows the wall clock"),
    Ban("Foundation.", /\bFoundation\.\w+/, "a type that may follow the wall clock"),
    Ban("ProcessInfo", /\bProcessInfo\b/, "the machine"),
    Ban("sleep", /\bThread\.sleep\b|\b(?:usleep|nanosleep|sleep)\(\d/, "waiting"),
    Ban("JSON", /\bJSON(?:Encoder|Decoder|Serialization)\b/, "JSON"),
    Ban("File", /\bFile(?:Manager|Handle)\b/, "files"),
    Ban("print", /(?:^|[^.\w])print\(/, "printing"),
    Ban("Random", /\bSystemRandomNumberGenerator\b/, "chance"),
    Ban("random", /\.random\(in:/, "chance"),
    // An app's own override would get a closure that it may keep beyond the life of what it uses.
    Ban("withoutActuallyEscaping", /\bwithoutActuallyEscaping\b/, "a closure that does not stay"),
  ]

  @Test("The engine knows no wall clock, files, JSON, chance or printing")
  func theEngineIsDeterministic() throws {
    let tree = try Tree()
    let engine = tree.targets.filter { $0.folder.path.contains("/Sources/Engine/") }
    #expect(engine.count == 5)
    for file in try tree.files(in: engine) {
      // These declare the virtual counterparts.
      let name = file.url.lastPathComponent
      if [
        "Date+VirtualTime.swift", "DispatchSource.swift", "ObjectiveCNames.swift",
        "ProcessInfo.swift",
      ].contains(name) {
        continue
      }
      for (line, text) in file.code {
        for ban in bans where ban.forbids(text) {
          Issue.record("\(file.path):\(line) reaches for \(ban.reason): \(text)")
        }
      }
    }
  }

  @Test("What lies below the virtual clock uses no type that has a clock")
  func noClocksBelowTheVirtualOne() throws {
    let tree = try Tree()
    let below = ["Motion", "HeadlessCoreGraphics"].compactMap(tree.target)
    let clocks = /\b(?:Date|Timer|RunLoop|Dispatch(?:Time|WallTime|Queue)|OperationQueue)\b/
      .wordBoundaryKind(.simple)
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
    #expect(bans.contains { $0.forbids(code) })
  }

  @Test("The engine keeps no state in static or global variables; the world keeps it")
  func noStaticState() throws {
    let tree = try Tree()
    let engine = tree.targets.filter { $0.folder.path.contains("/Sources/Engine/") }
    let stored = /\b(?:static|class)\s+(?:weak\s+)?var\s+\w+\s*(?::[^={]*)?(?:=|$)/
    let global = /^(?:(?:public|package|internal|private|fileprivate) )?(?:weak )?var\b/
    for file in try tree.files(in: engine) where file.url.lastPathComponent != "World.swift" {
      for (line, text) in file.code
      where text.contains("var ") && (text.contains(stored) || text.contains(global))
        || text.contains("nonisolated(unsafe)")
      {
        Issue.record("\(file.path):\(line): \(text)")
      }
    }
  }

  @Test("Names of other eras are in Deprecated, unless apps override or implement them")
  func earlierNamesAreTogether() throws {
    let tree = try Tree()
    let engine = tree.targets.filter { $0.folder.path.contains("/Sources/Engine/") }
    for file in try tree.files(in: engine) where !file.path.contains("/Deprecated/") {
      for (index, line) in file.lines.enumerated() where line.contains("deprecated, renamed:") {
        let declaration = file.lines[index...].first {
          $0.contains(/\b(?:func|var|init|typealias)\b/)
        }
        // What is open is overridden, and what is not public is a protocol's.
        #expect(declaration?.contains("public ") != true, "\(file.path):\(index + 1)")
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

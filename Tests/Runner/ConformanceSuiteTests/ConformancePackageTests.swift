import Foundation
import Testing

@testable import Chapters
@testable import Conformance

@Suite("The package for a Mac")
struct ConformancePackageTests {
  private static let root = URL(filePath: #filePath).pathComponents.dropLast(4)
    .joined(separator: "/").replacing("//", with: "/")
  private static let rules = Result { ConformanceRule.all(in: try Book(folder: root)) }

  /// Names that are newer than iOS 13, with the first version that has them, as the pages of
  /// developer.apple.com/documentation say ("iOS 17.0+").
  private static let newNames: [(name: String, version: Int)] = [
    ("addAction", 14), ("enumerateEventHandlers", 14), ("primaryAction", 14), ("removeAction", 14),
    ("CellRegistration", 14), ("UIListContentConfiguration", 14), ("contentConfiguration", 14),
    ("showsMenuAsPrimaryAction", 14), ("backButtonDisplayMode", 14),
    ("UISheetPresentationController", 15), ("sheetPresentationController", 15),
    ("adaptiveSheetPresentationController", 15), ("sectionHeaderTopPadding", 15),
    ("reconfigureItems", 15), ("reloadedItemIdentifiers", 15), ("keyboardLayoutGuide", 15),
    ("preferredFrameRateRange", 15), ("applySnapshotUsingReloadData", 15),
    ("repeatingSubitem", 16), ("UIHostingConfiguration", 16), ("UICalendarView", 16),
    ("traitOverrides", 17), ("updateTraitsIfNeeded", 17), ("UITraitDefinition", 17),
    ("registerForTraitChanges", 17), ("perceptualDuration", 17), ("bounce", 17),
    ("springDuration", 17), ("addSymbolEffect", 17), ("allowsOverdamping", 17),
    ("UITab", 18), ("preferredTransition", 18), ("UIUpdateLink", 18), ("isTabBarHidden", 18),
    ("cornerConfiguration", 26), ("updateProperties", 26),
  ]

  private static func version(_ rule: Rule) throws -> Int {
    guard !rule.since.isEmpty else { return 13 }
    return try #require(rule.since.split(separator: " ").last.flatMap { Int($0) })
  }

  @Test("The package's oldest system has everything that any rule uses")
  func systems() throws {
    for rule in try Self.rules.get() {
      #expect(try Self.version(rule.rule) <= PackageText.oldestSystem, "\(rule.id)")
    }
    #expect(PackageText.manifest(settings: "[]").contains("[.iOS(.v17)]"))
    #expect(PackageText.project.contains("deploymentTarget: {iOS: \"17.0\"}"))
  }

  @Test("A rule says since= if it uses what is newer than iOS 13")
  func newAPI() throws {
    for rule in try Self.rules.get() {
      let code = ([rule.rule.fence] + rule.rule.scenes.map(\.fence)).map(\.code).joined()
      let words = Set(code.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
      let version = try Self.version(rule.rule)
      for (name, first) in Self.newNames where words.contains(Substring(name)) {
        #expect(version >= first, "\(rule.id) uses \(name)")
      }
    }
  }

  @Test("A rule's file has a sink of its own, and the time that the rule takes here")
  func ruleFiles() throws {
    let rules = Array(try Self.rules.get().prefix(2))
    let results = rules.map { RuleResult($0, output: "", stop: "", seconds: 1.234) }
    let files = ConformancePackage(results: results, host: .apple).files()
    let names = files.keys.filter { $0.hasPrefix("Sources/Rules/ch") }
    #expect(names.count == 2)
    for name in names {
      let text = try #require(files[name])
      #expect(text.contains("\nnonisolated fileprivate let ruleFacts = Facts()\n"))
      #expect(text.contains("    seconds: 1.24,\n"))
      #expect(text.contains("    facts: ruleFacts,\n"))
    }
  }

  @Test("A touched rule is a test of the app from outside, and no other")
  func touched() throws {
    let rules = try Self.rules.get().filter { $0.rule.touches != nil }
    #expect(rules.count >= 8)
    var short = Array(rules.prefix(2))
    var steps = try #require(short[1].rule.touches)
    steps.fence.code = "- drag: {from: pad, by: [9, 0], end: cancel}\n"
    var reader = ScenarioReader()
    let cancelling = reader.touches(steps.fence)
    short[1].rule.touches = try #require(cancelling)
    let results = short.map { RuleResult($0, output: "", stop: "", seconds: 1.234) }
    let files = ConformancePackage(results: results, host: .apple).files()
    let tests = try #require(files["Tests/TouchTests/TouchTests.swift"])
    #expect(
      tests.contains(
        """
            try play(#"\(short[0].id)"#, seconds: 1.24, [
              .tap(.point(160.0, 140.0)),
        """))
    #expect(
      tests.contains(
        "    try omit(#\"\(short[1].id)\"#, #\"Step 1: XCUITest cannot cancel a touch.\"#)\n"))
    #expect(files["Tests/RuleTests/RuleTests.swift"]?.contains("func test_") == false)
    #expect(files["Tests/RuleTests/Recorder.swift"] == files["Tests/TouchTests/Recorder.swift"])
    let readme = try #require(files["README.md"])
    #expect(readme.contains("2 rules are touched: "))
    #expect(readme.contains("\n- `\(short[1].id)`: Step 1: XCUITest cannot cancel a touch.\n"))
    #expect(readme.contains("-scheme Conformance -only-testing:TouchTests"))
  }

  @Test("Every touched rule of the book can be played by XCUITest")
  func obstacles() throws {
    for rule in try Self.rules.get() { #expect(rule.obstacle == nil, "\(rule.id)") }
  }

  @Test("The README says where a recording goes")
  func address() throws {
    let address = "https://example.org/book"
    let known = ConformancePackage(results: [], host: .apple, repository: address).files()
    #expect(known["README.md"]?.contains("\(address). Or compare it yourself") == true)
    #expect(known["README.md"]?.contains("and run for 0 minutes") == true)
    let unknown = ConformancePackage(results: [], host: .apple).files()
    #expect(unknown["README.md"]?.contains("from which you have the workbook. Or") == true)
  }
}

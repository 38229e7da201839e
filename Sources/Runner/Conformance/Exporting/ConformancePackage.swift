public import Compiling
public import Files
import Foundation

/// A package of tests that asks UIKit the rules: Apple's, or this engine under Apple's name.
public struct ConformancePackage: Sendable {
  /// The implementation of UIKit that the package imports.
  public enum Host: Sendable {
    case apple
    /// This engine: the sources are rewritten as those of learners are.
    case engine(Compiler)
  }

  private let rules: [ConformanceRule]
  /// How long each rule's program runs on this engine, in seconds.
  private let seconds: [ConformanceRule.ID: Double]
  private let host: Host
  private let repository: String?

  /// - Parameters:
  ///   - results: The rules, and what this engine says to them: the package gives each rule as long.
  ///   - repository: The address to send recordings to; `nil` if it is not known.
  public init(results: [RuleResult], host: Host, repository: String? = nil) {
    rules = results.map(\.rule)
    seconds = Dictionary(results.map { ($0.rule.id, $0.seconds) }) { first, _ in first }
    self.host = host
    self.repository = repository
  }

  /// Writes the package; a folder that an earlier export made is replaced as a whole.
  public func write(to folder: String) throws(FileError) {
    try OutputFolder(path: folder).replace(with: files().mapValues { Data($0.utf8) })
  }

  /// All files by their paths in the package.
  func files() -> [String: String] {
    let (touched, untouched) = (
      rules.filter { $0.rule.touches != nil }, rules.filter { $0.rule.touches == nil }
    )
    var files = [
      "Tests/RuleTests/RuleTests.swift": PackageText.tests(
        of: untouched.map { ($0.id, Self.symbol($0)) }),
      "Tests/RuleTests/Recorder.swift": PackageText.recorder,
      "Tests/TouchTests/TouchTests.swift": PackageText.touchTests(
        of: touched.map { (Self.symbol($0), touchTest(of: $0)) }),
      "Tests/TouchTests/TouchCall.swift": PackageText.touchCalls,
      "Tests/TouchTests/TouchPlayer.swift": PackageText.touchPlayer,
      "Tests/TouchTests/Recorder.swift": PackageText.recorder,
    ]
    var sources = Self.sources(of: rules, lasting: seconds)
    sources.append(CompilationUnit.Source(name: "Host.swift", text: PackageText.host))
    sources.append(CompilationUnit.Source(name: "Host+Handout.swift", text: PackageText.handout))
    switch host {
    case .apple:
      files["Package.swift"] = PackageText.manifest(settings: "[.defaultIsolation(MainActor.self)]")
      files["Tests/TouchTests/XCUIApplication+Waiting.swift"] = PackageText.waiting
      sources.append(
        CompilationUnit.Source(name: "Host+Apple.swift", text: PackageText.appleHost))
      files["App/HostApp.swift"] = PackageText.app
      files["project.yml"] = PackageText.project
      files[".github/workflows/record.yml"] = PackageText.workflow
      files["README.md"] = PackageText.readme(
        count: rules.count, touched: touched, seconds: secondsOnADevice, repository: repository)
      for source in sources { files["Sources/Rules/" + source.name] = source.text }
    case .engine(let compiler):
      files["Package.swift"] = PackageText.manifest(
        settings: PackageText.engineSettings, playsTouches: true)
      files["Tests/TouchTests/XCUIStandIn.swift"] = PackageText.touchStandIn
      files["test.sh"] = PackageText.engineScript(compiler.products.folder)
      sources.append(
        CompilationUnit.Source(name: "Host+Engine.swift", text: PackageText.engineHost))
      let unit = CompilationUnit(module: "Rules", kind: .app, sources: sources)
      let texts = compiler.texts(of: unit)
      for (index, source) in sources.enumerated() {
        files["Sources/Rules/" + source.name] = texts["file\(index).swift"]
      }
      files["Sources/Rules/Clock.swift"] = texts["clock.swift"]
    }
    return files
  }

  /// How long all tests take on a device, in seconds: each rule has a second more than here, and each that is
  /// touched has an app of its own.
  private var secondsOnADevice: Double {
    seconds.values.reduce(0, +) + Double(rules.count)
      + Self.secondsOfALaunch * Double(rules.count { $0.rule.touches != nil })
  }
  private static let secondsOfALaunch = 10.0

  /// The body of the test that plays a rule's user, or says why it cannot.
  private func touchTest(of rule: ConformanceRule) -> String {
    do throws(TouchObstacle) {
      let calls = try TouchPlan(rule.rule.touches?.steps ?? []).calls
      let limit = Self.rounded(seconds[rule.id] ?? 0)
      let lines =
        ["    try play(\(Self.literal(rule.id)), seconds: \(limit), ["]
        + calls.map { "      \($0.literal)," } + ["    ])"]
      return lines.joined(separator: "\n")
    } catch {
      return "    try omit(\(Self.literal(rule.id)), \(Self.literal(error.sentence)))"
    }
  }

  /// Hundredths, rounded up.
  private static func rounded(_ seconds: Double) -> Double { (seconds * 100).rounded(.up) / 100 }

  /// The rules' programs, one file each, and their shared file.
  static func sources(
    of rules: [ConformanceRule], lasting seconds: [ConformanceRule.ID: Double] = [:]
  ) -> [CompilationUnit.Source] {
    var sources = [
      CompilationUnit.Source(name: "Facts.swift", text: FactProgram.support),
      CompilationUnit.Source(
        name: "Rule.swift", text: PackageText.rule(symbols: rules.map(symbol))),
    ]
    sources += rules.map { rule in
      CompilationUnit.Source(
        name: symbol(rule) + ".swift", text: text(of: rule, lasting: seconds[rule.id] ?? 0))
    }
    return sources
  }

  /// The rule's id as a name in Swift.
  private static func symbol(_ rule: ConformanceRule) -> String {
    rule.id.replacing(".", with: "_").replacing("-", with: "_")
  }

  private static func text(of rule: ConformanceRule, lasting seconds: Double) -> String {
    let scope = FileScope(rule.source)
    let conditions = rule.program.conditions.map { "      \(literal($0.text))," }
    let lines =
      rule.sentence.split(separator: "\n").map { "// \($0)" } + [""]
      + scope.imports.map { "import \($0)" } + ["", FactProgram.keepingSink + scope.text]
      + [
        "extension Rule {",
        "  static let \(symbol(rule)) = Rule(",
        "    id: \(literal(rule.id)),",
        "    seconds: \(rounded(seconds)),",
        "    conditions: [",
      ] + conditions + [
        "    ],",
        "    facts: ruleFacts,",
        scope.isScript
          ? "    start: { run(); return nil })" : "    start: { makeRootViewController() })",
        "}", "",
      ]
    return lines.joined(separator: "\n")
  }

  private static func literal(_ text: String) -> String {
    "#\"\(text)\"#"
  }
}

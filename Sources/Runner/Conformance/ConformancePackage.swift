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
    var files = [
      "Tests/RuleTests/RuleTests.swift": PackageText.tests(
        of: rules.map { ($0.id, Self.symbol($0)) }),
      "Tests/RuleTests/Recorder.swift": PackageText.recorder,
    ]
    var sources = Self.sources(of: rules, lasting: seconds)
    sources.append(CompilationUnit.Source(name: "Host.swift", text: PackageText.host))
    switch host {
    case .apple:
      files["Package.swift"] = PackageText.manifest(settings: "[.defaultIsolation(MainActor.self)]")
      sources.append(
        CompilationUnit.Source(name: "Host+Apple.swift", text: PackageText.appleHost))
      files["App/HostApp.swift"] = PackageText.app
      files["project.yml"] = PackageText.project
      files[".github/workflows/record.yml"] = PackageText.workflow
      files["README.md"] = PackageText.readme(
        count: rules.count, seconds: seconds.values.reduce(0, +) + Double(rules.count),
        repository: repository)
      for source in sources { files["Sources/Rules/" + source.name] = source.text }
    case .engine(let compiler):
      files["Package.swift"] = PackageText.manifest(
        settings: PackageText.engineSettings)
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
    let program = rule.rule.scenes.map(\.fence.code).joined() + rule.program.text
    let scope = FileScope(program)
    let conditions = rule.program.conditions.map { "      \(literal($0.text))," }
    let lines =
      rule.sentence.split(separator: "\n").map { "// \($0)" } + [""]
      + scope.imports.map { "import \($0)" } + ["", FactProgram.keepingSink + scope.text]
      + [
        "extension Rule {",
        "  static let \(symbol(rule)) = Rule(",
        "    id: \(literal(rule.id)),",
        "    seconds: \((seconds * 100).rounded(.up) / 100),",
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

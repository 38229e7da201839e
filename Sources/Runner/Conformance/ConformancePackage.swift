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
  private let host: Host

  public init(rules: [ConformanceRule], host: Host) {
    self.rules = rules
    self.host = host
  }

  /// Writes the package; a folder that an earlier export made is replaced as a whole.
  public func write(to folder: String) throws(FileError) {
    try OutputFolder(path: folder).replace(with: files().mapValues { Data($0.utf8) })
  }

  /// All files by their paths in the package.
  func files() -> [String: String] {
    var files = [
      "Tests/RuleTests/RuleTests.swift": PackageText.tests(
        of: rules.map { ($0.id, Self.symbol($0)) })
    ]
    let sources = sources()
    switch host {
    case .apple:
      files["Package.swift"] = PackageText.manifest(settings: "[.defaultIsolation(MainActor.self)]")
      files["Sources/Rules/Host.swift"] = PackageText.appleHost
      files["App/HostApp.swift"] = PackageText.app
      files["project.yml"] = PackageText.project
      files[".github/workflows/record.yml"] = PackageText.workflow
      files["README.md"] = PackageText.readme(count: rules.count)
      for source in sources { files["Sources/Rules/" + source.name] = source.text }
    case .engine(let compiler):
      files["Package.swift"] = PackageText.manifest(
        settings: PackageText.engineSettings)
      files["test.sh"] = PackageText.engineScript(compiler.products.folder)
      files["Sources/Rules/Host.swift"] = PackageText.engineHost
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
  func sources() -> [CompilationUnit.Source] {
    var sources = [
      CompilationUnit.Source(name: "Facts.swift", text: FactProgram.support),
      CompilationUnit.Source(
        name: "Rule.swift", text: PackageText.rule(symbols: rules.map(Self.symbol))),
    ]
    sources += rules.map { rule in
      CompilationUnit.Source(name: Self.symbol(rule) + ".swift", text: Self.text(of: rule))
    }
    return sources
  }

  /// The rule's id as a name in Swift.
  private static func symbol(_ rule: ConformanceRule) -> String {
    rule.id.replacing(".", with: "_").replacing("-", with: "_")
  }

  private static func text(of rule: ConformanceRule) -> String {
    let program = rule.rule.scenes.map(\.fence.code).joined() + rule.program.text
    let scope = FileScope(program)
    let conditions = rule.program.conditions.map { "      \(literal($0.text))," }
    let lines =
      rule.sentence.split(separator: "\n").map { "// \($0)" } + [""]
      + scope.imports.map { "import \($0)" } + [scope.text]
      + [
        "extension Rule {",
        "  static let \(symbol(rule)) = Rule(",
        "    id: \(literal(rule.id)),",
        "    conditions: [",
      ] + conditions + [
        "    ],",
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

import Markdown

extension Scenario {
  /// Reads a scenario from a file of its own.
  ///
  /// - Parameters:
  ///   - text: YAML, as in a chapter's fence.
  ///   - file: The path that findings report.
  /// - Throws: ``ScenarioErrors`` with all errors of the scenario.
  public static func read(_ text: String, file: String) throws(ScenarioErrors) -> Scenario {
    let start = SourcePosition(line: 1, column: 1)
    let end = SourcePosition(line: text.split(separator: "\n").count + 1, column: 1)
    let name = file.split(separator: "/").last.map { String($0.prefix { $0 != "." }) } ?? file
    let fence = CodeFence(
      file: file, language: "yaml", role: .scenario, name: name, attributes: [:], code: text,
      range: SourceRange(start: start, end: end), firstCodeLine: 1, codeColumn: 1)
    var reader = ScenarioReader()
    if let scenario = reader.scenario(fence) { return scenario }
    throw ScenarioErrors(
      findings: reader.errors.map {
        AuthorFinding(file: file, position: $0.position, error: $0.error)
      })
  }
}

/// Why a scenario cannot be played.
public struct ScenarioErrors: Error, Equatable, Sendable {
  /// Never empty.
  public var findings: [AuthorFinding]
}

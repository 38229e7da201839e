import Checking
import Files
public import Foundation
import Record

extension Export {
  /// The part of JUnit's XML that Jenkins and GitLab both read: points are properties of a suite,
  /// since a case may have none.
  var junit: String {
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    var suites: [String] = []
    var counts = (tests: 0, failures: 0, errors: 0)
    for row in rows {
      var cases: [String] = []
      var own = (tests: 0, failures: 0, errors: 0, skipped: 0)
      for (column, grade) in zip(columns, row.grades) {
        for test in Self.cases(of: grade) {
          own.tests += 1
          let name = "\(column.exercise): \(test.name)"
          let head =
            "    <testcase name=\"\(Self.xml(name))\" classname=\"\(Self.xml(row.student))\""
          switch test.outcome {
          case .pass: cases.append(head + "/>")
          case .skipped:
            own.skipped += 1
            cases.append(head + "><skipped/></testcase>")
          case .failure(let type, let text), .error(let type, let text):
            var word = "error"
            if case .failure = test.outcome { word = "failure" }
            if word == "failure" { own.failures += 1 } else { own.errors += 1 }
            let first = text.prefix { !$0.isNewline }
            cases.append(
              head + "><\(word) message=\"\(Self.xml(String(first)))\" type=\"\(type)\">"
                + "\(Self.xml(text))</\(word)></testcase>")
          }
        }
      }
      let score = Gradebook.text(row.total)
      suites += [
        "  <testsuite name=\"\(Self.xml(row.student))\" tests=\"\(own.tests)\" "
          + "failures=\"\(own.failures)\" errors=\"\(own.errors)\" skipped=\"\(own.skipped)\">",
        "    <properties><property name=\"score\" value=\"\(score)\"/>"
          + "<property name=\"max_score\" value=\"\(maximum)\"/></properties>",
      ]
      suites += cases + ["  </testsuite>"]
      counts.tests += own.tests
      counts.failures += own.failures
      counts.errors += own.errors
    }
    lines.append(
      "<testsuites name=\"workbook\" tests=\"\(counts.tests)\" failures=\"\(counts.failures)\" "
        + "errors=\"\(counts.errors)\">")
    return (lines + suites + ["</testsuites>"]).joined(separator: "\n") + "\n"
  }

  private struct Case {
    enum Outcome {
      case pass, skipped
      case failure(type: String, text: String)
      case error(type: String, text: String)
    }
    var name: String
    var outcome: Outcome
  }

  private static func cases(of grade: Grade) -> [Case] {
    guard let verdict = grade.verdict else {
      return [Case(name: "judged", outcome: .error(type: "Infrastructure", text: "not graded"))]
    }
    guard !verdict.tests.isEmpty else {
      switch verdict.status {
      case .pass: return [Case(name: "solved", outcome: .pass)]
      case .skipped: return [Case(name: "handed in", outcome: .skipped)]
      default:
        let text = verdict.explanation ?? verdict.word
        return [Case(name: "runs", outcome: .error(type: grade.status, text: text))]
      }
    }
    return verdict.tests.map { test in
      switch test.status {
      case .pass: Case(name: test.name, outcome: .pass)
      case .skipped: Case(name: test.name, outcome: .skipped)
      case .fail:
        Case(name: test.name, outcome: .failure(type: "fail", text: test.message ?? ""))
      }
    }
  }

  /// Text in XML, without the characters that it forbids.
  static func xml(_ text: String) -> String {
    plain(text).replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }

  struct Sarif: Encodable {
    struct Text: Encodable { var text: String }
    struct Rule: Encodable { var id: String }
    struct Driver: Encodable {
      var name = "workbook"
      var rules: [Rule]
    }
    struct Tool: Encodable { var driver: Driver }
    struct Artifact: Encodable { var uri: String }
    struct Region: Encodable {
      var startLine: Int
      var startColumn: Int?
    }
    struct Physical: Encodable {
      var artifactLocation: Artifact
      var region: Region
    }
    struct Location: Encodable { var physicalLocation: Physical }
    struct Result: Encodable {
      var ruleId: String
      var level: String
      var message: Text
      var locations: [Location]
      var partialFingerprints: [String: String]
    }
    struct Run: Encodable {
      var tool: Tool
      var results: [Result]
    }
    var schema = "https://json.schemastore.org/sarif-2.1.0.json"
    var version = "2.1.0"
    var runs: [Run]

    enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }
  }

  /// The diagnostics of the compiler and of the rules for answers about the files that were handed
  /// in.
  var sarif: Sarif {
    var results: [Sarif.Result] = []
    for row in rows {
      for verdict in row.grades.compactMap(\.verdict) {
        for diagnostic in verdict.diagnostics where diagnostic.severity != .note {
          guard diagnostic.file == verdict.file, let line = diagnostic.line, line > 0 else {
            continue
          }
          let rule = diagnostic.id ?? "not-accepted"
          let uri = [row.student, verdict.file].joined(separator: "/")
          let fields = [row.student, verdict.exercise, rule, diagnostic.source ?? "\(line)"]
          results.append(
            Sarif.Result(
              ruleId: rule, level: diagnostic.severity.rawValue,
              message: .init(text: Self.plain(diagnostic.message)),
              locations: [
                .init(
                  physicalLocation: .init(
                    artifactLocation: .init(uri: Self.address(uri)),
                    region: .init(startLine: line, startColumn: diagnostic.column)))
              ],
              partialFingerprints: ["primaryLocationLineHash": Self.fingerprint(fields)]))
        }
      }
    }
    let rules = Set(results.map(\.ruleId)).sorted().map { Sarif.Rule(id: $0) }
    return Sarif(runs: [.init(tool: .init(driver: .init(rules: rules)), results: results)])
  }

  /// A path as a part of an address.
  private static func address(_ path: String) -> String {
    path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
  }

  private static func fingerprint(_ fields: [String]) -> String {
    String(Digest.text(of: fields).prefix(16))
  }
}

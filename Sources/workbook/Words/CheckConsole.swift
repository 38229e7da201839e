import Chapters
import Checking
import Compiling
import Foundation
import Record
import Sandboxing

/// The output of `check` for people: a line for each exercise, with its first failure in full.
struct CheckConsole {
  let look: Look
  let book: Book
  /// Whether nothing was ever solved in this workspace, so that failures need an explanation.
  let isFirstTime: Bool

  func text(_ verdicts: [Verdict], protection: Protection?) -> String {
    var lines: [String] = []
    if let gap = protection?.gap {
      lines += [look.yellow(Self.gap(gap)), ""]
    }
    for chapter in book.chapters {
      let ids = Set(chapter.exercises.map(\.id))
      let own = verdicts.filter { ids.contains($0.exercise) }
      guard !own.isEmpty else { continue }
      lines.append(look.bold(chapter.number.map { "\($0)  " } ?? "") + look.bold(chapter.title))
      lines.append("")
      for verdict in own { lines += exercise(verdict, in: chapter) }
      if lines.last?.isEmpty == false { lines.append("") }
    }
    lines += summary(verdicts)
    return lines.joined(separator: "\n")
  }

  /// Where the reports are, by chapter; `nil` if they could not be written.
  func text(reports: [String: String]?) -> String {
    guard let reports else { return look.faint("The report could not be written.") }
    return reports.sorted { $0.key < $1.key }.map { "Report: \($0.value)" }
      .joined(separator: "\n")
  }

  private static func gap(_ gap: Protection.Gap) -> String {
    switch gap {
    case .bubblewrapNotFound:
      "There is no sandbox here (bubblewrap is not installed): programs run with limits only."
    case .namespacesRefused:
      "There is no sandbox here (the kernel refuses namespaces): programs run with limits only."
    case .filterNotWritable:
      "There is no sandbox here (its filter of system calls cannot be written): programs run with "
        + "limits only."
    case .architectureUnknown:
      "There is no sandbox here (the architecture's system calls are unknown): programs run with "
        + "limits only."
    }
  }

  // MARK: - One exercise

  private func exercise(_ verdict: Verdict, in chapter: Chapter) -> [String] {
    let number = chapter.number.map { "\($0).\(verdict.number)" } ?? verdict.exercise
    let sign = sign(verdict.status)
    let word = verdict.status == .pass ? "" : "  " + look.faint(verdict.word)
    var lines = ["  \(sign) \(number)  \(verdict.title)\(word)"]
    if verdict.status != .pass, verdict.status != .skipped || verdict.unreadable != .missing {
      lines.append(look.faint("      \(verdict.file)"))
    }
    switch verdict.status {
    case .pass:
      if let difference = verdict.visibleDifference { lines += faintly(difference.sentence) }
    case .skipped, .error, .timeout, .crash: lines += stopped(verdict)
    case .fail: lines += failed(verdict, in: chapter)
    }
    return lines
  }

  private func sign(_ status: Verdict.Status) -> String {
    switch status {
    case .pass: look.green(look.sign("✓", or: "ok"))
    case .skipped: look.faint(look.sign("·", or: "--"))
    case .fail: look.red(look.sign("✗", or: "no"))
    case .error, .timeout, .crash: look.red(look.sign("!", or: "!!"))
    }
  }

  private func stopped(_ verdict: Verdict) -> [String] {
    let errors = verdict.diagnostics.filter { $0.severity == .error }
    if !errors.isEmpty, verdict.stop == nil { return rejected(errors) }
    return verdict.explanation.map { indented($0) } ?? []
  }

  private func rejected(_ errors: [Diagnostic]) -> [String] {
    var lines: [String] = []
    for error in errors.prefix(3) {
      if let lead = error.lead { lines += indented(look.bold(lead)) }
      lines += text(of: error)
      for note in error.notes.prefix(3) { lines += text(of: note) }
    }
    let rest = errors.count - 3
    if rest > 0 { lines += indented("… and \(rest) more \(rest == 1 ? "error" : "errors")") }
    return lines
  }

  private func text(of diagnostic: Diagnostic) -> [String] {
    var lines = [
      diagnostic.locationPrefix + "\(diagnostic.severity.rawValue): " + diagnostic.message
        + (diagnostic.id.map { look.faint(" [\($0)]") } ?? "")
    ]
    if let source = diagnostic.source, let column = diagnostic.column {
      lines.append("  " + source.replacing("\t", with: " "))
      let width = String(decoding: source.utf8.prefix(column - 1), as: UTF8.self).count
      lines.append("  " + String(repeating: " ", count: max(0, width)) + "^")
    }
    return lines.map { "      " + Look.harmless($0) }
  }

  private func failed(_ verdict: Verdict, in chapter: Chapter) -> [String] {
    let failures = verdict.tests.filter { $0.status == .fail }
    guard let first = failures.first else { return [] }
    var lines = indented(look.bold(first.name))
    lines += field("expected", first.failure?.expected)
    let place = [first.failure?.instant.map { "at \(Self.seconds($0))" }, first.run?.text]
      .compactMap(\.self)
    lines += field("seen", first.failure?.seen)
    lines += field("when", place.joined(separator: ", "))
    lines += field("why", first.failure?.because)
    lines += field("read", first.failure?.read.map { chapter.file + $0 })
    if let mistake = first.mistake, !verdict.isUntouched {
      lines += ["", "        " + look.faint(RecognisedMistake.introduction)]
      lines += Lines.prose(markdown: mistake.explanation).map { $0.isEmpty ? "" : "        " + $0 }
      lines.append("")
    }
    let rest = failures.dropFirst().map(\.name)
    if !rest.isEmpty { lines += faintly("also: " + rest.joined(separator: "; ")) }
    let skipped = verdict.tests.filter { $0.status == .skipped }.map(\.name)
    if !skipped.isEmpty {
      lines += faintly("not tried yet: " + skipped.joined(separator: "; "))
    }
    return lines
  }

  private func field(_ name: String, _ text: String?) -> [String] {
    guard let text, !text.isEmpty else { return [] }
    return Lines.prose(text, width: Lines.width - 10).enumerated().map { number, line in
      let label = (number == 0 ? name : "").padding(toLength: 10, withPad: " ", startingAt: 0)
      return "        " + look.faint(label) + line
    }
  }

  // MARK: - Summary

  private func summary(_ verdicts: [Verdict]) -> [String] {
    let solved = verdicts.filter { $0.status == .pass }.count
    var lines: [String] = []
    let untouched = verdicts.filter(\.isUntouched)
    if isFirstTime, solved == 0, untouched.count == verdicts.count, let first = untouched.first {
      lines += [
        look.bold("Nothing is broken: every exercise starts out unsolved."),
        "Open \(first.file), look for \"Your turn\", and check again.",
        "bin/workbook hint \(first.exercise) helps if you are stuck.", "",
      ]
    } else if let missing = verdicts.first(where: {
      $0.unreadable == .missing && $0.file.hasPrefix("exercises/")
    }) {
      let chapter = missing.exercise.prefix { $0 != "." }
      lines += ["Create the missing files: bin/workbook start \(chapter)", ""]
    }
    let everything = solved == verdicts.count
    let text = everything ? "All \(solved) solved." : "\(solved) of \(verdicts.count) solved."
    return lines + [everything ? look.green(text) : look.bold(text)]
  }

  static func seconds(_ instant: Double) -> String {
    guard instant.isFinite, abs(instant) < 1e9 else { return "\(instant) s" }
    let hundredths = Int((instant * 100).rounded())
    let rest = "\(hundredths % 100)"
    return "\(hundredths / 100).\(rest.count == 1 ? "0" : "")\(rest) s"
  }

  private func faintly(_ text: String) -> [String] {
    Lines.prose(text).map { "      " + look.faint($0) }
  }

  private func indented(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "      " + $0 }
  }
}

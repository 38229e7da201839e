import Checking
import Compiling
import Files
import Foundation
import Record

/// The output of `play`.
struct PlayReport {
  private let result: PlayResult

  init(_ result: PlayResult) {
    self.result = result
  }

  /// The run, which ends early if the program did; `nil` if there was none.
  var run: Run? {
    switch result.outcome {
    case .played(let run): run
    case .stopped(_, let run): run
    case .rejected, .unfinished, .compiled, .ran: nil
    }
  }

  var status: ExitStatus {
    switch result.outcome {
    case .rejected: .doesNotCompile
    case .unfinished, .stopped: .stopped
    case .compiled, .played: .success
    case .ran(let status): status == 0 ? .success : .failure
    }
  }

  /// One sentence that sums up the run.
  var summary: String {
    switch result.outcome {
    case .rejected(let errors, _): "It does not compile: \(Self.count(errors.count, "error"))."
    case .unfinished(let stop): stop.sentence
    case .compiled:
      "It compiles, but nothing starts it. Add a --driver that declares makeRootViewController()."
    case .ran(let status): "It ran to its end, with status \(status)."
    case .stopped(let stop, _): stop.sentence
    case .played(let run): Self.summary(of: run.timeline)
    }
  }

  private static func summary(of timeline: Timeline) -> String {
    let transitions = timeline.transitions
    let ended = transitions.count { $0.completed != nil }
    var parts = [count(transitions.count, "transition")]
    if ended < transitions.count { parts.append("\(transitions.count - ended) without an end") }
    parts.append(count(timeline.calls().count, "call"))
    parts.append(count(timeline.faults().count, "fault"))
    return parts.joined(separator: ", ") + " in \(seconds(timeline.end))."
  }

  // MARK: - For people

  func text(look: Look) -> String {
    var lines = result.warnings.map {
      Look.withoutControls($0.locationPrefix + "warning: " + $0.message)
    }
    if !lines.isEmpty { lines.append("") }
    if !result.output.isEmpty {
      let output = Look.withoutControls(result.output)
      lines += [output.hasSuffix("\n") ? String(output.dropLast()) : output, ""]
    }
    if case .rejected(let errors, let missing) = result.outcome {
      lines += rejected(errors, missing, look)
    }
    if let run { lines += events(of: run.timeline, look) }
    for refusal in run?.refusals ?? [] { lines.append(look.red("cannot  ") + refusal.reason) }
    lines.append(look.bold(summary))
    return lines.joined(separator: "\n") + "\n"
  }

  private func rejected(
    _ errors: [Diagnostic], _ missing: [MissingName], _ look: Look
  ) -> [String] {
    var lines: [String] = []
    let groups = [
      ("The engine lacks these names:", missing.filter(\.isApples)),
      ("These names are declared in none of the files:", missing.filter { !$0.isApples }),
    ]
    for (title, names) in groups where !names.isEmpty {
      lines.append(look.bold(title))
      lines += names.map { "  \(Self.padded($0.count))  \(Look.withoutControls($0.name))" }
      lines.append("")
    }
    for error in errors.prefix(Self.shownErrors) {
      let id = error.id.map { look.faint(" [\($0)]") } ?? ""
      lines.append(Look.withoutControls(error.locationPrefix + "error: " + error.message) + id)
      if let source = error.source { lines.append("    " + Look.withoutControls(source.trimmed)) }
    }
    if errors.count > Self.shownErrors {
      lines.append("… and \(Self.count(errors.count - Self.shownErrors, "more error"))")
    }
    return lines
  }

  private static let shownErrors = 40

  private func events(of timeline: Timeline, _ look: Look) -> [String] {
    var lines: [String] = []
    for transition in timeline.transitions {
      let end: String =
        switch transition.completed {
        case true?: "completed after \(Self.seconds(transition.duration ?? 0))"
        case false?: "cancelled after \(Self.seconds(transition.duration ?? 0))"
        case nil: look.red("never ended")
        }
      let animator = transition.animator.map { " with \($0)" } ?? ""
      let kind = transition.isInteractive ? ", interactive" : ""
      lines.append(
        "\(Self.seconds(transition.began))  \(transition.operation.rawValue)  \(transition.fromController) → "
          + "\(transition.toController)\(animator)\(kind): \(end)")
    }
    for fault in timeline.faults() {
      let facts = fault.content.facts.sorted { $0.key < $1.key }
        .map { "\($0.key) \($0.value)" }.joined(separator: ", ")
      lines.append(
        "\(Self.seconds(fault.instant))  " + look.red("fault \(fault.content.code.rawValue)")
          + (facts.isEmpty ? "" : "  " + look.faint(Look.withoutControls(facts))))
    }
    return lines
  }

  private static func seconds(_ seconds: Double) -> String {
    String(format: "%.2f s", seconds)
  }

  private static func padded(_ number: Int) -> String {
    String(repeating: " ", count: max(0, 4 - "\(number)".count)) + "\(number)"
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  // MARK: - For programs

  func json() throws -> String {
    var report = JSONReport(summary: summary, output: result.output)
    if !result.warnings.isEmpty { report.diagnostics = result.warnings }
    switch result.outcome {
    case .rejected(let errors, let missing):
      report.status = "error"
      report.diagnostics = errors
      report.missing = missing
    case .unfinished: report.status = "error"
    case .compiled: report.status = "compiled"
    case .ran(let status):
      report.status = "ran"
      report.exitStatus = status
    case .played(let run):
      report.status = "played"
      report.take(run)
    case .stopped(let stop, let run):
      report.status = "stopped"
      report.stop = stop
      if let run { report.take(run) }
    }
    return String(decoding: try report.readableJSON(), as: UTF8.self)
  }

  private struct JSONReport: Encodable {
    var status = ""
    var summary: String
    var output: String
    var exitStatus: Int32?
    var diagnostics: [Diagnostic]?
    var missing: [MissingName]?
    var stop: Stop?
    var refusals: [String]?
    var label: Run.Label?
    var timeline: Timeline?

    init(summary: String, output: String) {
      self.summary = summary
      self.output = output
    }

    mutating func take(_ run: Run) {
      refusals = run.refusals.map(\.reason)
      label = run.label
      timeline = run.timeline
    }
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}

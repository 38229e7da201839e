import Record

/// The calls between UIKit and the app in a run, as rows of a table.
struct CallList {
  /// A call, a step of a transition, or a fault.
  struct Row {
    /// In seconds.
    var time: Double
    var instant: String { instantText(time) }
    /// "UIKit → app", "app → UIKit", "transition" or "fault".
    var kind: String
    /// A class of the style sheet.
    var style: String
    var text: String
    /// The call's result as text; empty if there is none.
    var answer: String
  }

  private(set) var rows: [Row] = []
  /// How many rows were left out.
  private(set) var omitted = 0

  private static let limit = 200

  init(of timeline: Timeline) {
    for event in timeline.events {
      guard let row = Self.row(event) else { continue }
      if rows.count < Self.limit { rows.append(row) } else { omitted += 1 }
    }
  }

  private static func row(_ event: Event) -> Row? {
    let time = event.instant
    switch event.kind {
    case .call(let call):
      let isAsked = call.direction == .toApp
      return Row(
        time: time, kind: isAsked ? "UIKit → app" : "app → UIKit",
        style: isAsked ? "to-app" : "to-uikit", text: text(of: call),
        answer: String((call.returned ?? "").prefix(80)))
    case .transition(let change):
      return text(of: change).map {
        Row(time: time, kind: "transition", style: "transition", text: $0, answer: "")
      }
    case .fault(let fault):
      let facts = fault.facts.sorted { $0.key < $1.key }.prefix(6)
        .map { "\($0.key) \($0.value)" }.joined(separator: ", ")
      let text = facts.isEmpty ? fault.code.rawValue : "\(fault.code.rawValue): \(facts)"
      return Row(
        time: time, kind: "fault", style: "fault", text: String(text.prefix(300)),
        answer: "")
    case .touch, .step: return nil
    }
  }

  /// "FadeAnimator.animateTransition(using: context)".
  private static func text(of call: Call) -> String {
    guard let open = call.method.firstIndex(of: "("), call.method.hasSuffix(")") else {
      return String("\(call.receiver).\(call.method)".prefix(300))
    }
    let labels = call.method[call.method.index(after: open)...].dropLast()
      .split(separator: ":").map(String.init)
    let arguments = zip(labels, call.arguments).map { label, argument in
      label == "_" ? argument : "\(label): \(argument)"
    }
    // A record without arguments still has its labels.
    let list =
      call.arguments.isEmpty ? labels.map { "\($0):" }.joined() : arguments.joined(separator: ", ")
    return String("\(call.receiver).\(call.method[..<open])(\(list))".prefix(300))
  }

  private static func text(of change: TransitionEvent) -> String? {
    switch change.phase {
    case .began:
      "\(change.operation.rawValue) from \(change.from) to \(change.to) begins"
    case .completed(let didComplete, _):
      "\(change.operation.rawValue) ends, \(didComplete ? "completed" : "cancelled")"
    case .interactionEnded(let isCancelled):
      "the interaction \(isCancelled ? "is cancelled" : "finishes")"
    case .updated: nil
    }
  }
}

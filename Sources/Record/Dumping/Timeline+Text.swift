import Motion

extension Timeline {
  /// The timeline as indented text, for people and for tests.
  ///
  /// Equal timelines give equal texts.
  ///
  /// Events and commits are in the order of time. `+` marks a layer that is new, `~` one that
  /// changed, with its changes, and `-` one that left the tree.
  public var text: String {
    var lines = ["screen \(screen.text), epoch \(epoch.text), end \(end.text)"]
    var known: [Int: LayerDescription] = [:]
    var remaining = events[...]
    for commit in commits {
      while let event = remaining.first, event.instant <= commit.instant {
        lines.append(event.line)
        remaining.removeFirst()
      }
      lines.append("\(commit.instant.instantText) commit")
      lines += commit.lines(after: &known)
    }
    lines += remaining.map(\.line)
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Event {
  /// The event as one line.
  var line: String {
    let text =
      switch kind {
      case .call(let call): call.text
      case .transition(let transition): transition.text
      case .touch(let touch): touch.text
      case .fault(let fault): fault.text
      case .step(let number): "step \(number)"
      }
    return "\(instant.instantText) \(text)"
  }
}

extension Call {
  /// As in `-> ViewController#2.viewDidLoad()`: `->` is a call to the app, `<-` one to UIKit.
  public var text: String {
    let arrow = direction == .toApp ? "->" : "<-"
    let labels =
      method.split(separator: "(", maxSplits: 1).dropFirst().first?
      .dropLast().split(separator: ":") ?? []
    var call = String(baseName)
    if labels.count == arguments.count && !labels.isEmpty {
      let pairs = zip(labels, arguments).map { $0 == "_" ? $1 : "\($0): \($1)" }
      call += "(" + pairs.joined(separator: ", ") + ")"
    } else if arguments.isEmpty {
      call = method
    } else {
      call += "(" + arguments.joined(separator: ", ") + ")"
    }
    let result = returned.map { " = \($0)" } ?? ""
    return "\(arrow) \(receiver)#\(object).\(call)\(result)"
  }
}

extension TransitionEvent {
  var text: String {
    let what =
      switch phase {
      case .began:
        "began, \(isAnimated ? "" : "not ")animated\(isInteractive ? ", interactive" : "")"
          + " by \(animator ?? "UIKit") in \(container)"
      case .updated(let progress): "at \(progress.text)"
      case .interactionEnded(let cancelled): "interaction \(cancelled ? "cancelled" : "finished")"
      case .completed(let didComplete, let afterDelay):
        "completed \(didComplete)\(afterDelay ? ", after a delay" : "")"
      }
    return "transition \(id) \(operation.rawValue) \(from) to \(to): \(what)"
  }
}

extension Touch {
  var text: String {
    "touch \(finger) \(phase.rawValue) at \(location.text)" + (target.map { " on \($0)" } ?? "")
  }
}

extension Fault {
  /// The code, and the facts sorted by name.
  public var text: String {
    let facts = facts.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }
    return "fault \(code.rawValue)" + facts.joined()
  }
}

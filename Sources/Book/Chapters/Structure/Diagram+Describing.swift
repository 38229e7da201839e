extension Diagram {
  /// The drawing in sentences, for readers who do not see it: one for each moment or message.
  public var sentences: [String] {
    switch content {
    case .containers(let containers): containers.moments.map { containers.sentence($0) }
    case .questions(let questions): questions.map(\.sentence)
    case .conversion(let conversion): [conversion.sentence]
    case .controllers(let moments): moments.map(\.sentence)
    case .flight(let flight):
      [
        "From \(text(flight.start)) to \(text(flight.end)), with the control point at "
          + "\(text(flight.control))."
      ]
    }
  }

  private func text(_ numbers: [Double]) -> String { pointsText(numbers) }
}

/// Numbers in parentheses, without decimals where there are none: "(15, 407)".
public func pointsText(_ numbers: [Double]) -> String {
  let texts = numbers.map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }
  return "(\(texts.joined(separator: ", ")))"
}

extension Diagram.Containers {
  /// A view's name, with the key that leads to it.
  public func label(_ view: String) -> String {
    view == from ? "\(view) (.from)" : view == to ? "\(view) (.to)" : view
  }

  fileprivate func sentence(_ moment: Moment) -> String {
    let views = moment.views.map(label).joined(separator: ", ")
    let inside =
      moment.views.isEmpty
      ? "the container is empty"
      : moment.views.count == 1
        ? "the container holds \(views)" : "the container holds, from back to front, \(views)"
    let outside = moment.outside.map(label).joined(separator: ", ")
    return "\(moment.title): \(inside)" + (outside.isEmpty ? "." : "; not in it: \(outside).")
  }
}

extension Diagram.Question {
  fileprivate var sentence: String {
    "\(from) to \(to): \(text)" + (answer.isEmpty ? "." : "; the answer: \(answer).")
  }
}

extension Diagram.Conversion {
  fileprivate var sentence: String {
    let moved = scrolled == [0, 0] ? "" : ", which is scrolled by \(pointsText(scrolled))"
    let origin = pointsText(Array(inner.frame.prefix(2)))
    return "\(view.name) has the frame \(pointsText(view.frame)) in \(inner.name)\(moved), "
      + "whose own place in \(outer.name) is \(origin). There the frame is \(pointsText(converted))."
  }
}

extension Diagram.Controllers {
  fileprivate var sentence: String {
    let all = controllers.map { controller in
      controller.holds.isEmpty
        ? controller.name
        : "\(controller.name) with \(controller.holds.joined(separator: ", "))"
    }
    return "\(title): \(all.joined(separator: ", which presents ")). "
      + "The key .from leads to \(from), and .to leads to \(to)."
  }
}

import Motion

extension AnimationDescription {
  /// The property, the values and the pacing in one line.
  var text: String {
    var parts: [String] = []
    if let keyPath { parts.append(keyPath.text) }
    parts.append(kind.text)
    parts.append(timing.text)
    if let curve { parts.append("curve \(curve.text)") }
    if isAdditive { parts.append("additive") }
    if isCumulative { parts.append("cumulative") }
    if !isRemovedOnCompletion { parts.append("stays") }
    if let valueFunction { parts.append(valueFunction.rawValue) }
    return parts.joined(separator: ", ")
  }
}

extension AnimationKind {
  var text: String {
    switch self {
    case .basic(let from, let to, let by):
      Self.values(from, to, by)
    case .spring(let spring, let from, let to, let by):
      "spring \(spring.text) " + Self.values(from, to, by)
    case .keyframes(let keyframes):
      keyframes.text
    case .group(let children):
      "group {" + children.map(\.text).joined(separator: "; ") + "}"
    case .transition(let type, let subtype):
      "transition \(type)" + (subtype.map { " \($0)" } ?? "")
    }
  }

  private static func values(
    _ from: AnimatableValue?, _ to: AnimatableValue?, _ by: AnimatableValue?
  ) -> String {
    let parts = [("from", from), ("to", to), ("by", by)].compactMap { name, value in
      value.map { "\(name) \($0.text)" }
    }
    return parts.joined(separator: " ")
  }
}

extension Keyframes {
  var text: String {
    var parts = ["keyframes \(mode.rawValue)"]
    parts.append(path.map(\.text) ?? values.map(\.text).joined(separator: " "))
    if !keyTimes.isEmpty { parts.append("at " + keyTimes.map(\.text).joined(separator: " ")) }
    if !curves.isEmpty { parts.append("curves " + curves.map(\.text).joined(separator: " ")) }
    if rotatesAlongPath { parts.append("rotating") }
    return parts.joined(separator: " ")
  }
}

extension Spring {
  var text: String {
    "m\(mass.text) k\(stiffness.text) c\(damping.text) v\(initialVelocity.text)"
  }
}

extension CubicCurve {
  var text: String { "(\(x1.text) \(y1.text) \(x2.text) \(y2.text))" }
}

extension Timing {
  /// The properties that differ from a plain run at normal speed.
  var text: String {
    var parts = ["begin \(beginTime.text)"]
    if duration != .infinity { parts.append("duration \(duration.text)") }
    if speed != 1 { parts.append("speed \(speed.text)") }
    if timeOffset != 0 { parts.append("offset \(timeOffset.text)") }
    if repeatCount != 0 { parts.append("repeat \(repeatCount.text)") }
    if repeatDuration != 0 { parts.append("repeating \(repeatDuration.text) s") }
    if autoreverses { parts.append("autoreverses") }
    if fill != .removed { parts.append("fill \(fill.rawValue)") }
    return parts.joined(separator: " ")
  }
}

extension AnimatableValue {
  var text: String {
    switch self {
    case .number(let number): number.text
    case .point(let point): point.text
    case .size(let size): size.text
    case .rectangle(let rectangle): rectangle.text
    case .matrix(let matrix): matrix.text
    case .color(let color): color?.text ?? "none"
    case .path(let path): path?.text ?? "none"
    case .numbers(let numbers): numbers.map(\.text).joined(separator: "/")
    case .colors(let colors): colors.map(\.text).joined(separator: "/")
    case .picture(let picture): picture?.text ?? "none"
    }
  }
}

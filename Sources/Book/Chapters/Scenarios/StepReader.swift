import Markdown
import Motion
import Record

/// Converts the steps of one variant, one after the other, from YAML.
struct StepReader {
  /// An error and its position in the chapter's file.
  struct PlacedError: Equatable {
    var error: AuthorError
    var position: SourcePosition
  }

  /// The screen's size at this step: `rotate` changes it.
  private var screen: Size
  private let values: [String: String]
  private(set) var errors: [PlacedError] = []

  init(screen: Size, values: [String: String]) {
    self.screen = screen
    self.values = values
  }

  /// `nil` if the step is wrong; ``errors`` then says why.
  mutating func step(_ value: YAMLValue) -> Step? {
    switch value.content {
    case .scalar(let word):
      if word == "settle" { return .settle(limit: Self.settleLimit) }
      if word == "background" { return .background }
      if word == "home" { return .home }
      return unknown(word, at: value)
    case .list:
      return report(.stepNotUnderstood(expected: "one step"), at: value)
    case .map(let entries):
      guard entries.count == 1, let entry = entries.first else {
        return report(.stepNotUnderstood(expected: "one step in each item"), at: value)
      }
      guard let kind = Kind(rawValue: entry.key) else { return unknown(entry.key, at: value) }
      return step(kind, entry.value)
    }
  }

  /// The kinds of steps, named as authors write them.
  enum Kind: String, CaseIterable {
    case wait, settle, tap, longPress = "long-press", drag, dragOn = "drag-on"
    case pinch, twist, rotate
  }

  /// Defaults in seconds.
  private static let settleLimit = 10.0
  private static let gestureDuration = 0.3

  private mutating func step(_ kind: Kind, _ value: YAMLValue) -> Step? {
    switch kind {
    case .wait: return number(value, isPositive: true).map { .wait($0) }
    case .settle: return number(value, isPositive: true).map { .settle(limit: $0) }
    case .tap: return place(value).map { .tap($0) }
    case .rotate: return rotate(value)
    case .longPress:
      guard let fields = fields(value, ["on", "for"]), let on = fields.place("on", &self),
        let duration = fields.number("for", default: 0.6, &self)
      else { return nil }
      return .longPress(on, duration: duration)
    case .drag:
      guard let fields = fields(value, ["from", "by", "over", "end"]),
        let from = fields.place("from", &self), let by = fields.vector("by", &self),
        let over = fields.number("over", default: Self.gestureDuration, &self),
        let end = fields.ending(&self)
      else { return nil }
      return .drag(from: from, by: by, duration: over, ending: end)
    case .dragOn:
      guard let fields = fields(value, ["by", "over", "end"]),
        let by = fields.vector("by", &self),
        let over = fields.number("over", default: Self.gestureDuration, &self),
        let end = fields.ending(&self)
      else { return nil }
      return .dragOn(by: by, duration: over, ending: end)
    case .pinch:
      guard let fields = fields(value, ["on", "scale", "over", "end"]),
        let on = fields.place("on", &self), let scale = fields.number("scale", &self),
        let over = fields.number("over", default: Self.gestureDuration, &self),
        let end = fields.ending(&self)
      else { return nil }
      return .pinch(on, scale: scale, duration: over, ending: end)
    case .twist:
      guard let fields = fields(value, ["on", "by", "over", "end"]),
        let on = fields.place("on", &self),
        let by = fields.number("by", isPositive: false, &self),
        let over = fields.number("over", default: Self.gestureDuration, &self),
        let end = fields.ending(&self)
      else { return nil }
      return .twist(on, radians: by, duration: over, ending: end)
    }
  }

  private mutating func rotate(_ value: YAMLValue) -> Step? {
    let long = max(screen.width, screen.height)
    let short = min(screen.width, screen.height)
    switch value.text {
    case "landscape": screen = Size(width: long, height: short)
    case "portrait": screen = Size(width: short, height: long)
    default: return report(.stepNotUnderstood(expected: "landscape or portrait"), at: value)
    }
    return .rotate(screen)
  }

  // MARK: - Values

  mutating func number(_ value: YAMLValue, isPositive: Bool) -> Double? {
    guard let text = text(value) else { return nil }
    guard let number = Double(text), number.isFinite, !isPositive || number >= 0 else {
      return report(
        .stepNotUnderstood(expected: isPositive ? "a number of 0 or more" : "a number"), at: value)
    }
    return number
  }

  mutating func place(_ value: YAMLValue) -> Step.Place? {
    if value.text != nil { return text(value).map { .view($0) } }
    guard case .map(let entries) = value.content, entries.count == 1, let entry = entries.first,
      entry.key == "at" || entry.key == "fraction"
    else {
      return report(
        .stepNotUnderstood(expected: "the name of a view, {at: [x, y]} or {fraction: [x, y]}"),
        at: value)
    }
    guard let pair = vector(entry.value) else { return nil }
    let point = Point(x: pair.width, y: pair.height)
    return entry.key == "at" ? .point(point) : .fraction(point)
  }

  /// Two numbers in points, or percentages of the screen's width and height: `[50%, 20]`.
  mutating func vector(_ value: YAMLValue) -> Size? {
    guard case .list(let parts) = value.content, parts.count == 2 else {
      return report(.stepNotUnderstood(expected: "two numbers, [x, y]"), at: value)
    }
    guard let width = length(parts[0], of: screen.width),
      let height = length(parts[1], of: screen.height)
    else { return nil }
    return Size(width: width, height: height)
  }

  private mutating func length(_ value: YAMLValue, of whole: Double) -> Double? {
    guard let text = text(value) else { return nil }
    let isPercent = text.hasSuffix("%")
    guard let number = Double(isPercent ? String(text.dropLast()) : text), number.isFinite else {
      return report(.stepNotUnderstood(expected: "a number or a percentage"), at: value)
    }
    return isPercent ? number / 100 * whole : number
  }

  mutating func ending(_ value: YAMLValue) -> Step.Ending? {
    guard let text = text(value) else { return nil }
    return Step.Ending(rawValue: text)
      ?? report(.stepNotUnderstood(expected: "lift, hold or cancel"), at: value)
  }

  /// The text of a scalar, with the value of each `$parameter`.
  private mutating func text(_ value: YAMLValue) -> String? {
    guard let text = value.text else {
      return report(.stepNotUnderstood(expected: "a word or a number"), at: value)
    }
    guard text.contains("$") else { return text }
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[rest.index(after: dollar)...]
      let name = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      guard let replacement = values[name] else {
        return report(
          .unknownParameter(name, nearest: NearestWords.to(name, among: values.keys.sorted())),
          at: value)
      }
      result += replacement
      rest = rest.dropFirst(name.count)
    }
    return result + rest
  }

  // MARK: - Errors

  mutating func report<Value>(_ error: AuthorError, at value: YAMLValue) -> Value? {
    report(error, at: value.position)
  }

  mutating func report<Value>(_ error: AuthorError, at position: SourcePosition) -> Value? {
    errors.append(PlacedError(error: error, position: position))
    return nil
  }

  private mutating func unknown(_ word: String, at value: YAMLValue) -> Step? {
    let nearest = NearestWords.to(word, among: Kind.allCases.map(\.rawValue))
    return report(.unknownStep(word, nearest: nearest), at: value)
  }

  private mutating func fields(_ value: YAMLValue, _ names: [String]) -> StepFields? {
    guard case .map(let entries) = value.content else {
      let expected = "{\(names.map { "\($0): …" }.joined(separator: ", "))}"
      return report(.stepNotUnderstood(expected: expected), at: value)
    }
    var isKnown = true
    for entry in entries where !names.contains(entry.key) {
      isKnown = false
      let nearest = NearestWords.to(entry.key, among: names)
      errors.append(
        PlacedError(error: .unknownKey(entry.key, nearest: nearest), position: entry.position))
    }
    return isKnown ? StepFields(entries: entries, position: value.position) : nil
  }
}

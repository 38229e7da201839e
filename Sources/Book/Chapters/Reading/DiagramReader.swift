import Markdown

/// Reads the YAML of a diagram, and collects its errors.
struct DiagramReader {
  private(set) var errors: [(error: AuthorError, position: SourcePosition)] = []
  /// The position of the fence, which is reported for missing parts.
  private let start: SourcePosition

  init(start: SourcePosition) {
    self.start = start
  }

  /// The diagram of a kind; `nil` if anything is wrong.
  mutating func diagram(_ kind: String, _ yaml: YAMLValue?, fence: CodeFence) -> Diagram? {
    guard let yaml else {
      note(.stepNotUnderstood(expected: "key: value"), start)
      return nil
    }
    let content: Diagram.Content
    let caption: YAMLValue?
    switch kind {
    case "containers":
      let fields = fields(yaml, ["moments"], optional: ["from", "to", "caption"])
      let moments = items(fields["moments"]).map { moment($0) }
      content = .containers(
        Diagram.Containers(moments: moments, from: text(fields["from"]), to: text(fields["to"])))
      caption = fields["caption"]
    case "questions":
      let fields = fields(yaml, ["says"], optional: ["caption"])
      content = .questions(items(fields["says"]).map { question($0) })
      caption = fields["caption"]
    case "conversion":
      let fields = fields(yaml, ["outer", "inner", "view"], optional: ["scrolled", "caption"])
      content = .conversion(
        Diagram.Conversion(
          outer: place(fields["outer"]), inner: place(fields["inner"]),
          scrolled: fields["scrolled"] == nil ? [0, 0] : numbers(fields["scrolled"], 2),
          view: place(fields["view"])))
      caption = fields["caption"]
    case "controllers":
      let fields = fields(yaml, ["moments"], optional: ["caption"])
      content = .controllers(items(fields["moments"]).map { controllers($0) })
      caption = fields["caption"]
    default:
      let fields = fields(yaml, ["start", "control", "end"], optional: ["caption"])
      content = .flight(
        Diagram.CurvedFlight(
          start: numbers(fields["start"], 2), control: numbers(fields["control"], 2),
          end: numbers(fields["end"], 2)))
      caption = fields["caption"]
    }
    var diagram = Diagram(fence: fence, content: content, caption: text(caption))
    if diagram.caption.isEmpty { diagram.caption = diagram.title }
    return errors.isEmpty ? diagram : nil
  }

  // MARK: - Parts

  private mutating func moment(_ value: YAMLValue) -> Diagram.Containers.Moment {
    let fields = fields(value, ["called", "views"], optional: ["outside"])
    return Diagram.Containers.Moment(
      title: text(fields["called"]), views: texts(fields["views"]),
      outside: fields["outside"] == nil ? [] : texts(fields["outside"]))
  }

  private mutating func question(_ value: YAMLValue) -> Diagram.Question {
    let fields = fields(value, ["from", "to", "text"], optional: ["answer"])
    return Diagram.Question(
      from: text(fields["from"]), to: text(fields["to"]), text: text(fields["text"]),
      answer: text(fields["answer"]))
  }

  private mutating func place(_ value: YAMLValue?) -> Diagram.Conversion.Place {
    guard let value else { return Diagram.Conversion.Place(name: "", frame: [0, 0, 0, 0]) }
    let fields = fields(value, ["name", "frame"], optional: [])
    return Diagram.Conversion.Place(name: text(fields["name"]), frame: numbers(fields["frame"], 4))
  }

  private mutating func controllers(_ value: YAMLValue) -> Diagram.Controllers {
    let fields = fields(value, ["called", "controllers", "from", "to"], optional: [])
    let controllers = items(fields["controllers"]).map { item in
      let fields = self.fields(item, ["name"], optional: ["holds"])
      return Diagram.Controllers.Controller(
        name: text(fields["name"]), holds: fields["holds"] == nil ? [] : texts(fields["holds"]))
    }
    let names = controllers.flatMap { [$0.name] + $0.holds }
    for key in ["from", "to"] {
      if let value = fields[key], let name = value.text, !names.contains(name) {
        note(
          .stepNotUnderstood(expected: "one of \(names.joined(separator: ", "))"), value.position)
      }
    }
    return Diagram.Controllers(
      title: text(fields["called"]), controllers: controllers, from: text(fields["from"]),
      to: text(fields["to"]))
  }

  // MARK: - Values

  private mutating func fields(
    _ value: YAMLValue, _ required: [String], optional: [String]
  ) -> [String: YAMLValue] {
    guard case .map(let entries) = value.content else {
      note(.stepNotUnderstood(expected: "key: value"), value.position)
      return [:]
    }
    var fields: [String: YAMLValue] = [:]
    for entry in entries {
      if (required + optional).contains(entry.key) {
        fields[entry.key] = entry.value
      } else {
        let nearest = NearestWords.to(entry.key, among: required + optional)
        note(.unknownKey(entry.key, nearest: nearest), entry.position)
      }
    }
    for key in required where fields[key] == nil { note(.missingKey(key), value.position) }
    return fields
  }

  private mutating func items(_ value: YAMLValue?) -> [YAMLValue] {
    guard let value else { return [] }
    guard case .list(let items) = value.content, !items.isEmpty else {
      note(.stepNotUnderstood(expected: "a list"), value.position)
      return []
    }
    return items
  }

  /// A text; empty if there is no value.
  private mutating func text(_ value: YAMLValue?) -> String {
    guard let value else { return "" }
    guard let text = value.text, !text.isEmpty else {
      note(.stepNotUnderstood(expected: "a text"), value.position)
      return ""
    }
    return text
  }

  private mutating func texts(_ value: YAMLValue?) -> [String] {
    guard let value else { return [] }
    guard case .list(let items) = value.content else {
      note(.stepNotUnderstood(expected: "a list"), value.position)
      return []
    }
    return items.map { text($0) }
  }

  private mutating func numbers(_ value: YAMLValue?, _ count: Int) -> [Double] {
    let none = [Double](repeating: 0, count: count)
    guard let value else { return none }
    if case .list(let items) = value.content {
      let numbers = items.compactMap { $0.text.flatMap(Double.init) }.filter(\.isFinite)
      if numbers.count == count, items.count == count { return numbers }
    }
    note(.stepNotUnderstood(expected: "\(count) numbers in brackets"), value.position)
    return none
  }

  private mutating func note(_ error: AuthorError, _ position: SourcePosition) {
    errors.append((error, position))
  }
}

extension ChapterReader {
  /// The diagram in a fence whose `shows=` names one; `nil` if anything is wrong with it.
  mutating func diagram(_ fence: CodeFence) -> Diagram? {
    var reader = DiagramReader(start: fence.range.start)
    do {
      let yaml = try YAMLValue.parse(fence.code, at: fence.position(line: 1))
      let diagram = reader.diagram(fence.attributes["shows"] ?? "", yaml, fence: fence)
      for (error, position) in reader.errors { report(error, at: position) }
      return diagram
    } catch {
      report(.invalidYAML(problem: error.problem), at: error.position)
      return nil
    }
  }
}

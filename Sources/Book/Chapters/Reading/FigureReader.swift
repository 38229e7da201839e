import Figures
import Markdown

extension ChapterReader {
  /// The figure in a fence; `nil` if the fence names no kind.
  mutating func figure(_ fence: CodeFence) -> Figure? {
    let word = fence.attributes["shows"] ?? ""
    guard let kind = FigureKind(named: word) else {
      if !word.isEmpty {
        let nearest = NearestWords.to(word, among: FigureKind.allCases.map(\.name) + Diagram.names)
        report(.unknownFigure(word, nearest: nearest), at: fence.range.start)
      }
      return nil
    }
    var figure = Figure(
      fence: fence, kind: kind, values: kind.parameters.map(\.standard), caption: kind.title)
    do {
      guard let parsed = try YAMLValue.parse(fence.code, at: fence.position(line: 1)) else {
        return figure
      }
      guard case .map(let entries) = parsed.content else {
        report(.stepNotUnderstood(expected: "key: value"), at: parsed.position)
        return figure
      }
      for entry in entries { read(entry, into: &figure) }
    } catch {
      report(.invalidYAML(problem: error.problem), at: error.position)
    }
    return figure
  }

  private mutating func read(_ entry: YAMLValue.Entry, into figure: inout Figure) {
    if entry.key == "caption" {
      if let text = entry.value.text, !text.isEmpty {
        figure.caption = text
      } else {
        report(.stepNotUnderstood(expected: "a sentence"), at: entry.value.position)
      }
      return
    }
    let parameters = figure.kind.parameters
    guard let index = parameters.firstIndex(where: { $0.key == entry.key }) else {
      let nearest = NearestWords.to(entry.key, among: parameters.map(\.key) + ["caption"])
      report(.unknownKey(entry.key, nearest: nearest), at: entry.position)
      return
    }
    let parameter = parameters[index]
    let text = entry.value.text ?? ""
    guard parameter.choices.isEmpty else {
      if let choice = parameter.choices.firstIndex(of: text) {
        figure.values[index] = Double(choice)
      } else {
        let words = parameter.choices.joined(separator: ", ")
        report(.stepNotUnderstood(expected: "one of \(words)"), at: entry.value.position)
      }
      return
    }
    if let number = Double(text), parameter.range.contains(number) {
      figure.values[index] = number
    } else {
      let range = "\(parameter.range.lowerBound) to \(parameter.range.upperBound)"
      report(.stepNotUnderstood(expected: "a number from \(range)"), at: entry.value.position)
    }
  }
}

import Chapters
import Markdown

/// A section of a chapter, for a terminal.
struct BookSection {
  let chapter: Chapter
  /// The section's heading; the whole chapter if it is empty.
  let anchor: String
  /// Whether the code of the app around the exercises is printed.
  var showsApp = false

  func text(look: Look) -> String {
    var lines: [String] = []
    var level: Int?
    // By the lines at which they begin.
    var printed: Set<Int> = []
    var isInside = anchor.isEmpty || anchor == chapter.titleAnchor
    // The nearest heading above.
    var nearest = ""
    // The latest one that is not an exercise's own.
    var explaining = ""
    let exercises = Set(chapter.exercises.map(\.anchor))
    if isInside { lines += [look.bold(chapter.title), ""] }
    for passage in chapter.passages {
      switch passage {
      case .prose(let prose):
        for node in prose.nodes {
          if let own = node.headingLevel {
            let title = chapter.titleAnchor
            nearest = node.identifier.flatMap { $0 == title ? nil : $0 } ?? ""
            if !exercises.contains(nearest) { explaining = nearest }
            if node.identifier == anchor, !anchor.isEmpty {
              (isInside, level) = (true, own)
            } else if let level, own <= level {
              isInside = false
            }
            if isInside { lines += Self.heading(node.text, look) }
            if nearest == anchor, exercises.contains(anchor), !explaining.isEmpty {
              let command = Invocation.named(in: "bin/workbook read \(chapter.id)#\(explaining)")
              lines += [look.faint("(Before it: \(command))"), ""]
            }
          } else if isInside, case .table = node.kind {
            lines += TextTable(node).lines(look: look) + [""]
          } else if isInside {
            let text = Prose([node]).text
            if !text.isEmpty { lines += Lines.prose(text, width: look.width) + [""] }
          }
        }
      case .code(let fence) where isInside:
        printed.insert(fence.firstCodeLine)
        lines += code(fence, in: nearest, look)
      case .exercise(let id) where isInside:
        guard let exercise = chapter.exercises.first(where: { $0.id == id }) else { continue }
        lines += code(exercise.starter, in: nearest, look)
        if showsApp, !anchor.isEmpty, anchor == exercise.anchor {
          for scene in exercise.scenes where !printed.contains(scene.fence.firstCodeLine) {
            lines += code(scene.fence, in: nearest, look) + [""]
          }
        }
        let command = Invocation.named(in: "bin/workbook check \(id)")
        lines += [look.faint("In \(exercise.exerciseFile). \(command)"), ""]
      case .figure(let figure) where isInside:
        lines += [look.faint("(On the page: \(figure.caption))"), ""]
      case .diagram(let diagram) where isInside:
        lines += [look.faint("(On the page: \(diagram.caption))")]
        lines += diagram.sentences.map { look.faint("- \($0)") } + [""]
      case .code, .exercise, .hints, .figure, .diagram: break
      }
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  private static func heading(_ text: String, _ look: Look) -> [String] {
    Lines.prose(text, width: look.width).map(look.bold) + [""]
  }

  /// The app is only named, unless it is asked for; proofs are left out.
  ///
  /// - Parameter section: The address of the code's section, since the whole chapter's code has answers
  ///   to exercises; empty before the first heading.
  private func code(_ fence: CodeFence, in section: String, _ look: Look) -> [String] {
    switch fence.role {
    case .rule: return []
    case .scene where !showsApp:
      let title = ["The app", fence.name].filter { !$0.isEmpty }.joined(separator: ": ")
      let name = chapter.id + (section.isEmpty ? "" : "#" + section)
      let code = fence.shownCode
      let count = code.count { $0 == "\n" } + (code.isEmpty || code.hasSuffix("\n") ? 0 : 1)
      let command = Invocation.named(in: "bin/workbook read --app \(name)")
      let indent = "    "
      return Lines.wrap(
        "[\(title), \(count) lines; \(command) prints it]", width: look.width - indent.count
      )
      .map { indent + look.faint($0) } + [""]
    default:
      return fence.shownCode.split(separator: "\n", omittingEmptySubsequences: false)
        .flatMap { $0.isEmpty ? [""] : Lines.code($0, sign: "    ", width: look.width) }
    }
  }
}

import Chapters
import Markdown

/// A part of a chapter's page: a passage, or an exercise with the passages that are its task.
struct ChapterPart {
  var passage: Passage
  /// From "Given: …" to the starter; empty for anything but an exercise.
  var task: [Passage] = []

  /// The parts in order, without hints, which an exercise's box has.
  ///
  /// A task begins with its first labelled paragraph below the heading, and has no figures.
  static func parts(of passages: [Passage]) -> [ChapterPart] {
    var parts: [ChapterPart] = []
    var task: [Passage] = []
    func endTask() {
      parts += task.map { ChapterPart(passage: $0) }
      task = []
    }
    for passage in passages {
      switch passage {
      case .prose(let prose):
        var nodes: [MarkdownNode] = []
        func endProse() {
          guard !nodes.isEmpty else { return }
          let prose = Passage.prose(Prose(nodes))
          if task.isEmpty { parts.append(ChapterPart(passage: prose)) } else { task.append(prose) }
          nodes = []
        }
        for node in prose.nodes {
          if node.headingLevel != nil {
            endProse()
            endTask()
          } else if task.isEmpty, TaskParagraph(node) != nil {
            endProse()
            task.append(.prose(Prose([node])))
            continue
          }
          nodes.append(node)
        }
        endProse()
      case .code where !task.isEmpty: task.append(passage)
      case .exercise:
        parts.append(ChapterPart(passage: passage, task: task))
        task = []
      case .hints: break
      case .code, .figure, .diagram:
        endTask()
        parts.append(ChapterPart(passage: passage))
      }
    }
    endTask()
    return parts
  }
}

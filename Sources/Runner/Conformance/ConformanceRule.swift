public import Chapters

/// A statement about UIKit that can be tested on any host: a program in public API, and the facts
/// that it sees.
public struct ConformanceRule: Identifiable, Sendable {
  /// The chapter's id and the rule's name: "ch17.the-delegate-is-held-weakly".
  public var id: String
  /// The title of the chapter that the rule stands in.
  public var area: String
  public var rule: Rule
  /// The rule's program, with its conditions numbered.
  public var program: FactProgram

  /// The sentence of the prose before the rule's program that states the fact.
  public var sentence: String { rule.sentence }

  /// Whether nobody could touch what the program shows: it is statements, and has no screen.
  var isScript: Bool { FileScope(source).isScript }

  /// The program with its scenes, as one file.
  var source: String { rule.scenes.map(\.fence.code).joined() + program.text }

  /// Why XCUITest cannot do what the rule's user does, so that Apple's UIKit is not asked; `nil` if it can.
  public var obstacle: String? {
    guard let touches = rule.touches else { return nil }
    do throws(TouchObstacle) {
      _ = try TouchPlan(touches.steps)
      return nil
    } catch {
      return error.sentence
    }
  }

  /// All rules of a book, in its order.
  ///
  /// - Parameter pattern: A part of the ids that are wanted; all if it is empty.
  public static func all(in book: Book, matching pattern: String = "") -> [ConformanceRule] {
    book.chapters.flatMap { chapter in
      chapter.rules.map { rule in
        ConformanceRule(
          id: "\(chapter.id).\(rule.name)", area: chapter.title, rule: rule,
          program: FactProgram(rule.fence))
      }
    }.filter { pattern.isEmpty || $0.id.contains(pattern) }
  }
}

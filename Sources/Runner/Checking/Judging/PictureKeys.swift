public import Chapters
import Compiling

/// Keys for pictures of reference answers' runs, of all that the pictures depend on.
///
/// The places of texts in a chapter are left out, since no picture shows them: prose above the app
/// moves all of it, and changes no picture.
public struct PictureKeys: Sendable {
  /// All that the runs of an exercise depend on.
  private struct Source: Equatable {
    var texts: [String]
    var plays: [ScenarioVariant]
  }

  /// The identities of the compiler and the engine.
  public let tools: [String]
  private var known: [String: (source: Source, key: String)] = [:]

  /// Names runs of programs that this judge compiles.
  public init(_ judge: Judge) {
    tools = [judge.compiler.toolchain.identity, judge.compiler.products.identity]
  }

  /// The keys by exercise id; none for an exercise without a reference answer.
  ///
  /// A key that was asked for before is made again only if the exercise has changed.
  public mutating func keys(for book: Book) -> [String: String] {
    var keys: [String: String] = [:]
    for exercise in book.exercises {
      guard let answer = exercise.solution else { continue }
      let source = Source(
        texts: exercise.scenes.map(\.fence.code) + [answer], plays: exercise.plays)
      if known[exercise.id]?.source != source {
        known[exercise.id] = (
          source,
          CacheFormat.key(.runs, tools + source.texts + source.plays.flatMap(Judge.fields))
        )
      }
      keys[exercise.id] = known[exercise.id]?.key
    }
    return keys
  }
}

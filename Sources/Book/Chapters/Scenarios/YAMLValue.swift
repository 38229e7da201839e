import Markdown
import Yams

/// A node of YAML with its position in the chapter's file.
struct YAMLValue: Sendable {
  enum Content: Sendable {
    case scalar(String)
    case list([YAMLValue])
    case map([Entry])
  }

  struct Entry: Sendable {
    var key: String
    var position: SourcePosition
    var value: YAMLValue
  }

  var content: Content
  var position: SourcePosition

  /// The text of a scalar; `nil` for anything else.
  var text: String? {
    if case .scalar(let text) = content { text } else { nil }
  }

  /// Why a text is not valid YAML, and where.
  struct Failure: Error {
    var problem: String
    var position: SourcePosition
  }

  /// Parses a text whose first character is at `origin` in the chapter's file.
  ///
  /// Returns `nil` if the text has no content.
  static func parse(_ text: String, at origin: SourcePosition) throws(Failure) -> YAMLValue? {
    do {
      // Which type a scalar has is the reader's to say, so nothing need match it with expressions.
      // The default encoding is looked for in the environment, once for each text.
      return try Yams.compose(yaml: text, .basic, .default, .utf8).map {
        YAMLValue($0, origin: origin)
      }
    } catch let error as YamlError {
      throw Failure(error, origin: origin)
    } catch {
      throw Failure(problem: "it cannot be read as YAML", position: origin)
    }
  }

  private init(_ node: Node, origin: SourcePosition) {
    position = SourcePosition(node.mark, origin: origin)
    switch node {
    case .scalar(let scalar): content = .scalar(scalar.string)
    case .sequence(let sequence):
      content = .list(sequence.map { YAMLValue($0, origin: origin) })
    case .mapping(let mapping):
      content = .map(
        mapping.map { key, value in
          Entry(
            key: key.string ?? "", position: SourcePosition(key.mark, origin: origin),
            value: YAMLValue(value, origin: origin))
        })
    case .alias: content = .scalar("")
    }
  }
}

extension SourcePosition {
  fileprivate init(_ mark: Mark?, origin: SourcePosition) {
    self = origin
    guard let mark else { return }
    line = origin.line + mark.line - 1
    column = origin.column + mark.column - 1
  }
}

extension YAMLValue.Failure {
  fileprivate init(_ error: YamlError, origin: SourcePosition) {
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      self.init(problem: problem, position: SourcePosition(mark, origin: origin))
    case .duplicatedKeysInMapping(let duplicates, let context):
      let names = duplicates.sorted().joined(separator: ", ")
      self.init(
        problem: "the key \(names) occurs twice",
        position: SourcePosition(context.mark, origin: origin))
    case .reader(let problem, _, _, _):
      self.init(problem: problem, position: origin)
    default:
      self.init(problem: "it cannot be read", position: origin)
    }
  }
}

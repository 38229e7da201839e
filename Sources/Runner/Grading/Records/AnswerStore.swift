public import Compiling
import Files

/// An answer as reports show it and as it can be graded again.
public struct KeptAnswer: Equatable, Sendable {
  public var text: String
  /// `nil` if the answer could not be read.
  public var shape: SyntaxShape?

  public init(text: String, shape: SyntaxShape?) {
    self.text = text
    self.shape = shape
  }

  /// Names the text.
  var digest: String { Digest.text(of: [text]) }
}

/// The answers of a run, each once however many have handed it in.
public struct AnswerStore: Sendable {
  private let database: RecordDatabase?

  /// The answers of no run.
  public init() { database = nil }

  init(_ database: RecordDatabase) { self.database = database }

  /// An answer; `nil` if it is not there or cannot be read.
  public subscript(digest: String) -> KeptAnswer? { try? database?.answer(digest) }

  /// Calls a function with the shape of each answer; with `nil` where there is none that can be read.
  func forEachShape(
    of digests: [String], _ body: (String, SyntaxShape?) throws -> Void
  ) throws(GradingError) {
    try database?.forEachShape(of: digests, body)
  }

  /// An answer that a student's row names.
  ///
  /// - Throws: ``GradingError/recordDamaged(path:student:)`` if it is not there.
  func answer(_ digest: String, of student: String) throws(GradingError) -> KeptAnswer {
    guard let answer = try database?.answer(digest) else {
      throw .recordDamaged(path: database?.path ?? "", student: student)
    }
    return answer
  }
}

public import Compiling
import Files
import Foundation

/// An answer as reports show it and as it can be graded again.
public struct KeptAnswer: Codable, Equatable, Sendable {
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
  let folder: String

  /// - Parameter run: The folder that `grade` writes to.
  public init(run: String) {
    folder = run + "/answers"
  }

  /// Deletes drafts of answers that a killed run has left.
  func removeDrafts() {
    let parts = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for part in parts { AtomicFile.removeDrafts(in: "\(folder)/\(part)") }
  }

  private func path(_ digest: String) -> String {
    "\(folder)/\(digest.prefix(2))/\(digest).json"
  }

  /// Keeps an answer, and returns its name.
  func keep(_ answer: KeptAnswer) throws(FileError) -> String {
    let digest = answer.digest
    let path = path(digest)
    // What is there and damaged is written again.
    guard self[digest] == nil else { return digest }
    guard let line = try? WorkerLine.encode(answer) else {
      throw .cannotWrite(path: path, reason: "the answer cannot be written as JSON")
    }
    try AtomicFile.write(Data(line), to: path)
    return digest
  }

  /// An answer; `nil` if it is not there, is damaged, or is another's.
  public subscript(digest: String) -> KeptAnswer? {
    guard let bytes = FileManager.default.contents(atPath: path(digest)),
      let answer = WorkerLine.decode(KeptAnswer.self, from: Array(bytes)), answer.digest == digest
    else { return nil }
    return answer
  }

}

import Foundation
public import Sandboxing

/// Judges the answers of one submission in a process of their own.
///
/// Whatever reads a stranger's bytes runs there: parsing, rewriting, decoding and drawing. The
/// process has limits of memory, time and output, and if it ends, the grader goes on.
public struct SubmissionWorker: Sendable {
  /// What one worker may use, with all boxes that it opens.
  public static let limits = Limits(
    cpu: 1200, wall: 24 * 3600, memory: 6 << 30, processes: 512, fileSize: 256 << 20,
    output: 1 << 20)
  /// Seconds in which a request has to be answered.
  static let patience = 600.0
  /// Bytes of the longest answer.
  static let longestReply = 48 << 20

  private let sandbox: Sandbox
  private let box: Box

  /// - Parameters:
  ///   - sandbox: Gives limits to the worker, which opens boxes and therefore is in none.
  ///   - box: The program that serves ``WorkerRequest``.
  public init(sandbox: Sandbox, box: Box) {
    self.sandbox = sandbox.withoutNamespaces()
    self.box = box
  }

  /// How far a worker came with its requests.
  struct Service: Sendable {
    /// For the requests in their order; fewer if the worker ended.
    var replies: [WorkerReply] = []
    /// How the worker ended.
    var outcome = Outcome.exited(0)
  }

  /// Starts a worker and asks it one request after the other.
  ///
  /// - Parameter next: Makes a request from the replies so far; `nil` ends the worker.
  func serve(
    _ next: @escaping @Sendable ([WorkerReply]) -> WorkerRequest?
  ) async throws(SandboxError) -> Service {
    let (replies, finished) = try await sandbox.converse(with: box) { conversation in
      var replies: [WorkerReply] = []
      while let request = next(replies) {
        guard let line = WorkerLine.encode(request) else { break }
        await conversation.send(line)
        guard
          let answer = await conversation.receive(
            within: Self.patience, upTo: Self.longestReply),
          let reply = WorkerLine.decode(WorkerReply.self, from: answer)
        else { break }
        replies.append(reply)
      }
      return replies
    }
    return Service(replies: replies, outcome: finished.outcome)
  }
}

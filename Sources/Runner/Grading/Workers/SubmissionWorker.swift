import Foundation
public import Sandboxing

/// Judges the answers of one submission in a process of their own.
///
/// All code that reads a stranger's bytes runs there: parsing, rewriting, decoding and drawing. The
/// process has limits of memory, time and output, and if it ends, the grader goes on.
public struct SubmissionWorker: Sendable {
  /// The limits of one worker, with all boxes that it opens.
  ///
  /// All workers together fit into the machine's memory, so that an answer always reaches its own
  /// worker's limit, and the kernel never has to choose a process to end.
  public static let limits = Limits(
    cpu: 1200, wall: 24 * 3600, memory: min(6 << 30, Machine.memory / 4 * 3), processes: 512,
    fileSize: 256 << 20, output: 1 << 20, scratch: 64 << 20)
  /// How many workers run at one time.
  public static let width = max(
    1, min(ProcessInfo.processInfo.activeProcessorCount + 1, Machine.memory / limits.memory))
  /// Bytes of the longest answer.
  static let longestReply = 48 << 20

  private let sandbox: Sandbox
  private let box: Box
  /// Seconds in which a request has to be answered.
  private let patience: Double

  /// - Parameters:
  ///   - sandbox: Puts the worker into a box, if boxes can be opened in one.
  ///   - box: The program that serves ``WorkerRequest``.
  ///   - patience: Seconds in which a request has to be answered.
  public init(sandbox: Sandbox, box: Box, patience: Double = 600) async {
    self.patience = patience
    self.sandbox = await sandbox.canNest() ? sandbox : sandbox.withoutNamespaces()
    var box = box
    box.mayOpenBoxes = true
    self.box = box
  }

  /// This machine.
  private enum Machine {
    /// Bytes.
    static let memory = Int(ProcessInfo.processInfo.physicalMemory)
  }

  /// How far a worker came with its requests.
  struct Service: Sendable {
    /// For the requests in their order; fewer if the worker ended.
    var replies: [WorkerReply] = []
    /// How long each of them took.
    var times: [Duration] = []
    /// How the worker ended.
    var outcome = Outcome.exited(0)
  }

  /// Starts a worker and asks it one request after the other.
  ///
  /// - Parameter next: Makes a request from the replies so far; `nil` ends the worker.
  func serve(
    _ next: @escaping @Sendable ([WorkerReply]) -> WorkerRequest?
  ) async throws(SandboxError) -> Service {
    let ((replies, times), finished) = try await sandbox.converse(with: box) { conversation in
      var replies: [WorkerReply] = []
      var times: [Duration] = []
      while let request = next(replies) {
        guard let line = try? WorkerLine.encode(request) else { break }
        let start = ContinuousClock.now
        await conversation.send(line)
        guard
          let answer = await conversation.receive(
            within: patience, upTo: Self.longestReply),
          let reply = WorkerLine.decode(WorkerReply.self, from: answer)
        else { break }
        replies.append(reply)
        times.append(.now - start)
      }
      return (replies, times)
    }
    return Service(replies: replies, times: times, outcome: finished.outcome)
  }
}

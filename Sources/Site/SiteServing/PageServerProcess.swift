public import Foundation
import Sandboxing
import Synchronization

/// The server of pages, which is a program of its own, and its orders.
public final class PageServerProcess: Sendable {
  private let program: String
  private let port: UInt16
  private let script: Data
  private let orders: AsyncStream<[UInt8]>
  private let ordering: AsyncStream<[UInt8]>.Continuation

  /// - Parameters:
  ///   - program: The path of `page-server`.
  ///   - port: The port that it listens on; 0 for any port that is free.
  ///   - script: The script that loads pages again, in JavaScript.
  public init(program: String, port: UInt16, script: Data) {
    self.program = program
    self.port = port
    self.script = script
    (orders, ordering) = AsyncStream.makeStream(of: [UInt8].self)
  }

  /// Shows a new build in all open pages.
  public func show(_ files: [String: Data]) {
    ordering.yield(ServingOrder.show(files).bytes)
  }

  /// Leaves all pages as they are, and shows in them why they could not be built.
  public func complain(_ fault: String) {
    ordering.yield(ServingOrder.complain(fault).bytes)
  }

  /// Serves until the task is cancelled.
  ///
  /// - Parameter announce: Gets the port once requests are answered.
  /// - Throws: ``ServingError``.
  public func run(
    announcing announce: @escaping @Sendable (UInt16) async -> Void
  ) async throws(ServingError) {
    let failure = Mutex<ServingError?>(nil)
    let words = [String(port), String(decoding: script, as: UTF8.self)]
    let isStarted = await Command.run(program, words, input: orders) { line in
      switch try? JSONDecoder().decode(ServingReport.self, from: Data(line.utf8)) {
      case .listening(let port): await announce(port)
      case .failed(let error): failure.withLock { $0 = error }
      case nil: break
      }
    }
    guard !Task.isCancelled else { return }
    let reason = "\(program) \(isStarted ? "has ended" : "did not start")"
    throw failure.withLock(\.self) ?? .failed(port: port, reason: reason)
  }
}

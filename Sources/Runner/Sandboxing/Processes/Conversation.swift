import Foundation
import Subprocess

/// The two sides of a running program's standard input and output, line by line.
public final class Conversation {
  private let writer: StandardInputWriter
  private var source: SubprocessOutputSequence.Iterator
  private let stopper: Stopper
  private var pending: [UInt8] = []
  private var searched = 0
  /// Whether the program was ended because it sent more than was asked for.
  public private(set) var exceeded = false

  init(writer: StandardInputWriter, source: SubprocessOutputSequence, stopper: Stopper) {
    self.writer = writer
    self.source = source.makeAsyncIterator()
    self.stopper = stopper
  }

  /// Whether the program has written something that was not received yet.
  public var hasUnreadText: Bool { !unreadText.isEmpty }

  /// The text that the program has written and that was not received yet: the beginning of a line.
  public var unreadText: [UInt8] { pending }

  /// Sends one line.
  ///
  /// If the program no longer reads, the next ``receive`` returns `nil`.
  public func send(_ line: [UInt8]) async {
    await write(line + [0x0A])
  }

  /// Writes bytes as they are.
  public func write(_ bytes: [UInt8]) async {
    _ = try? await writer.write(bytes)
  }

  /// Closes the program's input.
  public func finish() async {
    try? await writer.finish()
  }

  /// The next line without its end, or `nil` if the program says nothing more.
  ///
  /// - Parameters:
  ///   - seconds: How long to wait. Then the program is warned, and ended a moment later.
  ///   - maximum: Bytes after which a line is too long; the program is ended.
  public func receive(within seconds: Double, upTo maximum: Int) async -> [UInt8]? {
    let stopper = stopper
    let alarm = Task.detached {
      try await Deadline.wait(seconds: seconds)
      stopper.warn()
      try await Task.sleep(for: .milliseconds(500))
      stopper.stop(.wallLimit)
    }
    defer { alarm.cancel() }
    while true {
      if let end = newline(from: searched) {
        let line = Array(pending[..<end])
        pending.removeSubrange(...end)
        searched = 0
        return line
      }
      searched = pending.count
      if pending.count > maximum {
        exceeded = true
        stopper.stop(.outputLimit)
        return nil
      }
      guard let buffer = try? await source.next() else { return nil }
      buffer.withUnsafeBytes { pending += $0 }
    }
  }

  private func newline(from index: Int) -> Int? {
    // A loop over megabytes would take long in a module that is not optimised.
    pending.withUnsafeBytes { bytes in
      guard index < bytes.count, let base = bytes.baseAddress else { return nil }
      return memchr(base + index, 0x0A, bytes.count - index).map { UnsafeRawPointer($0) - base }
    }
  }

  /// Ends the program, because the judge needs no more of it.
  public func dismiss() { dismissal() }

  /// The same, for whoever does not hold the conversation.
  public var dismissal: @Sendable () -> Void {
    let stopper = stopper
    return { stopper.stop(.dismissed) }
  }
}

extension Conversation {
  /// Reads until the program closes its output or has written too much.
  public func receiveAll(upTo maximum: Int) async -> [UInt8] {
    var all = pending
    pending = []
    searched = 0
    while all.count <= maximum, let buffer = try? await source.next() {
      buffer.withUnsafeBytes { all += $0 }
    }
    if all.count > maximum { stopper.stop(.outputLimit) }
    return all
  }

  /// Reads the rest and discards it, so that a full pipe does not block the program.
  func drain() async {
    while (try? await source.next()) != nil {}
  }
}

import Foundation
import Record

/// Reads transcripts from a pipe as they come.
final class TranscriptReader {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  /// The index in the buffer at which the next line begins.
  private var start = 0

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Whether nothing more has come yet.
  var hasNothing: Bool {
    guard start == buffer.count else { return false }
    var input = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, 0) == 0
  }

  /// The next line without its newline; `nil` at the end.
  func line() -> Data? {
    var searched = start
    while true {
      if let end = newline(from: searched) {
        defer { start = end + 1 }
        return Data(buffer[start..<end])
      }
      searched = buffer.count - start
      guard fill() else {
        defer { start = buffer.count }
        return start == buffer.count ? nil : Data(buffer[start...])
      }
    }
  }

  private func newline(from index: Int) -> Int? {
    buffer.withUnsafeBytes { bytes in
      guard index < bytes.count, let base = bytes.baseAddress else { return nil }
      return memchr(base + index, 0x0A, bytes.count - index).map { UnsafeRawPointer($0) - base }
    }
  }

  /// The next transcript; `nil` at the end.
  func transcript() throws -> RunTranscript? {
    guard let head = line() else { return nil }
    var answers: [Data] = []
    while let line = line(), !line.isEmpty { answers.append(line) }
    return try RunTranscript(head: head, answers: answers)
  }

  /// Drops what was read, and adds what has come to the rest; `false` at the end.
  private func fill() -> Bool {
    buffer.removeSubrange(..<start)
    start = 0
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = Wire.uninterrupted { read(descriptor, &chunk, chunk.count) }
    guard count > 0 else { return false }
    buffer += chunk[..<count]
    return true
  }
}

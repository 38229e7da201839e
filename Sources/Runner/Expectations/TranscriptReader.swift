import Foundation
import Record

/// Reads transcripts from a pipe as they come.
final class TranscriptReader {
  private let descriptor: Int32
  private var buffer = Data()

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Whether nothing more has come yet.
  var hasNothing: Bool {
    guard buffer.isEmpty else { return false }
    var input = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, 0) == 0
  }

  /// The next line without its newline; `nil` at the end.
  func line() -> Data? {
    var searched = buffer.startIndex
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { buffer = buffer[(end + 1)...] }
        return Data(buffer[..<end])
      }
      searched = buffer.endIndex
      guard fill() else {
        defer { buffer = Data() }
        return buffer.isEmpty ? nil : Data(buffer)
      }
    }
  }

  /// The next transcript; `nil` at the end.
  func transcript() throws -> RunTranscript? {
    guard let head = line() else { return nil }
    var answers: [Data] = []
    while let line = line(), !line.isEmpty { answers.append(line) }
    return try RunTranscript(head: head, answers: answers)
  }

  private func fill() -> Bool {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      buffer += chunk[..<count]
      return true
    }
  }
}

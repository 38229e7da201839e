import Foundation
import Record

/// Reads and writes lines on two file descriptors.
final class LinePort {
  /// The greatest length of a line that is read, in bytes.
  ///
  /// The judge's longest messages have a few hundred bytes.
  static let longestLine = 1 << 16

  private let input: Int32
  private let output: Int32
  private var buffer: [UInt8] = []

  init(reading input: Int32, writing output: Int32) {
    self.input = input
    self.output = output
  }

  /// Duplicates standard input and output, and redirects the originals.
  ///
  /// Afterwards descriptor 0 is `/dev/null`, and descriptor 1 writes to standard error. Only this
  /// port can talk to the judge.
  static func claimingStandardStreams() -> LinePort {
    let port = LinePort(reading: dup(0), writing: dup(1))
    let null = open("/dev/null", O_RDONLY)
    dup2(null, 0)
    close(null)
    dup2(2, 1)
    return port
  }

  /// The next line without its newline; `nil` at the end.
  func read() throws(StageError) -> Data? {
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      if let newline = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(buffer[..<newline])
        buffer.removeFirst(newline + 1)
        return line
      }
      guard buffer.count <= Self.longestLine else { throw .lineTooLong(limit: Self.longestLine) }
      let count = Wire.uninterrupted { Foundation.read(input, &chunk, chunk.count) }
      guard count > 0 else {
        if buffer.isEmpty && count == 0 { return nil }
        throw .inputEnded
      }
      buffer += chunk[..<count]
    }
  }

  /// Writes bytes, a newline among them where a line ends.
  func write(_ data: Data) throws(StageError) {
    let bytes = [UInt8](data)
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes { bytes in
        Wire.uninterrupted { Foundation.write(output, bytes.baseAddress, bytes.count) }
      }
      guard count > 0 else { throw .outputClosed }
      start += count
    }
  }
}

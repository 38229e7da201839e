import Files
import Foundation

/// The lines of a file one after the other, of which one at a time is in memory.
///
/// A last line without an end is what a kill has torn, and is left out.
struct WholeLines {
  private let file: FileHandle
  private let path: String
  /// What was read and is not needed any more for the most part: less than two pieces and the longest line.
  private(set) var bytes: [UInt8] = []
  /// The place behind the last line that was returned.
  private var start = 0
  /// The place up to which there is no further end of a line.
  private var searched = 0

  /// Bytes that are read at one time.
  static let pieceSize = 1 << 16

  init(of path: String) throws(GradingError) {
    guard let file = FileHandle(forReadingAtPath: path) else {
      throw .recordNotReadable(path: path)
    }
    self.file = file
    self.path = path
  }

  /// The next line without its end; `nil` if there is none.
  mutating func next() throws(GradingError) -> [UInt8]? {
    while true {
      if let end = bytes[searched...].firstIndex(of: 0x0A) {
        defer { (start, searched) = (end + 1, end + 1) }
        return Array(bytes[start..<end])
      }
      bytes.removeFirst(start)
      (start, searched) = (0, bytes.count)
      guard let piece = try? file.read(upToCount: Self.pieceSize) ?? Data() else {
        throw .recordNotReadable(path: path)
      }
      guard !piece.isEmpty else { return nil }
      bytes += piece
    }
  }
}

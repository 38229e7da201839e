import Foundation

/// The record of a version that wrote lines of JSON, which this one only recognises.
enum OldRecord {
  private static let fileName = "record.jsonl"
  /// Bytes of the longest first line.
  private static let longest = 1 << 20

  /// What a folder's record of lines says of itself; `nil` if there is none, or not even its first line.
  static func origin(in folder: String) -> GradingRecord.Terms.Origin? {
    guard let file = FileHandle(forReadingAtPath: "\(folder)/\(fileName)"),
      let bytes = try? file.read(upToCount: longest), let end = bytes.firstIndex(of: 0x0A)
    else { return nil }
    return WorkerLine.decode(GradingRecord.Terms.Origin.self, from: [UInt8](bytes[..<end]))
      ?? .init(format: nil)
  }

  /// - Throws: ``GradingError/recordOfOtherFormat(path:_:known:)`` if a folder has one that was begun.
  static func requireNone(in folder: String) throws(GradingError) {
    guard let origin = origin(in: folder) else { return }
    throw .recordOfOtherFormat(
      path: "\(folder)/\(fileName)", origin, known: RecordDatabase.format)
  }
}

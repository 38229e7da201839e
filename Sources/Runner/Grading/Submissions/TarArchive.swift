import Checking
import Foundation

/// The format that POSIX calls ustar.
enum TarArchive {
  static let block = 512

  /// The regular Swift files by their paths; of several entries with one path the last counts.
  ///
  /// An entry is left out if its path is absolute, leads upwards, or is not UTF-8. Reading ends at the
  /// first block that is no header.
  static func files(in archive: Data, atMost limit: Int = SubmissionFiles.mostFiles)
    -> [String: Data]
  {
    let bytes = [UInt8](archive)
    var files: [String: Data] = [:]
    var offset = 0
    while offset + block <= bytes.count, files.count < limit {
      let header = bytes[offset..<offset + block]
      guard let size = number(header, at: 124, 12), isIntact(header),
        size <= bytes.count - offset - block
      else { break }
      let start = offset + block
      let kind = header[header.startIndex + 156]
      // The numeral 0, or nothing in archives of old.
      if kind == 0x30 || kind == 0, let path = path(header) {
        // What is longer than any answer only has to be recognised as that.
        files[path] = Data(bytes[start..<start + min(size, AnswerReader.longest + 1)])
      }
      offset = start + (size + block - 1) / block * block
    }
    return files
  }

  private static func path(_ header: ArraySlice<UInt8>) -> String? {
    func field(_ offset: Int, _ count: Int) -> [UInt8] {
      Array(header.dropFirst(offset).prefix(count).prefix { $0 != 0 })
    }
    let (prefix, name) = (field(345, 155), field(0, 100))
    guard
      let path = String(validating: prefix + (prefix.isEmpty ? [] : [0x2F]) + name, as: UTF8.self)
    else { return nil }
    var parts = path.split(separator: "/", omittingEmptySubsequences: false)
    if parts.first == "." { parts.removeFirst() }
    guard let last = parts.last, last.lowercased().hasSuffix(".swift"),
      parts.allSatisfy({ !$0.isEmpty && $0 != ".." && $0 != "." && $0.utf8.count < 256 })
    else { return nil }
    return parts.joined(separator: "/")
  }

  /// A number in octal digits; `nil` if it is none.
  private static func number(_ header: ArraySlice<UInt8>, at offset: Int, _ count: Int) -> Int? {
    let digits = header.dropFirst(offset).prefix(count).prefix { $0 != 0 && $0 != 0x20 }
    return Int(String(decoding: digits, as: UTF8.self), radix: 8).flatMap { $0 < 0 ? nil : $0 }
  }

  private static func isIntact(_ header: ArraySlice<UInt8>) -> Bool {
    let sum = header.enumerated().reduce(0) { sum, byte in
      sum + ((148..<156).contains(byte.offset) ? 0x20 : Int(byte.element))
    }
    let stated = Array(header.dropFirst(148).prefix(8)).drop { $0 == 0x20 }
    return number(ArraySlice(stated), at: 0, 8) == sum
  }
}

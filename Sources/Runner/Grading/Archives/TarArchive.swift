import Checking
import Foundation

/// The format that GNU's `tar` writes, and POSIX's ustar, of which it is made.
enum TarArchive {
  static let block = 512

  /// The regular Swift files by their paths; of several entries with one path the last counts.
  ///
  /// Bytes of a path that are not UTF-8 are written as in an address. An entry is left out if its path
  /// is absolute or leads upwards, or if a part of it is hidden. Reading ends at the first block that is
  /// no header.
  ///
  /// - Parameters:
  ///   - longest: The most bytes that are read of a file.
  ///   - takes: Whether a file of this name is taken.
  static func files(
    in archive: Data, longest: Int = AnswerReader.longest + 1,
    taking takes: (String) -> Bool = { $0.lowercased().hasSuffix(".swift") }
  ) -> [String: Data] {
    func plainPath(_ bytes: [UInt8]) -> String? { path(bytes, taking: takes) }
    let bytes = [UInt8](archive)
    var files: [String: Data] = [:]
    var offset = 0
    // Names that are too long for a header stand before it as a file's contents.
    var longPath: [UInt8]?
    var longTarget: [UInt8]?
    while offset + block <= bytes.count {
      let header = bytes[offset..<offset + block]
      guard let size = number(header, at: 124, 12), isIntact(header),
        size <= bytes.count - offset - block
      else { break }
      let start = offset + block
      offset = min(start + (size + block - 1) / block * block, bytes.count)
      let contents = bytes[start..<start + size]
      switch header[header.startIndex + 156] {
      case UInt8(ascii: "L"):
        longPath = Array(contents.prefix { $0 != 0 })
        continue
      case UInt8(ascii: "K"):
        longTarget = Array(contents.prefix { $0 != 0 })
        continue
      // Nothing in archives of old.
      case UInt8(ascii: "0"), 0:
        if let path = plainPath(longPath ?? path(in: header)) {
          // What is longer than any answer only has to be recognised as that.
          files[path] = Data(contents.prefix(longest))
        }
      case UInt8(ascii: "1"):
        // Another name of an entry before it.
        if let path = plainPath(longPath ?? path(in: header)),
          let target = plainPath(longTarget ?? field(header, 157, 100))
        {
          files[path] = files[target]
        }
      default: break
      }
      (longPath, longTarget) = (nil, nil)
    }
    return files
  }

  private static func field(_ header: ArraySlice<UInt8>, _ offset: Int, _ count: Int) -> [UInt8] {
    Array(header.dropFirst(offset).prefix(count).prefix { $0 != 0 })
  }

  private static func path(in header: ArraySlice<UInt8>) -> [UInt8] {
    // GNU's has times where POSIX's has the beginning of a path.
    let isPOSIX = field(header, 257, 6) == Array("ustar".utf8)
    let prefix = isPOSIX ? field(header, 345, 155) : []
    return prefix + (prefix.isEmpty ? [] : [0x2F]) + field(header, 0, 100)
  }

  private static func path(_ bytes: [UInt8], taking takes: (String) -> Bool) -> String? {
    let name = Folder.Name(bytes: bytes)
    let path = name.text ?? name.escaped
    var parts = path.split(separator: "/", omittingEmptySubsequences: false)
    if parts.first == "." { parts.removeFirst() }
    guard let last = parts.last, takes(String(last)),
      parts.allSatisfy({ !$0.isEmpty && !$0.hasPrefix(".") && $0.utf8.count < 256 }),
      // No system's paths are longer, and each part becomes a folder.
      path.utf8.count < 2048, !parts.contains("__MACOSX")
    else { return nil }
    return parts.joined(separator: "/")
  }

  /// A number in octal digits; `nil` if it is none.
  private static func number(_ header: ArraySlice<UInt8>, at offset: Int, _ count: Int) -> Int? {
    let digits = header.dropFirst(offset).prefix(count).prefix { $0 != 0 && $0 != 0x20 }
    return Int(String(decoding: digits, as: UTF8.self), radix: 8).flatMap { $0 < 0 ? nil : $0 }
  }

  private static func isIntact(_ header: ArraySlice<UInt8>) -> Bool {
    let stated = Array(header.dropFirst(148).prefix(8)).drop { $0 == 0x20 }
    // An archive may have tens of thousands of headers.
    let sum = header.withUnsafeBytes { bytes in
      var sum = 8 * 0x20
      for place in 0..<148 { sum += Int(bytes[place]) }
      for place in 156..<block { sum += Int(bytes[place]) }
      return sum
    }
    return number(ArraySlice(stated), at: 0, 8) == sum
  }
}

import Foundation

/// The contents of an archive, in the form that `mtree` writes: a line for each entry.
///
/// A path begins with a dot; path elements that would lead out of the folder are left out, and each
/// byte that is no plain character is written as three octal digits, so that no name can pass for
/// another line.
struct ArchiveListing: Equatable {
  /// An entry that is no folder.
  struct Entry: Equatable {
    /// As in ``TarArchive/files(in:)``.
    var path: String
    /// Whether it has bytes of its own; it may be a link, a pipe or a device.
    var isFile: Bool
  }

  /// In the order of the listing, without hidden files.
  var entries: [Entry] = []

  /// Reads a listing with the type of each entry.
  ///
  /// - Parameter limit: How many entries are read.
  init(_ listing: [UInt8], limit: Int) {
    Self.forEachLine(of: listing) { line in
      if let entry = Self.entry(line) { entries.append(entry) }
      return entries.count < limit
    }
  }

  /// The number of lines, of which the last need not have an end.
  static func lineCount(of listing: [UInt8]) -> Int {
    var count = 0
    forEachLine(of: listing) { _ in
      count += 1
      return true
    }
    return count
  }

  /// Calls the body with each line, without its end, until the body returns `false`.
  ///
  /// There may be megabytes of lines; the C library finds their ends faster than we do.
  private static func forEachLine(of listing: [UInt8], _ body: (UnsafeRawBufferPointer) -> Bool) {
    listing.withUnsafeBytes { bytes in
      var start = 0
      while start < bytes.count {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[start...])
        let end = rest.firstPlace(of: 0x0A) ?? rest.count
        guard body(UnsafeRawBufferPointer(rebasing: rest[..<end])) else { return }
        start += end + 1
      }
    }
  }

  /// The entry of a line; `nil` if it is a folder, is hidden, or says nothing.
  private static func entry(_ line: UnsafeRawBufferPointer) -> Entry? {
    guard let end = line.firstPlace(of: 0x20) else { return nil }
    let text = String(decoding: line[..<end], as: UTF8.self)
    let words = String(decoding: line[(end + 1)...], as: UTF8.self).split(separator: " ")
    guard text.hasPrefix("./"), let type = words.first(where: { $0.hasPrefix("type=") }),
      type != "type=dir"
    else { return nil }
    var path = String(text.dropFirst(2))
    if line.firstPlace(of: UInt8(ascii: "\\")) != nil {
      let name = Folder.Name(bytes: unescaped(path.utf8))
      path = name.text ?? name.escaped
    }
    let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") || $0 == "__MACOSX" }
    return isHidden || path.isEmpty ? nil : Entry(path: path, isFile: type == "type=file")
  }

  /// The bytes of a path in which some stand as a backslash and three octal digits.
  static func unescaped(_ path: some Collection<UInt8>) -> [UInt8] {
    var rest = Array(path)[...]
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
      let digits = rest.prefix(3)
      if byte == UInt8(ascii: "\\"), digits.count == 3,
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 8)
      {
        bytes.append(value)
        rest = rest.dropFirst(3)
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }

  /// The entries that stay in the archive when these Swift files are taken from it, up to
  /// ``SubmissionFiles/mostFiles``.
  func left(taking taken: some Collection<String>) -> [Submission.LeftInArchive] {
    let taken = Set(taken)
    return entries.lazy.filter { !taken.contains($0.path) }.prefix(SubmissionFiles.mostFiles).map {
      entry in
      if !entry.isFile { return .noFile(entry.path) }
      return entry.path.lowercased().hasSuffix(".swift")
        ? .outside(entry.path) : .other(entry.path)
    }
  }
}

extension UnsafeRawBufferPointer {
  fileprivate func firstPlace(of byte: UInt8) -> Int? {
    guard let start = baseAddress, let found = memchr(start, Int32(byte), count) else { return nil }
    return UnsafeRawPointer(found) - start
  }
}

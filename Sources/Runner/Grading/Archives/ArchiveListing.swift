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
  init(_ listing: some Collection<UInt8>, limit: Int) {
    for line in listing.split(separator: 0x0A) where entries.count < limit {
      guard line.starts(with: "./".utf8) else { continue }
      let words = line.split(separator: 0x20)
      guard let type = words.first(where: { $0.starts(with: "type=".utf8) }),
        !type.elementsEqual("type=dir".utf8)
      else { continue }
      let name = Folder.Name(bytes: Self.unescaped(words[0].dropFirst(2)))
      let path = name.text ?? name.escaped
      let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") || $0 == "__MACOSX" }
      guard !isHidden, !path.isEmpty else { continue }
      entries.append(Entry(path: path, isFile: type.elementsEqual("type=file".utf8)))
    }
  }

  /// The bytes of a path in which some stand as a backslash and three octal digits.
  private static func unescaped(_ path: some Collection<UInt8>) -> [UInt8] {
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

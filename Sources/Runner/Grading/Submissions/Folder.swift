import Files
import Foundation

/// The entries of a folder, whose names are bytes to the system.
enum Folder {
  struct Name: Equatable {
    var bytes: [UInt8]
    /// Whether it is that of a folder.
    var isFolder = false
    /// `nil` if the name is not UTF-8.
    var text: String? { String(validating: bytes, as: UTF8.self) }
    /// Whether it is not shown to people, whatever the rest of its bytes is.
    var isHidden: Bool { bytes.first == UInt8(ascii: ".") }
    /// As in an address, where every byte that is no plain character is a number.
    var escaped: String {
      bytes.map {
        (0x20..<0x7F).contains($0) && $0 != 0x25
          ? String(UnicodeScalar($0))
          : "%" + String($0, radix: 16, uppercase: true)
      }.joined()
    }
  }

  /// `nil` if the folder cannot be read.
  static func names(in folder: String) -> [Name]? {
    FolderEntries(of: folder).map { entries in
      entries.map { Name(bytes: $0.bytes, isFolder: $0.kind == .folder) }
    }
  }

  static func isFolder(_ path: String) -> Bool { kind(of: path) == S_IFDIR }

  static func isRegularFile(_ path: String) -> Bool { kind(of: path) == S_IFREG }

  /// Links are not followed.
  private static func kind(of path: String) -> mode_t {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : 0
  }

  /// The archives in a student's folder and in the folders in it, by their paths from there.
  static func archives(in folder: String) -> [String] {
    var found: [String] = []
    func look(_ path: String, _ levels: Int) {
      for name in (names(in: folder + path) ?? []).compactMap(\.text).sorted()
      where !name.hasPrefix(".") && !name.hasPrefix("__MACOSX") {
        guard found.count < Submission.mostArchives else { return }
        let place = "\(path)/\(name)"
        if isArchive(name), isRegularFile(folder + place) {
          found.append(String(place.dropFirst()))
        } else if levels > 0, isFolder(folder + place) {
          look(place, levels - 1)
        }
      }
    }
    look("", 1)
    return found
  }

  static func isArchive(_ name: String) -> Bool {
    // Most of thousands of names have another ending.
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")),
      archiveEndings.contains(name[dot...].lowercased())
    else { return false }
    return withoutArchiveEnding(name) != name
  }

  static let archiveEndings = [
    ".tar.gz", ".tar.bz2", ".tar.xz", ".zip", ".tar", ".gz", ".tgz", ".bz2", ".xz", ".txz", ".7z",
    ".rar",
  ]

  /// A name without `.zip`, `.tar.gz` and the like.
  static func withoutArchiveEnding(_ name: String) -> String {
    let lowercased = name.lowercased()
    let ending = archiveEndings.first { lowercased.hasSuffix($0) && name.count > $0.count }
    return String(name.dropLast(ending?.count ?? 0))
  }
}

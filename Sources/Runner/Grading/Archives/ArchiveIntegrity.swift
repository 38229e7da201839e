import Foundation
import Record

/// Whether all that is wanted of an archive comes out of it, by what `bsdtar` says when it reads that to
/// the end.
///
/// `bsdtar` checks the sums of zip and 7z only here: where it writes another archive, it takes over a file
/// whose sum is wrong, and ends as if nothing were the matter.
struct ArchiveIntegrity: Equatable {
  /// Why not all of it came out; `nil` if all did.
  var loss: Unreadable?
  /// The paths of files that did not come out whole, as in ``TarArchive/files(in:)``.
  var broken: Set<String> = []
  /// The names of those that have a password, as the archive has them.
  var locked: [String] = []

  /// An archive of which everything came out.
  init() {}

  /// Reads what `bsdtar` has printed on standard error.
  ///
  /// - Parameter endings: Of the names of all files that were wanted, without their dots.
  init(errors: String, endings: [String]) {
    for line in errors.split(whereSeparator: \.isNewline).map(String.init) {
      let (name, message) = Self.parts(of: line, endings: endings)
      guard !Self.isHarmless(message) else { continue }
      let isLocked = Self.isAboutPassword(message)
      if isLocked, let name, !locked.contains(name) { locked.append(name) }
      // A file with a password may look like a damaged one, and not the other way round.
      if loss != .archiveWithPassword { loss = isLocked ? .archiveWithPassword : .damagedArchive }
      if let name { broken.insert(Self.path(of: name)) }
    }
  }

  /// Whether a message of libarchive's says that there is a password; each format has its own words.
  static func isAboutPassword(_ message: String) -> Bool {
    let message = message.lowercased()
    return message.contains("passphrase") || message.contains("crypt")
  }

  /// Whether nothing is lost by what a message says.
  private static func isHarmless(_ message: String) -> Bool {
    // A name that the system cannot write is written as bytes; a pattern need not have a file.
    message.contains("can't be converted") || message.contains("cannot be converted")
      || message.hasSuffix(": Not found in archive")
      // It follows the message that says why.
      || message == "Error exit delayed from previous errors." || message == "Retrying..."
  }

  /// A line's name of a file, if it begins with one, and what it says.
  private static func parts(of line: String, endings: [String]) -> (name: String?, message: String)
  {
    let own = "bsdtar: "
    if line.hasPrefix(own) { return (nil, String(line.dropFirst(own.count))) }
    let ends = endings.compactMap {
      line.range(of: ".\($0): ", options: [.caseInsensitive, .backwards])
    }
    guard let end = ends.max(by: { $0.upperBound < $1.upperBound }) else { return (nil, line) }
    let colon = line.index(end.upperBound, offsetBy: -2)
    return (String(line[..<colon]), String(line[end.upperBound...]))
  }

  private static func path(of name: String) -> String {
    let name = Folder.Name(bytes: ArchiveListing.unescaped(name.utf8))
    let path = name.text ?? name.escaped
    return path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  }
}

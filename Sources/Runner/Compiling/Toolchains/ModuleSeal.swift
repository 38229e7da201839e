import Files
import Foundation

/// The file in a folder of the compiler's C modules by which they are known to be whole, and this user's own.
///
/// It has a line for each file: its checksum, and its path. A module of which one byte is another can make
/// the compiler run for ever, and nobody would look for the cause there.
struct ModuleSeal {
  /// The folder with the modules.
  let folder: String
  let key: ChecksumKey

  static let fileName = "ready"

  /// More than the compiler's and ours by far; a stranger's folder may have any number.
  private static let mostFiles = 1000

  /// Whether the folder has what it had when it was sealed.
  ///
  /// - Parameter isFixed: Whether nothing else may be in it.
  func holds(isFixed: Bool) -> Bool {
    guard let kept = RegularFile.contents("\(folder)/\(Self.fileName)", atMost: 1 << 20),
      !kept.isEmpty, let lines
    else { return false }
    let sealed = String(decoding: kept, as: UTF8.self).split(separator: "\n").map(String.init)
    return isFixed ? sealed == lines : Set(sealed).isSubset(of: lines)
  }

  /// Seals the folder.
  func write() throws(FileError) {
    let path = "\(folder)/\(Self.fileName)"
    guard let lines else {
      throw .cannotWrite(path: path, reason: "files beside it cannot be read")
    }
    try AtomicFile.write(lines.joined(separator: "\n"), to: path, isDurable: false)
  }

  /// A line for each file; `nil` if one cannot be read.
  private var lines: [String]? {
    let paths = (FileManager.default.subpaths(atPath: folder) ?? []).sorted()
    guard paths.count <= Self.mostFiles else { return nil }
    var lines: [String] = []
    for path in paths where path != Self.fileName && !Self.isFolder("\(folder)/\(path)") {
      guard let sum = Checksum.ofFile("\(folder)/\(path)", named: path, key: key) else {
        return nil
      }
      lines.append("\(sum) \(path)")
    }
    return lines
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

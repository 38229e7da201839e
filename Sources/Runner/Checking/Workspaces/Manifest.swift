import Files
import Foundation

/// Which starters were given out, so that changed files can be told from untouched ones.
struct Manifest: Codable {
  /// Where it is in a workspace.
  static let file = ".workbook/manifest.json"

  var formatVersion = 1
  /// Digests of starters by the path of the learner's file.
  var starters: [String: String] = [:]

  /// The manifest in a file; an empty one if there is none, or none that can be read.
  init(reading path: String) {
    guard let bytes = FileManager.default.contents(atPath: path),
      let kept = try? JSONDecoder().decode(Manifest.self, from: bytes)
    else { return }
    self = kept
  }

  func write(to path: String) throws(FileError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let bytes = try? encoder.encode(self) else { return }
    try AtomicFile.write(bytes, to: path)
  }
}

import Foundation

/// The messages of `site serve` in the terminal.
enum ServeWords {
  /// The files that were saved: "chapters/ch17-fade-and-pop.md", "3 files".
  static func reason(_ files: [String], in book: String) -> String {
    guard files.count == 1, let file = files.first else { return "\(files.count) files" }
    return file.hasPrefix(book + "/") ? String(file.dropFirst(book.count + 1)) : file
  }

  static func built(chapters: Int, because reason: String?, in time: Duration) -> String {
    let (whole, parts) = time.components
    let tenths = Int((Double(whole) * 10 + Double(parts) / 1e17).rounded())
    let seconds = "\(tenths / 10).\(tenths % 10) s"
    guard let reason else { return "\(chapters) chapters built in \(seconds)." }
    return "\(reason): built again in \(seconds)."
  }

  static func notBuilt(because reason: String?, _ fault: String) -> String {
    (reason.map { "\($0):\n" } ?? "") + fault + "\nThe pages stay as they are until this is mended."
  }
}

import Chapters
import Sandboxing

/// The dates at which the chapters of a book were changed, from its repository.
struct BookHistory {
  /// The dates of the last commits, by chapter id; empty outside of a repository.
  let updates: [String: String]

  /// - Parameter folder: The book's folder.
  init(of outline: BookOutline, in folder: String) async {
    var updates: [String: String] = [:]
    for chapter in outline.chapters {
      let output = await Command.output(
        "/usr/bin/env",
        ["git", "-C", folder, "log", "-1", "--format=%cI", "--", chapter.file])
      if let date = output?.split(separator: "\n").first { updates[chapter.id] = String(date) }
    }
    self.updates = updates
  }
}

/// A text that is too long to be shown whole: its beginning, its end, and how much is left out between them.
package enum ShortenedText {
  /// Returns at most this number of lines; one of them says how many are left out.
  static func lines(_ lines: [String], most: Int) -> [String] {
    guard lines.count > most else { return lines }
    let (first, last) = (most / 2, most - 1 - most / 2)
    let count = lines.count - first - last
    return lines.prefix(first) + ["… (\(count) lines are left out) …"] + lines.suffix(last)
  }

  /// Returns at most this number of characters, in which the number of those that are left out is written.
  ///
  /// - Parameter most: More than the note about what is left out needs, which is about 40.
  package static func text(_ text: String, most: Int) -> String {
    let length = text.count
    guard length > most else { return text }
    // As long as it can get: what is left out is no more than the whole.
    let longestNote = note(length).count
    let kept = most - longestNote
    let left = length - kept
    let note = note(left)
    let last = kept / 2
    return text.prefix(kept - last) + note + text.suffix(last)
  }

  private static func note(_ count: Int) -> String { " … (\(count) characters are left out) … " }
}

/// The differences of two texts, line by line.
public struct LineChanges: Equatable, Sendable {
  /// Lines of the old text that are replaced by others; either may be none.
  public struct Hunk: Equatable, Sendable {
    /// Counted from 0.
    public var old: Range<Int>
    public var removed: [Substring]
    public var added: [Substring]
  }

  /// In the texts' order, with lines in between that are the same.
  public var hunks: [Hunk]

  public init(from old: String, to new: String) {
    self.init(from: Self.lines(old), to: Self.lines(new))
  }

  private init(from old: [Substring], to new: [Substring]) {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    hunks = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      let (start, first) = (i, j)
      while removed.contains(i) || inserted.contains(j) {
        if removed.contains(i) { i += 1 } else { j += 1 }
      }
      if i > start || j > first {
        hunks.append(
          Hunk(old: start..<i, removed: Array(old[start..<i]), added: Array(new[first..<j])))
      } else {
        i += 1
        j += 1
      }
    }
  }

  /// A text with two people's changes to the same old one; `nil` where they change the same lines,
  /// or lines next to each other.
  public static func merge(old: String, _ first: String, _ second: String) -> String? {
    let lines = lines(old)
    let ours = LineChanges(from: lines, to: Self.lines(first)).hunks
    let theirs = LineChanges(from: lines, to: Self.lines(second)).hunks
    for hunk in ours {
      for other in theirs where hunk != other {
        let isApart =
          hunk.old.upperBound < other.old.lowerBound || other.old.upperBound < hunk.old.lowerBound
        guard isApart else { return nil }
      }
    }
    let all = ours + theirs.filter { !ours.contains($0) }
    var merged: [Substring] = []
    var position = 0
    for hunk in all.sorted(by: { $0.old.lowerBound < $1.old.lowerBound }) {
      merged += lines[position..<hunk.old.lowerBound] + hunk.added
      position = hunk.old.upperBound
    }
    return (merged + lines[position...]).joined(separator: "\n")
  }

  private static func lines(_ text: String) -> [Substring] {
    text.replacing("\r\n", with: "\n")[...]
      .split(separator: "\n", omittingEmptySubsequences: false)
  }
}

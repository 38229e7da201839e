import Chapters

/// The lines of a starter that are new to whoever knows the file of an earlier exercise.
struct StarterStep {
  /// The latest exercise before whose starter has enough of this one.
  let earlier: Exercise
  /// Counted from 1; at least one.
  let newLines: Set<Int>

  /// A third has to be known, and more than a few lines, for the rest to be a step.
  private static let share = 3
  private static let fewest = 5

  /// `nil` if no earlier exercise has enough of the starter, or the starter has nothing new.
  init?(to exercise: Exercise, in chapter: [Exercise]) {
    let lines = Self.lines(of: exercise)
    let telling = Set(lines.indices.filter { Self.isTelling(lines[$0]) })
    let enough = max(Self.fewest, (telling.count + Self.share - 1) / Self.share)
    for earlier in chapter.prefix(while: { $0.id != exercise.id }).reversed() {
      // What was to be done is done.
      let known = Self.lines(of: earlier).filter { !$0.hasPrefix("// Your turn") }
      let words = Set(known)
      // No difference has more in common than that.
      guard telling.count(where: { words.contains(lines[$0]) }) >= enough else { continue }
      let inserted = Set(
        lines.difference(from: known).insertions.compactMap { change in
          if case .insert(let offset, _, _) = change { offset } else { nil }
        })
      guard telling.subtracting(inserted).count >= enough else { continue }
      let new = Self.groups(of: inserted, in: lines).filter { group in
        group.contains { telling.contains($0) }
      }
      guard !new.isEmpty else { return nil }
      self.earlier = earlier
      newLines = Set(new.joined().map { $0 + 1 })
      return
    }
    return nil
  }

  /// Without indentation, since a line that only moved inwards is known.
  private static func lines(of exercise: Exercise) -> [Substring] {
    exercise.starter.shownCode.split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map { line in
        let text = line.drop { $0 == " " }
        return text[..<(text.lastIndex { $0 != " " }.map(text.index(after:)) ?? text.startIndex)]
      }
  }

  /// Whether a line has content: no brace, and no line that every file begins with.
  private static func isTelling(_ line: Substring) -> Bool {
    line != "import UIKit" && line.contains(where: \.isLetter)
  }

  /// Neighbours among the lines, moved down where that spares them another function's end.
  private static func groups(of inserted: Set<Int>, in lines: [Substring]) -> [Range<Int>] {
    var groups: [Range<Int>] = []
    for index in inserted.sorted() {
      if let last = groups.last, last.upperBound == index {
        groups[groups.count - 1] = last.lowerBound..<(index + 1)
      } else {
        groups.append(index..<(index + 1))
      }
    }
    return groups.map { group in
      var (first, end) = (group.lowerBound, group.upperBound)
      while end < lines.count, !isTelling(lines[first]), lines[first] == lines[end],
        !inserted.contains(end)
      {
        (first, end) = (first + 1, end + 1)
      }
      return first..<end
    }
  }
}

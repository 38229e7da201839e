import Chapters
import Record

/// Sums up the output of a program in its plays, for a verdict.
enum PrintedText {
  /// Text that is equal in all plays stands there once; else each text stands behind the plays that
  /// it is of.
  static func of(_ transcripts: [RunTranscript], in exercise: Exercise? = nil) -> String {
    var all: [(text: String, runs: [Run.Label])] = []
    for transcript in transcripts {
      // What the runtime writes around its own messages is no output of the program's.
      let text = transcript.output.trimmed(where: \.isNewline)
      if let same = all.firstIndex(where: { $0.text == text }) {
        all[same].runs.append(transcript.label)
      } else {
        all.append((text, [transcript.label]))
      }
    }
    guard all.contains(where: { !$0.text.isEmpty }) else { return "" }
    if all.count == 1 {
      let count = transcripts.count
      let note = count > 1 ? ["(the same in each of \(count) plays)"] : []
      return (lines(all[0].text, most: mostLines) + note).joined(separator: "\n")
    }
    let parts = all.prefix(mostTexts).flatMap { text, runs in
      [place(runs, in: exercise)]
        + (text.isEmpty
          ? ["  (nothing)"] : lines(text, most: mostLinesOfSeveral).map { "  " + $0 })
    }
    let rest = all.dropFirst(mostTexts).reduce(0) { $0 + $1.runs.count }
    return
      (parts
      + (rest > 0 ? ["… and something else in \(rest) more \(rest == 1 ? "play" : "plays")"] : []))
      .joined(separator: "\n")
  }

  /// The most lines of the one text that all plays printed, and the most of each if there are several.
  private static let (mostLines, mostLinesOfSeveral) = (24, 9)
  /// The most different texts that are shown.
  private static let mostTexts = 3
  /// The most characters of a line.
  private static let longestLine = 240

  /// "in play 2 (tap on 390 × 844), and in 2 more:", with the number that `--only-play` takes.
  private static func place(_ runs: [Run.Label], in exercise: Exercise?) -> String {
    let more = runs.count - 1
    let rest = more == 0 ? "" : ", and in \(more) more"
    let number = exercise?.number(of: runs[0]).map { "play \($0)" } ?? "the play"
    return "in \(number) (\(runs[0].text))\(rest):"
  }

  /// The lines of a text; lines that are equal and follow each other are written once, with their
  /// number.
  private static func lines(_ text: String, most: Int) -> [String] {
    var lines: [(text: Substring, count: Int)] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let last = lines.last, last.text == line {
        lines[lines.count - 1].count += 1
      } else {
        lines.append((line, 1))
      }
    }
    return ShortenedText.lines(
      lines.map {
        let text = ShortenedText.text(String($0.text), most: longestLine)
        return $0.count == 1 ? text : "\(text)  (\($0.count) times)"
      }, most: most)
  }
}

extension String {
  /// The text without such characters at its beginning and its end.
  fileprivate func trimmed(where isTrimmed: (Character) -> Bool) -> String {
    guard let first = firstIndex(where: { !isTrimmed($0) }),
      let last = lastIndex(where: { !isTrimmed($0) })
    else { return "" }
    return String(self[first...last])
  }
}

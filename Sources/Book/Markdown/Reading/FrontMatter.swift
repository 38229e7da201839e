/// The lines between `---` and `---` at the very top of a file.
struct FrontMatter {
  /// The lines between the two markers; `nil` without front matter.
  private(set) var text: String?
  /// Includes both markers.
  private(set) var lineCount = 0

  /// Without a second marker there is no front matter: the first line is a thematic break.
  init(in lines: SourceLines) {
    guard lines.count > 1, Self.isMarker(lines[1]),
      let close = (2...lines.count).first(where: { Self.isMarker(lines[$0]) })
    else { return }
    text = lines.text(2..<close)
    lineCount = close
  }

  private static func isMarker(_ line: String) -> Bool {
    line.hasPrefix("---") && line.dropFirst(3).allSatisfy { $0 == " " }
  }
}

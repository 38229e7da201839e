import Chapters

/// Wraps text for terminals, never inside of a word.
enum Lines {
  /// Wraps Markdown, without its markup.
  static func prose(markdown: String, width: Int) -> [String] {
    prose(Prose(markdown: markdown).text, width: width)
  }

  /// Wraps plain text whose lines are paragraphs.
  ///
  /// The lines of a list item are aligned with its first word, those of code with its indentation.
  static func prose(_ text: String, width: Int) -> [String] {
    Look.withoutControls(text).split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      fitted(line: String($0), width: width, isProse: true)
    }
  }

  /// Wraps the lines that are longer than the width.
  static func fitted(_ text: String, width: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      fitted(line: String($0), width: width, isProse: false)
    }.joined(separator: "\n")
  }

  /// Wraps a paragraph.
  ///
  /// - Parameters:
  ///   - width: Of a line, with its prefix.
  ///   - first: The prefix of the first line.
  ///   - rest: The prefix of the other lines.
  static func wrap(
    _ text: some StringProtocol, width: Int, first: String = "", rest: String = ""
  ) -> [String] {
    var lines: [String] = []
    var line = first
    var isEmpty = true
    let room = width - Look.columns(of: rest)
    for word in text.split(separator: " ") {
      let parts = Look.columns(of: word) > room ? names(in: Substring(word)) : [Substring(word)]
      for (index, part) in parts.enumerated() {
        let space = isEmpty || index > 0 ? "" : " "
        let isTooLong = Look.columns(of: line) + Look.columns(of: part) + space.count > width
        if isTooLong, !isEmpty {
          lines.append(line)
          line = rest + part
        } else {
          line += space + part
        }
        isEmpty = false
      }
    }
    return lines + [line]
  }

  /// A word of code in parts, each of which has one name at most; paths and addresses are one part.
  private static func names(in word: Substring) -> [Substring] {
    guard !word.contains("/"), !word.contains("\u{1B}") else { return [word] }
    var parts: [Substring] = []
    var start = word.startIndex
    for index in word.indices.dropFirst() {
      let before = word[word.index(before: index)]
      // A name of nothing but labels, such as f(_:to:), is cut behind a colon.
      let isMember = word[index] == "." && before != "." && !before.isNumber
      guard isMember || "(,:".contains(before), !")(,:".contains(word[index]) else { continue }
      parts.append(word[start..<index])
      start = index
    }
    return parts + [word[start...]]
  }

  /// A line of code with its indentation, wrapped if it has to be; each part has the sign.
  ///
  /// A comment stays one: what is copied has to compile.
  static func code(_ code: Substring, sign: String, width: Int) -> [String] {
    let text = Look.withoutControls(String(code))
    guard text.count + sign.count > width else { return [sign + text] }
    let margin = String(text.prefix { $0 == " " })
    if let (code, mark, comment) = comment(in: text.dropFirst(margin.count)) {
      let start = sign + margin + mark
      return wrap(comment, width: width, first: start, rest: start)
        + (code.isEmpty ? [] : Self.code(margin + code, sign: sign, width: width))
    }
    return wrap(text, width: width, first: sign + margin, rest: sign + margin + "  ")
      .flatMap { line in
        pieces(of: String(line.dropFirst(sign.count)), width: width - sign.count)
          .map { sign + $0 }
      }
  }

  /// A line in pieces that a terminal of the width does not break by itself.
  ///
  /// Only words that are too long by themselves come here. Colours end with a piece and begin again
  /// with the next one.
  static func pieces(of line: String, width: Int) -> [String] {
    guard Look.columns(of: line) > width else { return [line] }
    var pieces: [String] = []
    var piece = ""
    var columns = 0
    var paint = ""
    var code = ""
    for character in line {
      if !code.isEmpty || character == "\u{1B}" {
        code.append(character)
        guard character == "m" else { continue }
        piece += code
        paint = code == Look.plain ? "" : paint + code
        code = ""
        continue
      }
      if columns == width {
        pieces.append(piece + (paint.isEmpty ? "" : Look.plain))
        piece = paint
        columns = 0
      }
      piece.append(character)
      columns += 1
    }
    return pieces + [piece]
  }

  /// The comment at the end of a line of code, which has to stay one where the line is wrapped.
  private static func comment(
    in text: Substring
  ) -> (code: Substring, sign: String, comment: Substring)? {
    if text.hasPrefix("/// ") { return (text.prefix(0), "/// ", text.dropFirst(4)) }
    var isString = false
    var before: Character = " "
    for index in text.indices {
      if text[index] == "\"" { isString.toggle() }
      if !isString, before == " ", text[index...].hasPrefix("// ") {
        let end = text[..<index].lastIndex { $0 != " " }.map(text.index(after:))
        return (text[..<(end ?? text.startIndex)], "// ", text[index...].dropFirst(3))
      }
      before = text[index]
    }
    return nil
  }

  /// A line in as many lines as it takes; one that fits stays as it is.
  ///
  /// The comment behind a line of code comes before it, because it can be copied then.
  private static func fitted(line: String, width: Int, isProse: Bool) -> [String] {
    guard Look.columns(of: line) > width else { return [line] }
    let margin = String(line.prefix { $0 == " " })
    let text = line.dropFirst(margin.count)
    if margin.count >= 4, let (code, sign, comment) = comment(in: text) {
      return wrap(comment, width: width, first: margin + sign, rest: margin + sign)
        + (code.isEmpty ? [] : fitted(line: margin + code, width: width, isProse: isProse))
    }
    let isItem = text.hasPrefix("- ")
    let hanging = isItem || (!isProse && !margin.isEmpty) || margin.count >= 4 ? "  " : ""
    return wrap(text, width: width, first: margin, rest: margin + hanging)
  }
}

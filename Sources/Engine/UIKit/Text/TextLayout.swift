import HeadlessQuartzCore

/// Text broken into lines, with their measures in points.
struct TextLayout {
  /// Characters with the same attributes.
  struct Run {
    var text: String
    var font: UIFont
    var kern: CGFloat = 0
    var style = NSParagraphStyle.default
    /// The rectangle of the attachment in place of each character; its origin is on the baseline,
    /// and y goes up.
    var attachment: CGRect?
  }

  struct Line {
    var text = ""
    var width: CGFloat = 0
    var height: CGFloat = 0
    var ascender: CGFloat = 0
    var descender: CGFloat = 0
    /// The distance to the next line.
    var spacing: CGFloat = 0
    var hasAttachment = false
  }

  private(set) var lines: [Line] = []

  /// Breaks runs into lines no wider than `width`, at spaces if possible.
  ///
  /// `limit` is the maximum number of lines; 0 is without limit.
  init(_ runs: [Run], width: CGFloat = .infinity, limit: Int = 0) {
    var line = Line()
    var word = Line()
    func finishWord() {
      line.append(word)
      word = Line()
    }
    var finished: [Line] = []
    for run in runs {
      for character in run.text {
        if character.isNewline {
          finishWord()
          line.includeMetrics(of: run)
          finished.append(line)
          line = Line()
          continue
        }
        var next = Line()
        next.includeMetrics(of: run)
        next.text = String(character)
        next.width = (run.attachment?.maxX ?? run.font.width(of: next.text)) + run.kern
        if character == " " {
          finishWord()
          line.append(next)
          continue
        }
        if line.width + word.width + next.width > width + TextLayout.tolerance {
          if line.isBlank && !word.text.isEmpty {
            finishWord()  // A word longer than a line is broken where it has to be.
          }
          if !line.text.isEmpty {
            finished.append(line.trimmed(spaceWidth: run.font.width(of: " ") + run.kern))
            line = Line()
          }
        }
        word.append(next)
      }
    }
    finishWord()
    if !line.text.isEmpty || finished.isEmpty {
      if line.text.isEmpty, let run = runs.first { line.includeMetrics(of: run) }
      finished.append(line)
    }
    lines = limit > 0 ? Array(finished.prefix(limit)) : finished
  }

  /// Widths are sums of many fractions; this much more still fits.
  private static let tolerance: CGFloat = 1e-6

  /// The size of all lines together, not rounded.
  var size: CGSize {
    var height: CGFloat = 0
    for (index, line) in lines.enumerated() {
      height += line.height + (index < lines.count - 1 ? line.spacing : 0)
    }
    return CGSize(width: lines.map(\.width).max() ?? 0, height: height)
  }
}

extension TextLayout.Line {
  fileprivate var isBlank: Bool { text.allSatisfy { $0 == " " } }

  /// Grows as high as a run's font needs.
  fileprivate mutating func includeMetrics(of run: TextLayout.Run) {
    height = max(height, run.style.height(ofLine: run.font.lineHeight))
    ascender = max(ascender, run.font.ascender)
    descender = min(descender, run.font.descender)
    spacing = max(spacing, run.style.lineSpacing)
    guard let attachment = run.attachment else { return }
    hasAttachment = true
    ascender = max(ascender, attachment.maxY)
    descender = min(descender, attachment.minY)
    height = max(height, ascender - descender)
  }

  fileprivate mutating func append(_ other: TextLayout.Line) {
    text += other.text
    width += other.width
    height = max(height, other.height)
    ascender = max(ascender, other.ascender)
    descender = min(descender, other.descender)
    hasAttachment = hasAttachment || other.hasAttachment
    // An attachment may reach above the letters beside it, and these below it.
    if hasAttachment { height = max(height, ascender - descender) }
    spacing = max(spacing, other.spacing)
  }

  /// The line without trailing spaces.
  fileprivate func trimmed(spaceWidth: CGFloat) -> TextLayout.Line {
    var line = self
    while line.text.last == " " {
      line.text.removeLast()
      line.width -= spaceWidth
    }
    return line
  }
}

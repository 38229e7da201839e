import Markdown
import Motion

/// Lays out the frames of a filmstrip as one SVG.
struct FilmstripLayout {
  let rows: [FilmstripRow]
  /// In points.
  let screen: Size

  // In units of the drawing: pixels at its natural size.
  private static let gap = 12.0
  private static let margin = 2.0
  private static let rowTitle = 22.0
  private static let captions = 44.0
  private static let point = "seen here"
  private static let largest = Size(width: 150, height: 190)
  /// The width of a letter of a caption, on average and in a wide face.
  private static let letter = 5.6

  /// The SVG document.
  func svg(title: String, definitions: SVGDefinitions) -> String {
    var width = 0.0
    var height = 0.0
    var body = ""
    for row in rows {
      let cell = cellSize(of: row)
      width = max(
        width, Double(row.frames.count) * (cell.width + Self.gap) - Self.gap + 2 * Self.margin)
      body += self.row(row, at: height, cell)
      height += cell.height + Self.gap + (row.name.isEmpty ? 0 : Self.rowTitle)
      guard !row.moments.isEmpty else { continue }
      body += captions(row.moments, at: height + 6, cell)
      height += Self.captions
    }
    let size = "\(SiteRendering.svg(width)) \(SiteRendering.svg(height))"
    let natural =
      "width=\"\(SiteRendering.svg(width))\" height=\"\(SiteRendering.svg(height))\""
    return "<svg class=\"film\" xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(size)\""
      + " \(natural) role=\"img\" aria-labelledby=\"\(definitions.prefix)-title\">"
      + "<title id=\"\(definitions.prefix)-title\">"
      + escapedForHTML(title) + (title.hasSuffix(".") ? "" : ".")
      + " \(escapedForHTML(summary))</title>"
      + "<defs>\(definitions.markup)</defs>\(body)</svg>"
  }

  private func captions(
    _ moments: [FilmInstants.Moment], at y: Double, _ cell: Size
  ) -> String {
    moments.enumerated().map { index, moment in
      let x = Self.margin + Double(index) * (cell.width + Self.gap) + cell.width / 2
      return text(instantText(moment.instant), x, y, "film-instant")
        + text(moment.caption, x, y + 14, "film-caption")
        + (moment.isPoint ? text(Self.point, x, y + 27, "film-caption film-point") : "")
    }.joined()
  }

  /// The size of a frame, or wider where its caption is.
  private func cellSize(of row: FilmstripRow) -> Size {
    let size = frameSize(of: row)
    let longest = rows.flatMap(\.moments).map(\.caption.count).max() ?? 0
    return Size(width: max(size.width, Double(longest) * Self.letter), height: size.height)
  }

  /// Frames have the size of the largest, or of the part that is shown; a device that turns needs a
  /// square.
  private func frameSize(of row: FilmstripRow) -> Size {
    if let crop = row.crop {
      let scale = min(Self.largest.width / crop.width, Self.largest.height / crop.height)
      return Size(width: crop.width * scale, height: crop.height * scale)
    }
    let screens = rows.flatMap(\.frames).map(\.screen).filter { $0.width > 0 && $0.height > 0 }
    let widest = max(screens.map(\.width).max() ?? 1, screen.width)
    let highest = max(screens.map(\.height).max() ?? 1, screen.height)
    let scale = min(Self.largest.width / widest, Self.largest.height / highest)
    return Size(width: widest * scale, height: highest * scale)
  }

  private var summary: String {
    let frames = rows.flatMap(\.moments).map { moment in
      "\(instantText(moment.instant)) (\(moment.caption)\(moment.isPoint ? ", \(Self.point)" : ""))"
    }
    return "Frames at \(frames.joined(separator: ", "))."
  }

  private func row(_ row: FilmstripRow, at top: Double, _ cell: Size) -> String {
    var body = ""
    var y = top + Self.margin
    if !row.name.isEmpty {
      body +=
        "<text class=\"film-row\" x=\"\(SiteRendering.svg(Self.margin))\""
        + " y=\"\(SiteRendering.svg(top + 15))\">\(escapedForHTML(row.name))</text>"
      y += Self.rowTitle
    }
    for (index, frame) in row.frames.enumerated() {
      let x = Self.margin + Double(index) * (cell.width + Self.gap)
      body += self.frame(frame, row.crop, x, y, cell)
    }
    return body
  }

  private func frame(
    _ frame: FilmstripRow.Frame, _ crop: Rectangle?, _ x: Double, _ y: Double, _ cell: Size
  ) -> String {
    let whole = frame.screen.width > 0 && frame.screen.height > 0 ? frame.screen : screen
    let screen = crop?.size ?? whole
    let origin = crop?.origin ?? .zero
    let scale = min(cell.width / screen.width, cell.height / screen.height)
    let size = Size(width: screen.width * scale, height: screen.height * scale)
    let box = Rectangle(
      x: x + (cell.width - size.width) / 2, y: y + (cell.height - size.height) / 2,
      width: size.width, height: size.height)
    let view = [origin.x, origin.y, screen.width, screen.height]
      .map { SiteRendering.svg($0) }.joined(separator: " ")
    var body = "<rect class=\"film-screen\" \(box.svgAttributes)/>"
    if frame.isPast {
      body += text("over", box.center.x, box.center.y, "film-over")
    } else {
      let fingers = frame.fingers.map { finger in
        "<circle class=\"film-finger\" cx=\"\(SiteRendering.svg(finger.x))\""
          + " cy=\"\(SiteRendering.svg(finger.y))\" r=\"\(SiteRendering.svg(9 / scale))\"/>"
      }
      let marks = frame.differences.compactMap(\.frame).map { mark(around: $0, scale) }
      body +=
        "<svg \(box.svgAttributes) viewBox=\"\(view)\">"
        + frame.content + marks.joined() + fingers.joined() + "</svg>"
    }
    let isDifferent = !frame.differences.isEmpty && !frame.isPast
    body +=
      "<rect class=\"film-edge\(isDifferent ? " film-different" : "")\""
      + " \(box.svgAttributes) rx=\"3\"/>"
    if isDifferent { body += badge(at: box) }
    return body
  }

  private func mark(around frame: Rectangle, _ scale: Double) -> String {
    let dash = SiteRendering.svg(4 / scale)
    return "<rect class=\"film-mark\" \(frame.svgAttributes)"
      + " stroke-width=\"\(SiteRendering.svg(1.5 / scale))\" stroke-dasharray=\"\(dash)\"/>"
  }

  private func badge(at box: Rectangle) -> String {
    let x = box.maxX - 9
    let y = box.minY + 9
    return "<circle class=\"film-badge\" cx=\"\(SiteRendering.svg(x))\""
      + " cy=\"\(SiteRendering.svg(y))\" r=\"7\"/>"
      + text("≠", x, y + 4, "film-badge-text")
  }

  private func text(_ text: String, _ x: Double, _ y: Double, _ name: String) -> String {
    "<text class=\"\(name)\" x=\"\(SiteRendering.svg(x))\" y=\"\(SiteRendering.svg(y))\""
      + " text-anchor=\"middle\">\(escapedForHTML(text))</text>"
  }
}

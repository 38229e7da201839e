import Chapters
import Figures
import Markdown
import Motion

/// The picture of a figure with the values that it begins with: all that is there without scripts.
///
/// `site/figure.js` moves its parts, which it finds by their classes.
struct FigureDrawing {
  let figure: Figure
  let numbers: FigureNumbers
  let layout: FigureLayout

  init(of figure: Figure) {
    self.figure = figure
    numbers = FigureNumbers(of: figure.kind, figure.values)
    layout = FigureLayout(figure.kind)
  }

  var svg: String {
    let box = "0 0 \(number(layout.width)) \(number(layout.height))"
    let clip = "figure-\(figure.fence.name)-clip"
    var text = "<svg class=\"figure-drawing\" viewBox=\"\(box)\" role=\"img\""
    text += " aria-label=\"\(escapedForHTML(figure.kind.title))\">\n"
    for (index, panel) in layout.panels.enumerated() {
      text += "<clipPath id=\"\(clip)-\(index)\"><rect x=\"\(number(layout.left))\""
      text += " y=\"\(number(panel.top))\" width=\"\(number(layout.across))\""
      text += " height=\"\(number(panel.height))\"/></clipPath>\n"
    }
    text += layout.panels.indices.map(axes).joined()
    for (index, line) in numbers.lines.enumerated() {
      let panel = figure.kind.lines[index].panel
      text += "<path class=\"figure-curve figure-\(index)\" clip-path=\"url(#\(clip)-\(panel))\""
      text += " d=\"\(layout.path(line, in: layout.panels[panel]))\"/>\n"
    }
    text += handles + now + stage
    return text + "</svg>\n"
  }

  /// The frame of a panel, with its name, the lines of whole values and those of the time.
  private func axes(_ index: Int) -> String {
    let panel = layout.panels[index]
    let (left, right) = (layout.left, layout.left + layout.across)
    var text = ""
    func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ name: String) {
      text += "<line class=\"\(name)\" x1=\"\(number(x1))\" y1=\"\(number(y1))\""
      text += " x2=\"\(number(x2))\" y2=\"\(number(y2))\"/>\n"
    }
    func label(_ words: String, _ x: Double, _ y: Double, _ name: String) {
      text += "<text class=\"figure-label \(name)\" x=\"\(number(x))\" y=\"\(number(y))\">"
      text += "\(escapedForHTML(words))</text>\n"
    }
    let span = panel.high - panel.low
    let step = span > 10 ? 5.0 : span > 4 ? 2 : span > 1 ? 0.5 : 0.25
    var value = (panel.low / step).rounded(.up) * step
    while value <= panel.high {
      let y = panel.y(value)
      line(left, y, right, y, value == 0 || value == 1 ? "figure-mark" : "figure-grid")
      label(number(value), left - 5, y + 4, "figure-left")
      value += step
    }
    for tenth in stride(from: 0, through: layout.end, by: layout.end > 1 ? 0.5 : 0.25) {
      line(layout.x(tenth), panel.top, layout.x(tenth), panel.top + panel.height, "figure-grid")
      guard index == layout.panels.count - 1 else { continue }
      let unit = tenth == layout.end ? " s" : ""
      let name = tenth == layout.end ? "figure-left" : tenth == 0 ? "" : "figure-middle"
      let x = layout.x(tenth) + (tenth == layout.end ? 8 : 0)
      label(number(tenth) + unit, x, panel.top + panel.height + 15, name)
    }
    label(figure.kind.panels[index].name, left, panel.top - 6, "figure-name")
    return text
  }

  private var handles: String {
    let panel = layout.panels[0]
    func place(_ point: Point) -> Point { Point(x: layout.x(point.x), y: panel.y(point.y)) }
    var text = ""
    for index in stride(from: 0, to: numbers.handles.count, by: 2) {
      let (from, to) = (place(numbers.handles[index]), place(numbers.handles[index + 1]))
      text += "<line class=\"figure-handle\" x1=\"\(number(from.x))\" y1=\"\(number(from.y))\""
      text += " x2=\"\(number(to.x))\" y2=\"\(number(to.y))\"/>\n"
      text += "<circle class=\"figure-knob\" cx=\"\(number(to.x))\""
      text += " cy=\"\(number(to.y))\" r=\"5\"/>\n"
    }
    return text
  }

  /// The line of the instant that the stage shows, in each panel: between them are their names.
  private var now: String {
    let x = number(layout.x(figure.values[0]))
    return layout.panels.map { panel in
      "<line class=\"figure-now\" x1=\"\(x)\" y1=\"\(number(panel.top))\""
        + " x2=\"\(x)\" y2=\"\(number(panel.top + panel.height))\"/>\n"
    }.joined()
  }

  private var stage: String {
    var text = ""
    if layout.hasTrail {
      let points = numbers.trail.map { layout.place($0) }
      let way = points.enumerated().map { index, point in
        "\(index == 0 ? "M" : "L")\(number(point.x)) \(number(point.y))"
      }
      text += "<path class=\"figure-trail\" d=\"\(way.joined())\"/>\n"
    } else {
      for row in numbers.dots.indices {
        let from = layout.place(Point(x: layout.low, y: Double(row)))
        let to = layout.place(Point(x: layout.high, y: Double(row)))
        text += "<line class=\"figure-track\" x1=\"\(number(from.x))\" y1=\"\(number(from.y))\""
        text += " x2=\"\(number(to.x))\" y2=\"\(number(to.y))\"/>\n"
        for goal in [0.0, 1] {
          let mark = layout.place(Point(x: goal, y: Double(row)))
          text += "<line class=\"figure-mark\" x1=\"\(number(mark.x))\""
          text += " y1=\"\(number(mark.y - 6))\" x2=\"\(number(mark.x))\""
          text += " y2=\"\(number(mark.y + 6))\"/>\n"
        }
      }
    }
    for (index, dot) in numbers.dots.enumerated() {
      let place = layout.place(dot)
      text += "<circle class=\"figure-dot figure-\(index)\" cx=\"\(number(place.x))\""
      text += " cy=\"\(number(place.y))\" r=\"8\"/>\n"
    }
    return text
  }

  private func number(_ value: Double) -> String { SiteRendering.svg(value) }
}

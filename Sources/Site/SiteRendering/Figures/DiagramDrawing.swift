import Chapters
import Markdown
import Motion

/// The picture of a diagram; its description says the same in sentences.
struct DiagramDrawing {
  /// The width of the drawing, in the units of its SVG; as wide as a figure that readers can change.
  static let width = 420.0
  /// The greatest width of a label's character, on a narrow screen, where labels are larger.
  static let characterWidth = 8.4
  /// The height of a box with one line of text.
  static let bar = 26.0
  private static let gap = 6.0

  let diagram: Diagram
  private(set) var parts = ""
  private(set) var height = 4.0

  init(of diagram: Diagram) {
    self.diagram = diagram
    switch diagram.content {
    case .containers(let containers): draw(containers)
    case .questions(let questions): draw(questions)
    case .conversion(let conversion): draw(conversion)
    case .controllers(let moments): draw(moments)
    case .flight(let flight): draw(flight)
    }
  }

  var svg: String {
    let name = "figure-\(diagram.fence.name)"
    var text = "<svg class=\"figure-drawing\" viewBox=\"0 0 \(SiteRendering.svg(Self.width))"
    text += " \(SiteRendering.svg(height))\" role=\"img\" aria-labelledby=\"\(name)-title\""
    text += " aria-describedby=\"\(name)-text\">\n"
    text += "<title id=\"\(name)-title\">\(escapedForHTML(diagram.title))</title>\n"
    let sentences = diagram.sentences.joined(separator: " ")
    text += "<desc id=\"\(name)-text\">\(escapedForHTML(sentences))</desc>\n"
    return text + parts + "</svg>\n"
  }

  // MARK: - Containers

  private mutating func draw(_ containers: Diagram.Containers) {
    for moment in containers.moments {
      heading(moment.title)
      let top = height
      height += Self.gap
      // The one in front is on top, as in a debugger's view of the hierarchy from the side.
      for view in moment.views.reversed() { bar(view, in: containers, isInside: true) }
      if moment.views.isEmpty { height += Self.bar }
      label("containerView", x: Self.width / 2, y: height + 12, "figure-middle")
      height += 18
      box(x: 4, y: top, width: Self.width - 8, height: height - top, "diagram-container")
      height += Self.gap
      for view in moment.outside { bar(view, in: containers, isInside: false) }
      height += Self.gap
    }
  }

  private mutating func bar(_ view: String, in containers: Diagram.Containers, isInside: Bool) {
    let kind = view == containers.from ? "diagram-from" : view == containers.to ? "diagram-to" : ""
    let name = isInside ? "diagram-box \(kind)" : "diagram-box diagram-outside \(kind)"
    box(x: 14, y: height, width: Self.width - 28, height: Self.bar - 4, name)
    let words = containers.label(view) + (isInside ? "" : ", outside")
    label(words, x: 24, y: height + 15, "figure-name")
    height += Self.bar
  }

  // MARK: - Questions

  private mutating func draw(_ questions: [Diagram.Question]) {
    var names: [String] = []
    for question in questions {
      for name in [question.from, question.to] where !names.contains(name) { names.append(name) }
    }
    let column = Self.width / Double(names.count)
    func x(_ name: String) -> Double {
      column * (Double(names.firstIndex(of: name) ?? 0) + 0.5)
    }
    for name in names {
      box(x: x(name) - column / 2 + 3, y: 2, width: column - 6, height: 28, "diagram-box")
      label(name, x: x(name), y: 20, "figure-middle figure-name")
    }
    let top = 30.0
    height = top + 8
    var messages = ""
    for question in questions {
      let (from, to) = (x(question.from), x(question.to))
      let drawn = parts
      parts = ""
      height += 16
      centred(question.text, between: from, and: to, "figure-name")
      height += 6
      arrow(from, to, "diagram-arrow")
      if !question.answer.isEmpty {
        height += 17
        centred(question.answer, between: from, and: to, "")
        height += 6
        arrow(to, from, "diagram-arrow diagram-answer")
      }
      height += 10
      messages += parts
      parts = drawn
    }
    for name in names {
      line(x(name), top, x(name), height, "diagram-life")
    }
    parts += messages
    height += 4
  }

  /// A label between two places, moved so that all of it is in the drawing.
  private mutating func centred(_ text: String, between a: Double, and b: Double, _ name: String) {
    let half = Double(text.count) * Self.characterWidth / 2
    let middle = max(half, min(Self.width - half, (a + b) / 2))
    label(text, x: middle, y: height, "figure-middle diagram-over \(name)")
  }

  private mutating func arrow(_ from: Double, _ to: Double, _ name: String) {
    line(from, height, to, height, name)
    let back = to > from ? -7.0 : 7
    parts += "<path class=\"diagram-head\" d=\"M\(svg(to)) \(svg(height))l\(svg(back)) -4v8z\"/>\n"
  }

  // MARK: - Conversion

  private mutating func draw(_ conversion: Diagram.Conversion) {
    let size = conversion.outer.frame
    let scale = min(150 / max(size[2], 1), 270 / max(size[3], 1))
    func place(_ frame: [Double], _ name: String) {
      box(
        x: 4 + frame[0] * scale, y: 4 + frame[1] * scale, width: frame[2] * scale,
        height: frame[3] * scale, name)
    }
    place([0, 0, size[2], size[3]], "diagram-box")
    place(conversion.inner.frame, "diagram-container")
    place(conversion.converted, "diagram-box diagram-to")
    let corner = Point(
      x: 4 + conversion.converted[0] * scale, y: 4 + conversion.converted[1] * scale)
    line(4, 4, corner.x, corner.y, "diagram-measure")
    let x = 4 + size[2] * scale + 14
    height = 18
    func row(_ text: String, _ name: String) {
      label(text, x: x, y: height, name)
      height += 19
    }
    row("\(conversion.view.name) in \(conversion.inner.name):", "figure-name")
    row(pointsText(conversion.view.frame), "")
    if conversion.scrolled != [0, 0] {
      row("less what is scrolled away:", "figure-name")
      row(pointsText(conversion.scrolled), "")
    }
    row("plus \(conversion.inner.name)’s own place:", "figure-name")
    row(pointsText(Array(conversion.inner.frame.prefix(2))), "")
    row("is, in \(conversion.outer.name):", "figure-name")
    row(pointsText(conversion.converted), "")
    height = max(height, size[3] * scale + 8)
  }

  // MARK: - Controllers

  private mutating func draw(_ moments: [Diagram.Controllers]) {
    for moment in moments {
      heading(moment.title)
      for (index, controller) in moment.controllers.enumerated() {
        if index > 0 {
          line(24, height, 24, height + 16, "diagram-arrow")
          let tip = "M24 \(svg(height + 16))l-4 -7h8z"
          parts += "<path class=\"diagram-head\" d=\"\(tip)\"/>\n"
          label("presents", x: 34, y: height + 12, "")
          height += 18
        }
        let top = height
        let inside = Double(controller.holds.count) * Self.bar
        let whole = Self.bar - 2 + inside
        box(x: 4, y: top, width: Self.width - 8, height: whole, kind(controller.name, moment))
        name(controller.name, moment, x: 14, y: top + 16)
        height += Self.bar - 2
        // The top of the stack is above the others.
        for held in controller.holds.reversed() {
          box(
            x: 24, y: height, width: Self.width - 38, height: Self.bar - 4, kind(held, moment))
          name(held, moment, x: 34, y: height + 15)
          height += Self.bar
        }
        height = top + whole + 4
      }
      height += 2 * Self.gap
    }
  }

  private func kind(_ name: String, _ moment: Diagram.Controllers) -> String {
    "diagram-box " + (name == moment.from ? "diagram-from" : name == moment.to ? "diagram-to" : "")
  }

  private mutating func name(_ name: String, _ moment: Diagram.Controllers, x: Double, y: Double) {
    let key = name == moment.from ? " (.from)" : name == moment.to ? " (.to)" : ""
    label(name + key, x: x, y: y, "figure-name")
  }

  // MARK: - Flight

  /// The path, its control point, and where a paced layer is after each tenth of its time.
  private mutating func draw(_ flight: Diagram.CurvedFlight) {
    let points = [flight.start, flight.control, flight.end]
    let (xs, ys) = (points.map { $0[0] }, points.map { $0[1] })
    let (low, high) = (xs.min() ?? 0, xs.max() ?? 0)
    let (top, bottom) = (ys.min() ?? 0, ys.max() ?? 0)
    let scale = min(150 / max(high - low, 1), 190 / max(bottom - top, 1))
    let left = (Self.width - (high - low) * scale) / 2
    func place(_ point: Point) -> Point {
      Point(x: left + (point.x - low) * scale, y: 14 + (point.y - top) * scale)
    }
    let ends = points.map { Point(x: $0[0], y: $0[1]) }
    let (start, control, end) = (place(ends[0]), place(ends[1]), place(ends[2]))
    line(start.x, start.y, control.x, control.y, "figure-handle")
    line(control.x, control.y, end.x, end.y, "figure-handle")
    let curve = "M\(svg(start.x)) \(svg(start.y))Q\(svg(control.x)) \(svg(control.y))"
    parts += "<path class=\"figure-curve figure-0\" d=\"\(curve) \(svg(end.x)) \(svg(end.y))\"/>\n"
    let path = Path([.move(to: ends[0]), .quadratic(to: ends[2], control: ends[1])])
    for tenth in 0...10 {
      guard let point = path.position(atLengthFraction: Double(tenth) / 10)?.point else { continue }
      circle(place(point), radius: 4, "figure-dot figure-0")
    }
    circle(control, radius: 5, "figure-knob")
    for (index, words) in ["start", "control point", "end"].enumerated() {
      let spot = place(ends[index])
      let isLeft = ends[index].x < (low + high) / 2
      let x = spot.x + (isLeft ? -12 : 12)
      label(words, x: x, y: spot.y, isLeft ? "figure-left figure-name" : "figure-name")
      label(pointsText(points[index]), x: x, y: spot.y + 16, isLeft ? "figure-left" : "")
    }
    height = 14 + (bottom - top) * scale + 26
  }

  // MARK: - Shapes

  private mutating func heading(_ text: String) {
    label(text, x: 4, y: height + 13, "figure-name")
    height += 20
  }

  private mutating func label(_ words: String, x: Double, y: Double, _ name: String) {
    let names = name.isEmpty ? "figure-label" : "figure-label \(name)"
    parts += "<text class=\"\(names)\" x=\"\(svg(x))\" y=\"\(svg(y))\">"
    parts += "\(escapedForHTML(words))</text>\n"
  }

  private mutating func box(
    x: Double, y: Double, width: Double, height: Double, _ name: String
  ) {
    parts += "<rect class=\"\(name)\" x=\"\(svg(x))\" y=\"\(svg(y))\" width=\"\(svg(width))\""
    parts += " height=\"\(svg(height))\" rx=\"3\"/>\n"
  }

  private mutating func line(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ name: String
  ) {
    parts += "<line class=\"\(name)\" x1=\"\(svg(x1))\" y1=\"\(svg(y1))\" x2=\"\(svg(x2))\""
    parts += " y2=\"\(svg(y2))\"/>\n"
  }

  private mutating func circle(_ centre: Point, radius: Double, _ name: String) {
    parts += "<circle class=\"\(name)\" cx=\"\(svg(centre.x))\" cy=\"\(svg(centre.y))\""
    parts += " r=\"\(svg(radius))\"/>\n"
  }

  private func svg(_ value: Double) -> String { SiteRendering.svg(value) }
}

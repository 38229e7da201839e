import Figures
import Motion

/// The layout of a figure's drawing, in the units of its SVG.
struct FigureLayout: Encodable {
  /// A vertical axis.
  struct Panel: Encodable {
    var top: Double
    var height: Double
    var low: Double
    var high: Double

    func y(_ value: Double) -> Double { top + height * (high - value) / (high - low) }
  }

  let width = 420.0
  let height: Double
  /// The left edge and the width of stage and panels.
  let left = 34.0
  let across = 376.0
  /// The end of the horizontal axis, in seconds.
  let end: Double
  let panels: [Panel]
  /// The distance between two rows of the stage; with a trail, the height of its ground.
  let row: Double
  /// The stage's horizontal axis.
  let low: Double
  let high: Double
  let hasTrail: Bool

  init(_ kind: FigureKind) {
    end = kind.end
    hasTrail = kind.hasTrail
    (low, high) = (kind.stage.lowerBound, kind.stage.upperBound)
    row = hasTrail ? 165 : 24
    var top = hasTrail ? row + 28 : Double(kind.dots) * row + 24
    var panels: [Panel] = []
    for panel in kind.panels {
      let height = panels.isEmpty ? 190.0 : 100
      panels.append(
        Panel(
          top: top, height: height, low: panel.range.lowerBound, high: panel.range.upperBound))
      top += height + 26
    }
    self.panels = panels
    height = top + 2
  }

  func x(_ time: Double) -> Double { left + across * time / end }

  /// The position of a dot of this row.
  func place(_ dot: Point) -> Point {
    hasTrail
      ? Point(x: left + across * dot.x, y: row - across * dot.y)
      : Point(x: left + across * (dot.x - low) / (high - low), y: row * (dot.y + 0.5))
  }

  /// The `d` of a line with this panel.
  func path(_ line: [Double], in panel: Panel) -> String {
    line.enumerated().map { index, value in
      let x = left + across * Double(index) / Double(line.count - 1)
      return "\(index == 0 ? "M" : "L")\(svg(x)) \(svg(panel.y(value)))"
    }.joined()
  }
}

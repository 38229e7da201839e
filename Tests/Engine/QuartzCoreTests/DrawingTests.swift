import EngineTesting
import HeadlessQuartzCore
import Motion
import Testing
@Suite("Paths and drawing", .inNewWorld)
struct DrawingTests {
  @Test("Paths have the expected bounds, elements and end points", arguments: paths)
  func path(_ row: Row) { row.check() }

  private static func made(_ build: (CGMutablePath) -> Void) -> CGMutablePath {
    let path = CGMutablePath()
    build(path)
    return path
  }

  static let paths = [
    Row("an empty path has a null bounding box", true) { CGMutablePath().boundingBox.isNull },
    Row("without a current point nothing is added", 0) {
      made {
        $0.addLine(to: point(1, 2))
        $0.addQuadCurve(to: point(1, 2), control: point(3, 4))
        $0.addCurve(to: point(1, 2), control1: point(3, 4), control2: point(5, 6))
      }.plain.elements.count
    },
    Row("an arc moves to its own start", point(2, 0)) {
      made {
        $0.addArc(center: .zero, radius: 2, startAngle: 0, endAngle: .pi, clockwise: false)
        $0.closeSubpath()
      }.currentPoint
    },
    Row("a rectangle", rect(1, 2, 3, 4)) {
      CGPath(rect: rect(1, 2, 3, 4), transform: nil).boundingBoxOfPath
    },
    Row("isRect is true for a rectangle", true) {
      CGPath(rect: rect(1, 2, 3, 4), transform: nil).isRect(nil)
    },
    Row("an ellipse", rect(1, 2, 30, 40)) {
      CGPath(ellipseIn: rect(1, 2, 30, 40), transform: nil).boundingBoxOfPath
    },
    Row("an ellipse has six elements", 6) {
      CGPath(ellipseIn: rect(0, 0, 2, 2), transform: nil).plain.elements.count
    },
    Row("round corners stay inside", rect(0, 0, 100, 50)) {
      CGPath(roundedRect: rect(0, 0, 100, 50), cornerWidth: 40, cornerHeight: 40, transform: nil)
        .boundingBoxOfPath
    },
    Row("round corners are cut off", [true, false]) {
      let path = CGPath(
        roundedRect: rect(0, 0, 100, 100), cornerWidth: 20, cornerHeight: 20, transform: nil)
      return [path.contains(point(10, 10)), path.contains(point(2, 2))]
    },
    Row("a transform moves it", rect(11, 22, 3, 4)) {
      var transform = CGAffineTransform(translationX: 10, y: 20)
      return CGPath(rect: rect(1, 2, 3, 4), transform: &transform).boundingBox
    },
    Row("clockwise where y points up: through the upper side on a screen", rect(-10, -10, 20, 10)) {
      made {
        $0.addArc(
          center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
      }.boundingBoxOfPath
    },
    Row("anticlockwise there: through the lower side on a screen", rect(-10, 0, 20, 10)) {
      made {
        $0.addArc(
          center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
      }.boundingBoxOfPath
    },
    Row("a whole circle", rect(-10, -10, 20, 20)) {
      made {
        $0.addArc(
          center: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
      }.boundingBoxOfPath
    },
    Row("a relative arc ends after its delta", point(0, 10)) {
      made {
        $0.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: .pi / 2)
      }.currentPoint
    },
    Row("a rounded corner touches both lines", [point(90, 0), point(100, 10)]) {
      let path = made {
        $0.move(to: .zero)
        $0.addArc(tangent1End: point(100, 0), tangent2End: point(100, 100), radius: 10)
      }
      guard case .line(let touch) = path.plain.elements[1] else { return nil }
      return [CGPoint(touch), path.currentPoint]
    },
    Row("the even-odd rule excludes the inner rectangle", [true, false]) {
      let path = made { $0.addRects([rect(0, 0, 100, 100), rect(25, 25, 50, 50)]) }
      return [
        path.contains(point(50, 50)), path.contains(point(50, 50), using: .evenOdd),
      ]
    },
    Row("a copy does not change with the original", 0) {
      let path = CGMutablePath()
      let copy = path.copy()
      path.addRect(rect(0, 0, 1, 1))
      return copy?.plain.elements.count
    },
    Row("applyWithBlock gives each element's points", [1, 2, 3, 4]) {
      let path = made {
        $0.move(to: point(1, 0))
        $0.addLine(to: point(2, 0))
        $0.addQuadCurve(to: point(9, 9), control: point(3, 0))
        $0.addCurve(to: point(9, 9), control1: point(4, 0), control2: point(8, 8))
      }
      var first: [Int] = []
      path.applyWithBlock { first.append(Int($0.pointee.points[0].x)) }
      return first
    },
  ]

  private func recording(_ draw: (CGContext) -> Void) -> [Picture.Element] {
    let context = CGContext(recording: Size(width: 100, height: 100))
    draw(context)
    return context.picture.elements
  }

  @Test("A context records shapes in the picture's coordinates, with color and graphics state")
  func recording() {
    let seen = recording { context in
      context.setFillColor(.white)
      context.saveGState()
      context.translateBy(x: 10, y: 20)
      context.scaleBy(x: 2, y: 2)
      context.setAlpha(0.5)
      context.fill(rect(0, 0, 5, 5))
      context.setLineWidth(3)
      context.stroke(rect(0, 0, 1, 1))
      context.restoreGState()
      context.fill(rect(0, 0, 1, 1))
    }
    let white = CGColor.white.plain
    let faint = Color(red: 1, green: 1, blue: 1, alpha: 0.5)
    #expect(
      seen == [
        .fill(Path(rectangle: Rectangle(x: 10, y: 20, width: 10, height: 10)), faint),
        .stroke(
          Path(rectangle: Rectangle(x: 10, y: 20, width: 2, height: 2)),
          Color(red: 0, green: 0, blue: 0, alpha: 0.5), width: 6),
        .fill(Path(rectangle: Rectangle(x: 0, y: 0, width: 1, height: 1)), white),
      ])
  }

  @Test("A clip intersects rectangles, replaces fills that cover it, and drops what is outside")
  func clipping() {
    let circle = CGPath(ellipseIn: rect(0, 0, 10, 10), transform: nil)
    let seen = recording { context in
      context.saveGState()
      context.clip(to: rect(0, 0, 10, 10))
      context.fill(rect(5, 5, 50, 50))
      context.fill(rect(50, 50, 5, 5))
      context.restoreGState()
      context.addPath(circle)
      context.clip()
      context.fill(rect(0, 0, 100, 100))
    }
    #expect(
      seen == [
        .fill(Path(rectangle: Rectangle(x: 5, y: 5, width: 5, height: 5)), .black),
        .fill(circle.plain, .black),
      ])
  }

  @Test("Drawing in a layer sets its contents")
  func contents() {
    final class Drawing: CALayer {
      override func draw(in ctx: CGContext) { ctx.fill(bounds) }
    }
    let layer = Drawing()
    layer.bounds = rect(10, 10, 20, 20)
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    let contents = layer.describe().model.contents
    #expect(contents?.size == Size(width: 20, height: 20))
    #expect(
      contents?.elements == [
        .fill(Path(rectangle: Rectangle(x: 0, y: 0, width: 20, height: 20)), .black)
      ])
  }

  @Test("Colors of equal appearance are equal, and components are those of the color space")
  func colors() {
    #expect(CGColor(gray: 1, alpha: 1) == CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(CGColor.white.components == [1, 1] && CGColor.white.copy(alpha: 0.5)?.alpha == 0.5)
    let red = CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [1, 0, 0, 1])
    #expect(red?.plain == Color(red: 1, green: 0, blue: 0))
  }
}

import EngineTesting
import HeadlessUIKit
import Motion
import Testing

@Suite("Drawing", .inNewWorld)
struct Drawing {
  @Test("Colors keep their components and convert to hue and back")
  func colors() {
    let color = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&r, green: &g, blue: &b, alpha: &a)
    #expect([r, g, b, a] == [0.2, 0.4, 0.6, 0.8])
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &a)
    let again = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: a)
    #expect(abs(again.cgColor.plain.red - 0.2) < 1e-12)
    #expect(abs(again.cgColor.plain.green - 0.4) < 1e-12)
    #expect(abs(again.cgColor.plain.blue - 0.6) < 1e-12)
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.white.withAlphaComponent(0.5).cgColor.alpha == 0.5)
  }

  @Test("A dynamic color follows the interface style")
  func dynamic() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UIColor.label.resolvedColor(with: dark) == .white)
    let view = UIView()
    view.backgroundColor = .systemBackground
    #expect(view.layer.backgroundColor == UIColor.white.cgColor)
    view.overrideUserInterfaceStyle = .dark
    #expect(view.layer.backgroundColor == UIColor.black.cgColor)
    #expect(view.backgroundColor === UIColor.systemBackground)
  }

  @Test("Bézier paths have the expected bounds and contained points")
  func paths() {
    let oval = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(abs(oval.bounds.width - 100) < 0.1 && abs(oval.bounds.height - 50) < 0.1)
    #expect(oval.contains(CGPoint(x: 50, y: 25)) && !oval.contains(CGPoint(x: 2, y: 2)))
    let card = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), byRoundingCorners: [.topLeft],
      cornerRadii: CGSize(width: 40, height: 40))
    #expect(!card.contains(CGPoint(x: 3, y: 3)) && card.contains(CGPoint(x: 97, y: 3)))
    let arc = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(arc.currentPoint.x) < 1e-9 && abs(arc.currentPoint.y - 10) < 1e-9)
    let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    ring.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(ring.contains(CGPoint(x: 15, y: 15)))
    ring.usesEvenOddFillRule = true
    #expect(!ring.contains(CGPoint(x: 15, y: 15)))
    ring.apply(CGAffineTransform(translationX: 100, y: 0))
    #expect(ring.bounds == CGRect(x: 100, y: 0, width: 30, height: 30))
  }

  @Test("A path's description lists its elements")
  func listing() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 20, y: 40))
    path.addLine(to: CGPoint(x: 60, y: 40))
    path.addCurve(
      to: CGPoint(x: 60, y: 80), controlPoint1: CGPoint(x: 70, y: 50),
      controlPoint2: CGPoint(x: 70.5, y: 70))
    path.close()
    let lines = path.description.split(separator: "\n").map(String.init)
    #expect(lines[0].hasPrefix("<UIBezierPath: 0x") && lines[0].hasSuffix("; <MoveTo {20, 40}>,"))
    #expect(
      lines.dropFirst() == [
        " <LineTo {60, 40}>,", " <CurveTo {60, 80} {70, 50} {70.5, 70}>,", " <Close>",
      ])
  }

  @Test("Rounded corners that do not fit meet in the middle of the side")
  func tightCorners() {
    func ends(_ rect: CGRect, _ radius: CGFloat) -> [Point] {
      UIBezierPath(roundedRect: rect, cornerRadius: radius).plain.elements.map {
        switch $0 {
        case .move(let point), .line(let point), .cubic(let point, _, _): point
        default: Point(x: -1, y: -1)
        }
      }
    }
    // From ChouTiUI's NSBezierPath+RoundedRectTests, shapes 2a and 2b.
    let wide = ends(CGRect(x: 0, y: 0, width: 160, height: 100), 42)
    let tall = ends(CGRect(x: 0, y: 0, width: 60, height: 160), 32)
    let rows: [(Point, x: Double, y: Double)] = [
      (wide[0], 64.20393, 0), (wide[1], 95.79607, 0), (wide[2], 129.36282, 3.74557),
      (wide[4], 160, 47.5), (wide[5], 160, 50), (wide[8], 160, 52.5),
      (wide[9], 129.36282, 96.25443), (wide[10], 84.50426, 100), (wide[21], 64.20393, 0),
      (tall[0], 30, 0), (tall[3], 31.5, 0), (tall[4], 57.75266, 18.38231), (tall[5], 60, 45.29744),
      (tall[6], 60, 111.08272), (tall[9], 31.5, 160), (tall[21], 30, 0),
    ]
    for (end, x, y) in rows {
      #expect(abs(end.x - x) < 1e-4 && abs(end.y - y) < 1e-4, "\(end) for \(x), \(y)")
    }
    #expect(wide.count == 22 && tall.count == 22)
  }

  @Test("A reversed path has the same shape and ends where the original began")
  func reversing() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 11, y: 2))
    path.addCurve(
      to: CGPoint(x: 20, y: 20), controlPoint1: CGPoint(x: 15, y: 5),
      controlPoint2: CGPoint(x: 18, y: 9))
    let back = path.reversing()
    #expect(back.currentPoint == CGPoint(x: 1, y: 2))
    #expect(back.bounds == path.bounds)
    #expect(back.reversing() == path)
  }

  @Test("A renderer and an image context record the same picture")
  func renderer() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    }
    #expect(image.size == CGSize(width: 40, height: 20))
    #expect(image.picture.elements.count == 1)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 40, height: 20), false, 0)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 40, height: 20))
    let other = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(other == image)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("draw(_:) becomes the layer's contents on display")
  func drawing() {
    final class Dot: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.blue.setFill()
        UIBezierPath(ovalIn: rect).fill()
      }
    }
    let dot = Dot(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    dot.layer.displayIfNeeded()
    #expect(dot.layer.describe().model.contents?.elements.count == 1)
  }

  @Test("Images of the same name are equal, and those of other names differ")
  func names() {
    #expect(UIImage(named: "basil")?.picture == UIImage(named: "basil")?.picture)
    #expect(UIImage(named: "basil")?.picture != UIImage(named: "thyme")?.picture)
    #expect(UIImage(named: "") == nil)
    #expect(UIImage(systemName: "star")?.isEqual(UIImage(named: "star")) == false)
  }
}

import EngineTesting
import HeadlessUIKit
import Testing

@Suite("Outlines of strokes", .inNewWorld)
struct StrokingPaths {
  private let corner: CGPath = {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 50, y: 10))
    path.addLine(to: CGPoint(x: 50, y: 50))
    return path
  }()

  private func stroke(
    _ cap: CGLineCap, _ join: CGLineJoin, miterLimit: CGFloat = 10
  ) -> CGPath {
    corner.copy(
      strokingWithWidth: 10, lineCap: cap, lineJoin: join, miterLimit: miterLimit)
  }

  @Test("A stroke covers half its width on either side of the line")
  func width() {
    let path = stroke(.butt, .miter)
    #expect(path.contains(CGPoint(x: 30, y: 14)) && path.contains(CGPoint(x: 30, y: 6)))
    #expect(!path.contains(CGPoint(x: 30, y: 16)) && !path.contains(CGPoint(x: 30, y: 4)))
    #expect(path.boundingBox == CGRect(x: 10, y: 5, width: 45, height: 45))
  }

  @Test("A square cap reaches half a width beyond the end, a round one in a semicircle")
  func caps() {
    let behind = CGPoint(x: 6, y: 14)
    #expect(!stroke(.butt, .miter).contains(behind))
    #expect(stroke(.square, .miter).contains(behind))
    #expect(!stroke(.round, .miter).contains(behind))
    #expect(stroke(.round, .miter).contains(CGPoint(x: 6, y: 11)))
  }

  @Test("A miter fills the outer corner up to its limit")
  func joins() {
    let outside = CGPoint(x: 54, y: 6)
    #expect(stroke(.butt, .miter).contains(outside))
    #expect(!stroke(.butt, .miter, miterLimit: 1).contains(outside))
    #expect(!stroke(.butt, .bevel).contains(outside))
    #expect(!stroke(.butt, .round).contains(outside))
    #expect(stroke(.butt, .round).contains(CGPoint(x: 53, y: 7)))
    #expect(!stroke(.butt, .bevel).contains(CGPoint(x: 53, y: 7)))
  }

  @Test("A closed path has joins and no caps")
  func closed() {
    let ring = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
    let path = CGPath(
      __byStroking: ring, transform: nil, lineWidth: 4, lineCap: .butt, lineJoin: .miter,
      miterLimit: 10)
    #expect(path?.boundingBox == CGRect(x: -2, y: -2, width: 104, height: 104))
    #expect(path?.contains(CGPoint(x: -1, y: -1)) == true)
    #expect(path?.contains(CGPoint(x: 50, y: 50)) == false)
  }

  @Test("Dashes begin where the phase says, and go round corners")
  func dashes() {
    let dashes = corner.copy(dashingWithPhase: 5, lengths: [20, 10])
    let expected = CGMutablePath()
    for (from, to) in [((10, 10), (25, 10)), ((35, 10), (50, 10))] {
      expected.move(to: CGPoint(x: from.0, y: from.1))
      expected.addLine(to: CGPoint(x: to.0, y: to.1))
    }
    expected.addLine(to: CGPoint(x: 50, y: 15))
    expected.move(to: CGPoint(x: 50, y: 25))
    expected.addLine(to: CGPoint(x: 50, y: 45))
    #expect(dashes == expected)
  }
}

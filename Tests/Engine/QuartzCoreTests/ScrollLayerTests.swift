import EngineTesting
import HeadlessQuartzCore
import Testing

@Suite("Scroll layers", .inNewWorld)
struct ScrollLayerTests {
  private func scrollLayer() -> CAScrollLayer {
    let layer = CAScrollLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    let content = CALayer()
    content.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    layer.addSublayer(content)
    return layer
  }

  @Test("The mode says in which directions a layer scrolls")
  func modes() {
    let layer = scrollLayer()
    layer.scrollMode = .horizontally
    layer.scroll(to: CGPoint(x: 20, y: 30))
    #expect(layer.bounds.origin == CGPoint(x: 20, y: 0))
    layer.scrollMode = .none
    layer.scroll(to: CGPoint(x: 5, y: 5))
    #expect(layer.bounds.origin == CGPoint(x: 20, y: 0))
  }

  @Test("A sublayer scrolls no farther than it takes to show a rectangle")
  func rectangles() throws {
    let layer = scrollLayer()
    let content = try #require(layer.sublayers?.first)
    content.scrollRectToVisible(CGRect(x: 150, y: 10, width: 20, height: 20))
    #expect(layer.bounds.origin == CGPoint(x: 70, y: 0))
    #expect(content.visibleRect == CGRect(x: 70, y: 0, width: 100, height: 100))
    content.scroll(CGPoint(x: 0, y: 40))
    #expect(layer.bounds.origin == CGPoint(x: 0, y: 40))
  }
}

import EngineTesting
import HeadlessCoreGraphics
import Testing

@testable import HeadlessQuartzCore

/// What `@NSManaged` means in a layer's class; `Compiling` writes the accessors.
@Suite("Dynamic properties of layers", .inNewWorld)
struct DynamicPropertyTests {
  private final class Ring: CAShapeLayer {
    var radius: CGFloat {
      get { _dynamicValue(forKey: "radius") }
      set { _setDynamicValue(newValue, forKey: "radius") }
    }
    var label: String? {
      get { _dynamicValue(forKey: "label") }
      set { _setDynamicValue(newValue, forKey: "label") }
    }
    var middle: CGPoint {
      get { _dynamicValue(forKey: "middle") }
      set { _setDynamicValue(newValue, forKey: "middle") }
    }
    var drawings = 0

    override init() { super.init() }
    override init(layer: Any) {
      drawings = (layer as? Ring)?.drawings ?? 0
      super.init(layer: layer)
    }
    required init?(coder: NSCoder) { nil }

    override class func needsDisplay(forKey key: String) -> Bool {
      key == "radius" || super.needsDisplay(forKey: key)
    }
    override class func defaultValue(forKey key: String) -> Any? {
      key == "middle" ? CGPoint(x: 1, y: 2) : super.defaultValue(forKey: key)
    }
    override func display() { drawings += 1 }
  }

  private let root = CALayer()

  private func shown() -> Ring {
    root.setRenderRoot(true)
    let ring = Ring()
    root.addSublayer(ring)
    MainLoop.shared.turn()
    return ring
  }

  @Test("A dynamic property is zero, nil or the class's default until it is set")
  func defaults() {
    let ring = Ring()
    #expect(ring.radius == 0 && ring.label == nil && ring.middle == CGPoint(x: 1, y: 2))
    ring.radius = 3
    ring.label = "one"
    ring.setValue(CGPoint(x: 5, y: 6), forKey: "middle")
    #expect(ring.radius == 3 && ring.label == "one" && ring.middle == CGPoint(x: 5, y: 6))
    #expect(ring.value(forKey: "radius") as? CGFloat == 3)
  }

  @Test("Setting a dynamic property draws the layer anew if its class says so")
  func drawing() {
    let ring = shown()
    let former = ring.drawings
    ring.radius = 3
    MainLoop.shared.turn()
    #expect(ring.drawings == former + 1)
    ring.label = "one"
    MainLoop.shared.turn()
    #expect(ring.drawings == former + 1)
  }

  @Test("A presentation layer is of the layer's own class and has the animated value")
  func presentation() throws {
    let ring = shown()
    ring.radius = 10
    let animation = CABasicAnimation(keyPath: "radius")
    animation.fromValue = 0
    animation.toValue = 10
    animation.duration = 1
    ring.add(animation, forKey: nil)
    MainLoop.shared.turn()
    MainLoop.shared.advance(by: 0.25)
    let presented: Ring = try #require(ring.presentation())
    #expect(abs(presented.radius - 2.5) < 1e-6)
    #expect(presented.model() === ring)
    MainLoop.shared.advance(by: 1)
    #expect(ring.presentation()?.radius == 10)
    #expect(ring.radius == 10)
  }

  private final class Dial: CALayer {
    var angle: CGFloat {
      get { _dynamicValue(forKey: "angle") }
      set { _setDynamicValue(newValue, forKey: "angle") }
    }
    nonisolated(unsafe) static var drawn: [CGFloat] = []

    override class func needsDisplay(forKey key: String) -> Bool {
      key == "angle" || super.needsDisplay(forKey: key)
    }
    override func draw(in ctx: CGContext) { Dial.drawn.append(angle) }
  }

  @Test("A layer is drawn for each frame in which a property is animated that its drawing needs")
  func drawingFrames() {
    root.setRenderRoot(true)
    let dial = Dial()
    dial.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    root.addSublayer(dial)
    MainLoop.shared.turn()
    Dial.drawn = []
    dial.angle = 60
    let animation = CABasicAnimation(keyPath: "angle")
    animation.fromValue = 0
    animation.duration = 1
    dial.add(animation, forKey: nil)
    MainLoop.shared.advance(by: 0.5)
    #expect(Dial.drawn.count > 25)
    let last = Dial.drawn.last ?? 0
    #expect(last > 25 && last < 35)
    MainLoop.shared.advance(by: 1)
    #expect(Dial.drawn.last == 60 && Dial.drawn.count < 70)
    let count = Dial.drawn.count
    MainLoop.shared.advance(by: 1)
    #expect(Dial.drawn.count == count)
  }
}

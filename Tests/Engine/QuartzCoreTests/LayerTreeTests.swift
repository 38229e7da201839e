import EngineTesting
import HeadlessQuartzCore
import Testing
@Suite("The layer tree", .inNewWorld)
struct LayerTreeTests {
  /// The names of a layer's sublayers from back to front.
  private static func order(_ change: (CALayer, CALayer, CALayer, CALayer) -> Void) -> [String] {
    let layers = ["root", "a", "b", "c"].map { name in
      let layer = CALayer()
      layer.name = name
      return layer
    }
    change(layers[0], layers[1], layers[2], layers[3])
    return (layers[0].sublayers ?? []).map { $0.name ?? "" }
  }

  // CALayer/geometry.m tree (9 of 9), state.m (19 of 19) and properties.m replacing (5 of 5).
  @Test("Adding, moving and removing sublayers keeps their order", arguments: rows)
  func tree(_ row: Row) { row.check() }

  static let rows = [
    Row("added in order", ["a", "b", "c"]) {
      order { root, a, b, c in
        for layer in [a, b, c] { root.addSublayer(layer) }
      }
    },
    Row("inserted at an index", ["a", "c", "b"]) {
      order { root, a, b, c in
        root.addSublayer(a)
        root.addSublayer(b)
        root.insertSublayer(c, at: 1)
      }
    },
    Row("inserted at the back", ["c", "a"]) {
      order { root, a, b, c in
        root.addSublayer(a)
        root.insertSublayer(c, at: 0)
      }
    },
    Row("inserted beyond the end", ["a", "c"]) {
      order { root, a, b, c in
        root.addSublayer(a)
        root.insertSublayer(c, at: 9)
      }
    },
    Row("inserted below", ["c", "a", "b"]) {
      order { root, a, b, c in
        root.sublayers = [a, b]
        root.insertSublayer(c, below: a)
      }
    },
    Row("inserted above", ["a", "c", "b"]) {
      order { root, a, b, c in
        root.sublayers = [a, b]
        root.insertSublayer(c, above: a)
      }
    },
    Row("moved above a sibling", ["b", "c", "a"]) {
      order { root, a, b, c in
        root.sublayers = [a, b, c]
        root.insertSublayer(a, above: c)
      }
    },
    Row("removed", ["a"]) {
      order { root, a, b, c in
        root.sublayers = [a, b]
        b.removeFromSuperlayer()
      }
    },
    Row("moved to another layer", ["b"]) {
      order { root, a, b, c in
        root.sublayers = [a, b]
        c.addSublayer(a)
      }
    },
    Row("replaced", ["a", "c"]) {
      order { root, a, b, c in
        root.sublayers = [a, b]
        root.replaceSublayer(b, with: c)
      }
    },
    Row("replaced by itself", ["a", "b"]) {
      order { root, a, b, c in
        root.sublayers = [a, b]
        root.replaceSublayer(b, with: b)
      }
    },
    Row("set to none", []) {
      order { root, a, b, c in
        root.sublayers = [a]
        root.sublayers = []
      }
    },
    Row("set to nil and filled again", ["a"]) {
      order { root, a, b, c in
        root.sublayers = [b]
        root.sublayers = nil
        root.addSublayer(a)
      }
    },
    Row("superlayers follow", [true, true, true, true]) {
      let (root, a, b, other) = (CALayer(), CALayer(), CALayer(), CALayer())
      root.sublayers = [a, b]
      let inside = a.superlayer === root && b.superlayer === root
      b.removeFromSuperlayer()
      let outside = b.superlayer == nil
      other.addSublayer(a)
      let moved = a.superlayer === other
      other.replaceSublayer(a, with: b)
      return [inside, outside, moved, a.superlayer == nil && b.superlayer === other]
    },
    Row("without sublayers there is no array", [true, true, true]) {
      let (root, a) = (CALayer(), CALayer())
      root.addSublayer(a)
      let some = root.sublayers != nil
      a.removeFromSuperlayer()
      let none = root.sublayers == nil
      root.sublayers = [a]
      root.sublayers = []
      return [some, none, root.sublayers == nil]
    },
  ]

  @Test("Adding a layer to its own sublayer is a fault and does nothing")
  func cycle() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.addSublayer(inner)
    var faults: [String] = []
    EngineLog.sink = { kind, _ in
      if case .fault(let fault) = kind { faults.append(fault.code.rawValue) }
    }
    defer { EngineLog.sink = nil }
    inner.addSublayer(outer)
    #expect(faults == ["layer-inside-itself"])
    #expect(outer.superlayer == nil && inner.superlayer === outer)
  }

  @Test("Sublayers do not retain their superlayer")
  func ownership() {
    let child = CALayer()
    weak var parent: CALayer?
    do {
      let strong = CALayer()
      strong.addSublayer(child)
      parent = strong
    }
    MainLoop.shared.turn()
    #expect(parent == nil && child.superlayer == nil)
  }

  // CALayer/hittest.m: 19 of 19.
  @Test("Setting a mask removes it from its superlayer without making it a sublayer")
  func masks() {
    let host = CALayer()
    let former = CALayer()
    let mask = CALayer()
    #expect(host.mask == nil)
    former.addSublayer(mask)
    host.mask = mask
    #expect(former.sublayers == nil && host.sublayers == nil)
    #expect(mask.superlayer === host)
    former.addSublayer(mask)
    #expect(host.mask == nil && mask.superlayer === former)
  }

  @Test("Hit testing gives GNUstep's results", arguments: hits)
  func hitting(_ row: Row) { row.check() }

  private static func contains(_ x: CGFloat, _ y: CGFloat, in bounds: CGRect) -> Bool {
    layer(bounds, at: point(500, 500)).contains(point(x, y))
  }

  private static func hit(
    _ at: CGPoint, size: CGFloat = 20, position: CGPoint = point(50, 50), masks: Bool = false
  ) -> String {
    let root = layer(rect(0, 0, 100, 100), at: point(50, 50))
    let child = layer(rect(0, 0, size, size), at: position)
    root.addSublayer(child)
    root.masksToBounds = masks
    let hit = root.hitTest(at)
    return hit === child ? "child" : hit === root ? "root" : "nothing"
  }

  private static func overlap(_ change: (CALayer, CALayer) -> Void) -> String {
    let root = layer(rect(0, 0, 100, 100), at: point(50, 50))
    let lower = layer(rect(0, 0, 40, 40), at: point(50, 50))
    let upper = layer(rect(0, 0, 40, 40), at: point(50, 50))
    root.sublayers = [lower, upper]
    change(lower, upper)
    return root.hitTest(point(50, 50)) === upper ? "upper" : "lower"
  }

  static let hits: [Row] = {
    let whole = rect(0, 0, 100, 100)
    let shifted = rect(10, 10, 100, 100)
    return [
      Row("the corner of the bounds", true) { contains(0, 0, in: whole) },
      Row("just short of the far corner", true) { contains(99.9, 99.9, in: whole) },
      Row("the far corner", false) { contains(100, 100, in: whole) },
      Row("just outside", false) { contains(-0.1, 50, in: whole) },
      Row("bounds count, not the position", false) { contains(500, 500, in: whole) },
      Row("before a bounds origin", false) { contains(5, 5, in: shifted) },
      Row("past a bounds origin", true) { contains(15, 15, in: shifted) },
      Row("the far edge moves along", true) { contains(109, 109, in: shifted) },
      Row("over the sublayer", "child") { hit(point(50, 50)) },
      Row("away from it", "root") { hit(point(5, 5)) },
      Row("outside", "nothing") { hit(point(500, 500)) },
      Row("the far edge", "nothing") { hit(point(100, 100)) },
      Row("the last one added is in front", "upper") { overlap { _, _ in } },
      Row("hidden layers are ignored", "lower") { overlap { $1.isHidden = true } },
      Row("a higher z position is in front", "lower") {
        overlap { lower, _ in lower.zPosition = 10 }
      },
      Row("outside of the superlayer", "child") {
        hit(point(150, 150), position: point(150, 150))
      },
      Row("outside of one that masks", "nothing") {
        hit(point(150, 150), position: point(150, 150), masks: true)
      },
      Row("inside of a layer without sublayers", true) {
        let lone = layer(rect(0, 0, 100, 100), at: point(50, 50))
        return lone.hitTest(point(50, 50)) === lone
      },
      Row("outside of a layer without sublayers", true) {
        layer(rect(0, 0, 100, 100), at: point(50, 50)).hitTest(point(500, 500)) == nil
      },
    ]
  }()
}

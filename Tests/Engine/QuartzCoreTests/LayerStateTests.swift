import EngineTesting
import HeadlessQuartzCore
import Testing
@Suite("Layer properties", .inNewWorld)
struct LayerStateTests {
  // CALayer/state.m: 20 of 20 values a layer starts with.
  @Test("A new layer has Apple's default values", arguments: fresh)
  func starts(_ row: Row) { row.check() }

  static let fresh = [
    Row("opacity", 1.0) { CALayer().opacity },
    Row("isHidden", false) { CALayer().isHidden },
    Row("masksToBounds", false) { CALayer().masksToBounds },
    Row("isGeometryFlipped", false) { CALayer().isGeometryFlipped },
    Row("zPosition", 0.0) { CALayer().zPosition },
    Row("shadowOpacity", 0.0) { CALayer().shadowOpacity },
    Row("shadowRadius", 3.0) { CALayer().shadowRadius },
    Row("shadowOffset", CGSize(width: 0, height: -3)) { CALayer().shadowOffset },
    Row("contentsRect", rect(0, 0, 1, 1)) { CALayer().contentsRect },
    Row("needsDisplayOnBoundsChange", false) { CALayer().needsDisplayOnBoundsChange },
    Row("shouldRasterize", false) { CALayer().shouldRasterize },
    Row("superlayer", nil) { CALayer().superlayer },
    Row("actions", nil) { CALayer().actions },
    Row("style", nil) { CALayer().style },
    Row("contents", nil) { CALayer().contents },
    Row("backgroundColor", nil) { CALayer().backgroundColor },
    Row("sublayers", nil) { CALayer().sublayers },
    Row("model() is the layer itself", true) {
      let layer = CALayer()
      return layer.model() === layer
    },
    Row("contentsGravity", CALayerContentsGravity.resize) { CALayer().contentsGravity },
    Row("borderColor", CGColor.black) { CALayer().borderColor },
    // CALayer/properties.m: 7 of 7.
    Row("name", nil) { CALayer().name },
    Row("borderWidth", 0.0) { CALayer().borderWidth },
    Row("cornerRadius", 0.0) { CALayer().cornerRadius },
    Row("rasterizationScale", 1.0) { CALayer().rasterizationScale },
    Row("isDoubleSided", true) { CALayer().isDoubleSided },
    Row("minificationFilter", CALayerContentsFilter.linear) { CALayer().minificationFilter },
    Row("magnificationFilter", CALayerContentsFilter.linear) { CALayer().magnificationFilter },
    // CALayer/masking.m: 9 of 10. Edge antialiasing is on for macOS and off for iOS.
    Row("allowsGroupOpacity", true) { CALayer().allowsGroupOpacity },
    Row("edgeAntialiasingMask", 15) { Int(CALayer().edgeAntialiasingMask.rawValue) },
    Row("drawsAsynchronously", false) { CALayer().drawsAsynchronously },
    Row("minificationFilterBias", 0.0) { CALayer().minificationFilterBias },
    Row("filters", nil) { CALayer().filters },
    Row("compositingFilter", nil) { CALayer().compositingFilter },
    Row("backgroundFilters", nil) { CALayer().backgroundFilters },
    Row("mask", nil) { CALayer().mask },
    Row("contentsCenter", rect(0, 0, 1, 1)) { CALayer().contentsCenter },
  ]

  @Test(
    "A layer keeps the values that are set, and its class has Apple's defaults",
    arguments: kept + classDefaults + masks)
  func setting(_ row: Row) { row.check() }

  static let kept = [
    // CALayer/properties.m: 7 of 7.
    keeps("name", \.name, "a layer"), keeps("borderWidth", \.borderWidth, 2.5),
    keeps("cornerRadius", \.cornerRadius, 4), keeps("rasterizationScale", \.rasterizationScale, 2),
    keeps("isDoubleSided", \.isDoubleSided, false),
    keeps("minificationFilter", \.minificationFilter, .nearest),
    keeps("magnificationFilter", \.magnificationFilter, .nearest),
    // CALayer/masking.m, edges and round trips: 4 of 4 and 9 of 9.
    Row("edges", [1, 2, 4, 8]) {
      [
        CAEdgeAntialiasingMask.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
      ].map { Int($0.rawValue) }
    },
    keeps("allowsEdgeAntialiasing", \.allowsEdgeAntialiasing, false),
    keeps("allowsGroupOpacity", \.allowsGroupOpacity, false),
    keeps("drawsAsynchronously", \.drawsAsynchronously, true),
    keeps("edgeAntialiasingMask", \.edgeAntialiasingMask, [.layerLeftEdge, .layerTopEdge]),
    keeps("minificationFilterBias", \.minificationFilterBias, 0.25),
    keeps("contentsCenter", \.contentsCenter, rect(0.25, 0.25, 0.5, 0.5)),
    keeps("contentsCenter outside", \.contentsCenter, rect(-1, -1, 4, 4)),
    Row("contentsRect starts whole", rect(0, 0, 1, 1)) { CALayer().contentsRect },
    keeps("contentsRect", \.contentsRect, rect(0.25, 0.25, 0.5, 0.5)),
    // CALayer/masking.m, filters: 6 of 7; the other tests the identity of an array.
    Row("filters can be set and removed", [1, nil]) {
      let layer = CALayer()
      var given: [Any] = ["one"]
      layer.filters = given
      given.append("two")
      let count = layer.filters?.count
      layer.filters = nil
      return [count as Any, layer.filters as Any]
    },
    Row("background filters can be set", 1) {
      let layer = CALayer()
      layer.backgroundFilters = ["one"]
      return layer.backgroundFilters?.count
    },
    Row("the compositing filter is the object that was set, and can be removed", [true, true]) {
      let layer = CALayer()
      let filter = NSObject()
      layer.compositingFilter = filter
      let same = layer.compositingFilter as? NSObject === filter
      layer.compositingFilter = nil
      return [same, layer.compositingFilter == nil]
    },
  ]

  // CALayer/masking.m, class defaults: 9 of 10, and CAMediaTiming/timing.m's 3 of 3.
  static let classDefaults = [
    Row("default allowsGroupOpacity", true) { CALayer.defaultValue(forKey: "allowsGroupOpacity") },
    Row("default edgeAntialiasingMask", 15) {
      CALayer.defaultValue(forKey: "edgeAntialiasingMask") as? Int
    },
    Row("default drawsAsynchronously", false) {
      CALayer.defaultValue(forKey: "drawsAsynchronously")
    },
    Row("default contentsCenter", rect(0, 0, 1, 1)) {
      CALayer.defaultValue(forKey: "contentsCenter")
    },
    Row("default minificationFilterBias", nil) {
      CALayer.defaultValue(forKey: "minificationFilterBias")
    },
    Row("default filters", nil) { CALayer.defaultValue(forKey: "filters") },
    Row("default compositingFilter", nil) { CALayer.defaultValue(forKey: "compositingFilter") },
    Row("default backgroundFilters", nil) { CALayer.defaultValue(forKey: "backgroundFilters") },
    Row("default mask", nil) { CALayer.defaultValue(forKey: "mask") },
    Row("default speed", 1) { CALayer.defaultValue(forKey: "speed") as? Int },
    Row("default duration", Double.infinity) {
      CALayer.defaultValue(forKey: "duration") as? Double
    },
    Row("default fillMode", "removed") { CALayer.defaultValue(forKey: "fillMode") },
  ]

  // CALayer/masking.m, masks: 7 of 7.
  static let masks = [
    Row("a mask belongs to its host without being a sublayer", [true, true, true]) {
      let (host, mask) = (CALayer(), CALayer())
      host.mask = mask
      return [host.mask === mask, mask.superlayer === host, host.sublayers == nil]
    },
    Row("a removed mask has no superlayer", [true, true]) {
      let (host, mask) = (CALayer(), CALayer())
      host.mask = mask
      host.mask = nil
      return [host.mask == nil, mask.superlayer == nil]
    },
    Row("a sublayer that becomes a mask leaves its tree", [true, true]) {
      let (parent, child, other) = (CALayer(), CALayer(), CALayer())
      parent.addSublayer(child)
      other.mask = child
      return [child.superlayer === other, parent.sublayers == nil]
    },
  ]
}

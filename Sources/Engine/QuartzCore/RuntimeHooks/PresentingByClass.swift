// Core Animation makes presentation layers of the layer's own class, with its `init(layer:)`, which is
// not `required`. A convenience initializer calls the dynamic class's own; the function below is that
// convenience initializer under its symbol's name. A class without `init(layer:)` stops there with
// Swift's message "Use of unimplemented initializer", as it does on iOS.

extension CALayer {
  convenience init(ofClassPresenting model: CALayer) {
    self.init(layer: model)
  }

  @_silgen_name("$s18HeadlessQuartzCore7CALayerC17ofClassPresentingA2C_tcfC")
  private static func makeInstance(presenting model: __owned CALayer) -> Self

  /// Makes a presentation layer of the model's class.
  static func make(presenting model: CALayer) -> Self {
    World.current.presentedLayer = model
    return makeInstance(presenting: model)
  }
}

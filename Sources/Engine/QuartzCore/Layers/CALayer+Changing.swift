import Motion

extension CALayer {
  /// Sets a model value and runs the action for `key`; an equal value has no effect.
  package func change<Value: Equatable>(
    _ key: String, _ path: WritableKeyPath<LayerProperties, Value>, to value: Value
  ) {
    guard !isPresentation, properties[keyPath: path] != value else { return }
    var action = CATransaction.disableActions() ? nil : self.action(forKey: key)
    if let animation = action as? CABasicAnimation, animation.hasNoValues {
      action = animation.beginning(at: presentedValue(forKey: key))
    }
    properties[keyPath: path] = value
    touch()
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    action?.run(forKey: key, object: self, arguments: nil)
    tellObservers()
  }

  private func tellObservers() {
    guard !holdsReports else { return }
    PropertyObservers.changed(self)
    PropertyObservers.changed(owner)
  }

  /// Makes several changes, which observers are notified of as one.
  func changeTogether(_ apply: () -> Void) {
    guard !holdsReports else { return apply() }
    holdsReports = true
    apply()
    holdsReports = false
    tellObservers()
  }

  /// The value on screen; `nil` for a layer that is in no window.
  ///
  /// Read from a layer of the engine's class, since an app's need not have `init(layer:)` unless it is
  /// asked for `presentation()`.
  func presentedValue(forKey key: String) -> Any? {
    guard isRendered else { return nil }
    var kind = type(of: self) as AnyClass
    while !EngineTypes.contains(kind), let next = _getSuperclass(kind) { kind = next }
    guard let layer = (kind as? CALayer.Type)?.make(presenting: self) else { return nil }
    layer.properties = sampledProperties()
    layer.objects = sampledObjects()
    return layer.value(forKey: key)
  }

  /// Makes a change that has no action.
  package func change(_ apply: () -> Void) {
    guard !isPresentation else { return }
    apply()
    touch()
  }

  /// Marks the layer as changed for the next commit.
  package func touch() {
    guard !isPresentation else { return }
    _ = MainLoop.shared.transactions.current
    if isRendered || wasCommitted { MainLoop.shared.touch(self) }
  }
}

import Motion

extension CALayer {
  /// Changes a model value and lets the action for `key` answer.
  ///
  /// A value that is set to what it already is changes nothing and triggers nothing.
  package func change<Value: Equatable>(
    _ key: String, _ path: WritableKeyPath<LayerProperties, Value>, to value: Value
  ) {
    guard !isPresentation, properties[keyPath: path] != value else { return }
    let action = CATransaction.disableActions() ? nil : self.action(forKey: key)
    properties[keyPath: path] = value
    touch()
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    action?.run(forKey: key, object: self, arguments: nil)
    PropertyObservers.changed(self)
    PropertyObservers.changed(owner)
  }

  /// Changes something that never animates.
  package func change(_ apply: () -> Void) {
    guard !isPresentation else { return }
    apply()
    touch()
  }

  /// Remembers that the layer has to be committed.
  package func touch() {
    guard !isPresentation else { return }
    _ = MainLoop.shared.transactions.current
    if isRendered || wasCommitted { MainLoop.shared.touch(self) }
  }
}

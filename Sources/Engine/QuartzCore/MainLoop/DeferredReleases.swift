/// Sublayers and animations of deallocated layers, which the main loop has yet to clean up.
///
/// An object may be released on any thread (the test runner does that), so a layer's `deinit` only
/// stores its leftovers here.
final class DeferredReleases: @unchecked Sendable {
  /// A condition, since the module has a lock of its own that only the main thread takes.
  private let lock = NSCondition()
  private var layers: [CALayer] = []
  private var animations: [AttachedAnimation] = []
  private var isClosed = false

  func add(layers: [CALayer], animations: [AttachedAnimation]) {
    lock.withLock {
      guard !isClosed else { return }
      self.layers += layers
      self.animations += animations
    }
  }

  /// Takes the sublayers off the screen and ends the animations.
  func perform(in loop: MainLoop) {
    let (layers, animations) = take()
    for layer in layers where layer.parent == nil { layer.abandon() }
    for animation in animations { loop.animations.remove(animation, finished: false) }
  }

  /// Drops all stored releases and later ones: the main loop has ended.
  func close() {
    lock.withLock { isClosed = true }
    _ = take()
  }

  private func take() -> ([CALayer], [AttachedAnimation]) {
    lock.withLock {
      defer {
        layers = []
        animations = []
      }
      return (layers, animations)
    }
  }
}

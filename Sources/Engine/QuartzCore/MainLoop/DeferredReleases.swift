/// Sublayers and animations of deallocated layers, which the main loop has yet to clean up.
///
/// An object may be released on any thread (the test runner does that), so a layer's `deinit` only
/// stores here what it leaves behind.
final class DeferredReleases: @unchecked Sendable {
  static let shared = DeferredReleases()

  private let lock = NSLock()
  private var layers: [CALayer] = []
  private var animations: [AttachedAnimation] = []

  private init() {}

  func add(layers: [CALayer], animations: [AttachedAnimation]) {
    lock.withLock {
      self.layers += layers
      self.animations += animations
    }
  }

  /// Takes the sublayers off the screen and ends the animations.
  func perform() {
    let (layers, animations) = lock.withLock {
      defer {
        self.layers = []
        self.animations = []
      }
      return (self.layers, self.animations)
    }
    for layer in layers where layer.parent == nil { layer.abandon() }
    // Animations of an earlier program in this process concern nobody any more.
    for animation in animations where animation.loop === MainLoop.shared {
      MainLoop.shared.animations.remove(animation, finished: false)
    }
  }
}

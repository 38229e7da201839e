/// What layers leave behind when they go: sublayers that are no longer rendered, and animations
/// that end.
///
/// An object may be let go on any thread (tests do that), so that a layer only writes down what is
/// to be done, and the main loop does it.
final class Estate: @unchecked Sendable {
  static let shared = Estate()

  private let lock = NSLock()
  private var layers: [CALayer] = []
  private var animations: [AttachedAnimation] = []

  private init() {}

  func leave(layers: [CALayer], animations: [AttachedAnimation]) {
    lock.withLock {
      self.layers += layers
      self.animations += animations
    }
  }

  /// Does what is to be done.
  func settle() {
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

/// A display link, or another object that is called for every frame.
package protocol FrameListener: AnyObject {
  var wantsFrames: Bool { get }

  /// - Parameters:
  ///   - timestamp: The beginning of the frame, in media time.
  ///   - target: The beginning of the next frame.
  func frame(timestamp: Double, target: Double)
}

/// The frames of the screen.
package final class FrameClock {
  private var listeners: [any FrameListener] = []
  private var last = 0

  /// Whether any listener wants frames.
  package var isRunning: Bool { listeners.contains { $0.wantsFrames } }

  package func add(_ listener: any FrameListener) {
    guard !listeners.contains(where: { $0 === listener }) else { return }
    listeners.append(listener)
  }

  package func remove(_ listener: any FrameListener) {
    listeners.removeAll { $0 === listener }
  }

  func next(after instant: Double) -> Double { Self.instant(ofFrame: Self.frame(at: instant) + 1) }

  func tick(at instant: Double) {
    let frame = Self.frame(at: instant)
    guard frame > last else { return }
    last = frame
    let timestamp = Self.instant(ofFrame: frame)
    let target = Self.instant(ofFrame: frame + 1)
    for listener in listeners where listener.wantsFrames {
      listener.frame(timestamp: timestamp, target: target)
    }
  }

  // Frames are numbered, so that rounding errors do not accumulate.
  private static func frame(at instant: Double) -> Int {
    Int(((instant - MainLoop.epoch) / MainLoop.frameDuration + 1e-6).rounded(.down))
  }

  private static func instant(ofFrame frame: Int) -> Double {
    MainLoop.epoch + Double(frame) * MainLoop.frameDuration
  }
}

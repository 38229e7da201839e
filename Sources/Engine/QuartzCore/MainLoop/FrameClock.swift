/// Something that is told about every frame; a display link.
package protocol FrameListener: AnyObject {
  /// Whether it waits for frames now.
  var wantsFrames: Bool { get }

  /// A frame begins.
  ///
  /// - Parameters:
  ///   - timestamp: When, in media time.
  ///   - target: When the next one will.
  func frame(timestamp: Double, target: Double)
}

/// The beat of the screen.
package final class FrameClock {
  private var listeners: [any FrameListener] = []
  private var last = 0

  /// Whether anybody waits for a frame.
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

  // Frames are numbered so that their instants do not gather rounding errors.
  private static func frame(at instant: Double) -> Int {
    Int(((instant - MainLoop.epoch) / MainLoop.frameDuration + 1e-6).rounded(.down))
  }

  private static func instant(ofFrame frame: Int) -> Double {
    MainLoop.epoch + Double(frame) * MainLoop.frameDuration
  }
}

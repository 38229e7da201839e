import Foundation
import HeadlessQuartzCore
import HeadlessUIKit

/// Sends the touches of a scenario's gestures, sixty times a second.
final class TouchSynthesizer {
  /// The path of a finger: maps progress, 0...1, to a location in the window.
  typealias FingerPath = (Double) -> CGPoint

  /// The duration of a tap in seconds: three frames.
  private static let tapDuration = 0.05

  private let screen: TouchScreen
  /// The fingers that earlier gestures left on the screen.
  private(set) var held: [Int] = []

  init(screen: TouchScreen) {
    self.screen = screen
  }

  func tap(at point: CGPoint) {
    press(at: point, for: Self.tapDuration)
  }

  func press(at point: CGPoint, for duration: Double) {
    let fingers = land([point])
    MainLoop.shared.advance(by: duration)
    end(fingers, .lift)
  }

  /// Performs a gesture with one finger for each path.
  func gesture(along paths: [FingerPath], over duration: Double, ending: GestureEnding) {
    let fingers = land(paths.map { $0(0) })
    move(fingers, along: paths, over: duration)
    end(fingers, ending)
  }

  /// Moves all held fingers by a distance in points.
  func goOn(by step: CGSize, over duration: Double, ending: GestureEnding) {
    let fingers = held
    let paths = fingers.map { finger -> FingerPath in
      let start = screen.location(ofFinger: finger) ?? .zero
      return { CGPoint(x: start.x + step.width * $0, y: start.y + step.height * $0) }
    }
    move(fingers, along: paths, over: duration)
    end(fingers, ending)
  }

  /// Cancels the touches of the held fingers.
  func letGo() {
    end(held, .cancel)
  }

  private func land(_ points: [CGPoint]) -> [Int] {
    let used = screen.fingersDown
    let free = (0...).lazy.filter { !used.contains($0) }
    let fingers = Array(free.prefix(points.count))
    send(zip(fingers, points).map { .init(finger: $0, action: .lands, location: $1) })
    return fingers
  }

  private func move(_ fingers: [Int], along paths: [FingerPath], over duration: Double) {
    let loop = MainLoop.shared
    let start = loop.now
    let count = max(1, Int((duration / MainLoop.frameDuration).rounded()))
    for index in 1...count {
      let progress = Double(index) / Double(count)
      loop.advance(to: start + duration * progress)
      send(
        zip(fingers, paths).compactMap { finger, path in
          let location = path(progress)
          // Of a finger that rests a screen reports nothing.
          guard location != screen.location(ofFinger: finger) else { return nil }
          return .init(finger: finger, action: .moves, location: location)
        })
    }
  }

  private func end(_ fingers: [Int], _ ending: GestureEnding) {
    let action: TouchScreen.Change.Action
    switch ending {
    case .hold:
      held = fingers
      return
    case .lift: action = .lifts
    case .cancel: action = .isCancelled
    }
    held.removeAll(where: fingers.contains)
    send(
      fingers.map { finger in
        .init(
          finger: finger, action: action, location: screen.location(ofFinger: finger) ?? .zero)
      })
  }

  private func send(_ changes: [TouchScreen.Change]) {
    guard !changes.isEmpty else { return }
    screen.send(changes)
    MainLoop.shared.turn()
  }
}

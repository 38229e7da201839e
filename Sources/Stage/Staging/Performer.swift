import Foundation
import HeadlessQuartzCore
import HeadlessUIKit
import Motion
import Record

typealias GestureEnding = Step.Ending

/// Performs the steps of a scenario.
///
/// A step whose length depends on the app, or that has none of its own, ends with the next frame. So the next one
/// begins at the same moment of a frame in every app, and not at the instant of what this one has changed.
final class Performer {
  /// The smallest distance between the fingers of a pinch or a twist, in points.
  private static let fingerSpan = 80.0

  private let window: UIWindow
  private let recorder: Recorder
  private let touches: TouchSynthesizer

  init(window: UIWindow, recorder: Recorder) {
    self.window = window
    self.recorder = recorder
    touches = TouchSynthesizer(screen: TouchScreen(window: window))
  }

  func perform(_ step: Step) throws(StepError) {
    let loop = MainLoop.shared
    switch step {
    case .wait(let seconds): loop.advance(by: seconds)
    case .settle(let limit):
      _ = loop.settle(limit: limit)
      loop.advanceToNextFrame()
    case .tap(let place): touches.tap(at: try point(at: place))
    case .longPress(let place, let duration): touches.press(at: try point(at: place), for: duration)
    case .drag(let place, let step, let duration, let ending):
      let start = try point(at: place)
      touches.gesture(
        along: [{ CGPoint(x: start.x + step.width * $0, y: start.y + step.height * $0) }],
        over: duration, ending: ending)
    case .dragOn(let step, let duration, let ending):
      guard !touches.held.isEmpty else { throw .noFingerDown }
      touches.goOn(by: CGSize(step), over: duration, ending: ending)
    case .pinch(let place, let scale, let duration, let ending):
      let span = Self.fingerSpan / min(scale, 1)
      spread(around: try point(at: place), over: duration, ending: ending) { progress in
        (span * (1 + (scale - 1) * progress), 0)
      }
    case .twist(let place, let radians, let duration, let ending):
      spread(around: try point(at: place), over: duration, ending: ending) { progress in
        (Self.fingerSpan, radians * progress)
      }
    case .rotate(let size):
      window.rotate(to: CGSize(size))
      loop.advanceToNextFrame()
    case .background:
      letGo()
      UIApplication.shared.visitBackground()
      loop.advanceToNextFrame()
    case .home:
      returnToFirstScreen()
      loop.advanceToNextFrame()
    }
  }

  /// Cancels the touches of fingers that a step left on the screen.
  func letGo() {
    touches.letGo()
  }

  /// Removes the controllers above the first screen.
  private func returnToFirstScreen() {
    let root = window.rootViewController
    if root?.presentedViewController != nil { root?.dismiss(animated: false) }
    (root as? UINavigationController)?.popToRootViewController(animated: false)
  }

  /// Moves two fingers around a point.
  ///
  /// `pose` maps progress, 0...1, to their distance in points and their angle in radians.
  private func spread(
    around middle: CGPoint, over duration: Double, ending: GestureEnding,
    _ pose: @escaping (Double) -> (span: Double, angle: Double)
  ) {
    let paths = [-0.5, 0.5].map { side -> TouchSynthesizer.FingerPath in
      { progress in
        let (span, angle) = pose(progress)
        return CGPoint(
          x: middle.x + side * span * cos(angle), y: middle.y + side * span * sin(angle))
      }
    }
    touches.gesture(along: paths, over: duration, ending: ending)
  }

  private func point(at place: Step.Place) throws(StepError) -> CGPoint {
    let bounds = window.bounds
    switch place {
    case .point(let point): return CGPoint(x: point.x, y: point.y)
    case .fraction(let fraction):
      return CGPoint(x: bounds.width * fraction.x, y: bounds.height * fraction.y)
    case .view(let name): return try point(at: Point(x: 0.5, y: 0.5), ofViewNamed: name)
    case .within(let name, let fraction): return try point(at: fraction, ofViewNamed: name)
    }
  }

  private func point(at fraction: Point, ofViewNamed name: String) throws(StepError) -> CGPoint {
    let screen = Rectangle(
      x: 0, y: 0, width: window.bounds.width, height: window.bounds.height)
    let point = try recorder.tree.point(
      at: fraction, ofLayerNamed: name, at: recorder.now, on: screen)
    return CGPoint(x: point.x, y: point.y)
  }
}

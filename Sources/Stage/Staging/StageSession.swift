import HeadlessQuartzCore
import HeadlessUIKit
import Motion
import Record

/// One run of one app: launch, steps, finish.
///
/// There is one virtual main thread, hence one session at a time: creating a session ends the world
/// of an earlier one, with its windows, timers and observers.
public final class StageSession {
  /// The longest that a launch waits for the app to come to rest, in virtual seconds.
  private static let launchLimit = 2.0
  /// The longest that the end of a run waits for open transitions, in virtual seconds.
  private static let farewellLimit = 5.0

  private let screen: Size
  private let scale: Double
  private let makeRoot: () -> UIViewController
  private let recorder: Recorder
  private var performer: Performer?
  private var stepCount = 0

  /// Everything recorded so far.
  public private(set) var timeline: Timeline

  /// Prepares a run; nothing of the app happens before `launch()`.
  ///
  /// - Parameters:
  ///   - screen: In points.
  ///   - scale: Pixels per point.
  ///   - makeRoot: Makes the root view controller of the app's window.
  public init(
    screen: Size = Size(width: 390, height: 844), scale: Double = 3,
    makeRoot: @escaping () -> UIViewController
  ) {
    self.screen = screen
    self.scale = scale
    self.makeRoot = makeRoot
    World.restart()
    recorder = Recorder()
    timeline = Timeline(screen: screen, epoch: recorder.epoch)
  }

  /// Shows the app's window and lets it come to rest.
  @discardableResult
  public func launch() -> Timeline.Piece {
    recorder.start()
    let window = UIWindow.launch(
      root: makeRoot(), size: CGSize(screen), scale: CGFloat(scale))
    performer = Performer(window: window, recorder: recorder)
    _ = MainLoop.shared.settle(limit: Self.launchLimit)
    return record()
  }

  /// Does what the scripted user does next.
  ///
  /// - Throws: ``Refusal`` if the step cannot be done; what was done until then stays done.
  @discardableResult
  public func perform(_ step: Step) throws(Refusal) -> Timeline.Piece {
    try attempt(step).get()
  }

  /// As `perform(_:)`, as a value.
  public func attempt(_ step: Step) -> Result<Timeline.Piece, Refusal> {
    if performer == nil { launch() }
    guard let performer else { return .success(record()) }
    recorder.note(.step(stepCount))
    stepCount += 1
    do throws(Refusal) {
      try performer.perform(step)
      return .success(record())
    } catch {
      return .failure(error)
    }
  }

  /// Ends the run: fingers leave the screen, and transitions that never complete are recorded.
  @discardableResult
  public func finish() -> Timeline.Piece {
    performer?.letGo()
    if recorder.hasOpenTransitions { _ = MainLoop.shared.settle(limit: Self.farewellLimit) }
    recorder.noteOpenTransitions()
    performer = nil
    return record()
  }

  /// Hands over what was recorded since the last time.
  func record() -> Timeline.Piece {
    let piece = recorder.take()
    timeline.append(piece)
    return piece
  }
}

extension CGSize {
  init(_ size: Size) {
    self.init(width: CGFloat(size.width), height: CGFloat(size.height))
  }
}

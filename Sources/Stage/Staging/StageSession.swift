import HeadlessQuartzCore
import HeadlessUIKit
import Motion
import Record

/// A run of an app: launch, steps, finish.
///
/// Only one session can exist at a time: creating one replaces the engine's ``World``, with its
/// windows, timers and observers.
public final class StageSession {
  /// How long a launch waits for the app to settle, in seconds of virtual time.
  private static let launchLimit = 2.0
  /// How long the end of a run waits for open transitions, in seconds of virtual time.
  private static let farewellLimit = 5.0

  private let screen: Size
  private let scale: Double
  private let surplus: Size
  private let makeRoot: () -> UIViewController
  private let recorder: Recorder
  private var performer: Performer?
  private var stepCount = 0

  /// The record so far.
  public private(set) var timeline: Timeline

  /// Called with each entry of the record as it is made, before any more of the app's code runs.
  var witness: ((Timeline.Entry) -> Void)? {
    get { recorder.witness }
    set { recorder.witness = newValue }
  }

  /// Prepares a run.
  ///
  /// No code of the app runs before `launch()`.
  ///
  /// - Parameters:
  ///   - screen: The size of the app's window, in points.
  ///   - scale: Pixels per point.
  ///   - surplus: How much larger the screen is than the window.
  ///   - makeRoot: Makes the root view controller of the app's window.
  public init(
    screen: Size = Size(width: 390, height: 844), scale: Double = 3,
    surplus: Size = .zero, makeRoot: @escaping () -> UIViewController
  ) {
    self.screen = screen
    self.scale = scale
    self.surplus = surplus
    self.makeRoot = makeRoot
    World.restart()
    recorder = Recorder()
    timeline = Timeline(screen: screen, epoch: recorder.epoch)
  }

  /// Shows the app's window, and waits at most two virtual seconds until nothing moves.
  @discardableResult
  public func launch() -> Timeline.Piece {
    recorder.start()
    let window = UIWindow.launch(
      root: makeRoot(), size: CGSize(screen), scale: CGFloat(scale),
      surplus: CGSize(surplus))
    performer = Performer(window: window, recorder: recorder)
    let loop = MainLoop.shared
    let shown = loop.now
    _ = loop.settle(limit: Self.launchLimit)
    // As after a step: the first one begins with a frame.
    if loop.now > shown { loop.advanceToNextFrame() }
    return record()
  }

  /// Performs a step.
  ///
  /// - Throws: ``StepError`` if the step cannot be performed. Its effects before that are recorded.
  @discardableResult
  public func perform(_ step: Step) throws(StepError) -> Timeline.Piece {
    try attempt(step).get()
  }

  /// Performs a step, like ``perform(_:)``, and returns the refusal as a value.
  public func attempt(_ step: Step) -> Result<Timeline.Piece, StepError> {
    if performer == nil { launch() }
    guard let performer else { return .success(record()) }
    recorder.record(.step(stepCount))
    stepCount += 1
    do throws(StepError) {
      try performer.perform(step)
      return .success(record())
    } catch {
      return .failure(error)
    }
  }

  /// Ends the run: cancels touches, waits for open transitions, and records those that remain open.
  @discardableResult
  public func finish() -> Timeline.Piece {
    performer?.letGo()
    if recorder.hasOpenTransitions { _ = MainLoop.shared.settle(limit: Self.farewellLimit) }
    recorder.recordOpenTransitions()
    // Whoever lets go a little after the end is given the time for it.
    if let wait = timeUntilKeptTransitionsCount() { MainLoop.shared.advance(by: wait) }
    noteKeptTransitions()
    performer = nil
    return record()
  }

  /// Returns the entries since the last call, and appends them to the timeline.
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

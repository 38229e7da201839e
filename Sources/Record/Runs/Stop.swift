/// How and where a program ended before its scenario did.
public struct Stop: Codable, Equatable, Sendable {
  /// The cause of a program's early end.
  public enum Reason: String, Codable, Sendable {
    case trapped, exitedEarly, memoryLimit, outputLimit, processLimit
    /// It did not come to an end. Whether the processor's time or a clock's ran out first says how busy the
    /// machine was, and so is no part of a verdict.
    case timeLimit
    /// It wrote a file that is too large.
    case fileLimit
    /// So much happened that no check can read the record of it.
    case evidenceLimit
    case protocolFault
  }

  /// The cause of the end.
  public var reason: Reason
  /// The signal that ended it, if one did.
  public var signal: Int32?
  /// Its exit status, if it exited.
  public var status: Int32?
  /// The limit that was reached, in bytes, processes, or seconds of the processor's time.
  public var limit: Double?
  /// The function of the app that was being run, such as `FadeAnimator.animateTransition(using:)`.
  public var callback: String?
  /// The latest method of the app that UIKit called, which may have returned long before.
  public var latestCallback: String?
  /// Seconds of virtual time since the app's first frame; `nil` before it.
  public var instant: Double?
  /// The Swift runtime's message about a trap, such as `Index out of range`.
  public var message: String?
  /// The line of the learner's file that trapped, from 1; `nil` if it is not known.
  public var line: Int?
  /// The line in which the loop begins that was being run when time was up, from 1.
  public var loopLine: Int?
  /// The run in which it happened.
  public var run: Run.Label?

  public init(
    reason: Reason, signal: Int32? = nil, status: Int32? = nil, limit: Double? = nil,
    callback: String? = nil, latestCallback: String? = nil, instant: Double? = nil,
    message: String? = nil, line: Int? = nil, loopLine: Int? = nil, run: Run.Label? = nil
  ) {
    self.reason = reason
    self.signal = signal
    self.status = status
    self.limit = limit
    self.callback = callback
    self.latestCallback = latestCallback
    self.instant = instant
    self.message = message
    self.line = line
    self.loopLine = loopLine
    self.run = run
  }
}

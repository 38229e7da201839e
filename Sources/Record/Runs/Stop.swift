/// Why a program did not reach the end of its scenario.
public struct Stop: Codable, Equatable, Sendable {
  /// What happened to the program.
  public enum Reason: String, Codable, Sendable {
    case trapped, exitedEarly, wallLimit, cpuLimit, memoryLimit, outputLimit, processLimit
    /// It wrote a file that is too large.
    case fileLimit
    /// So much happened that no check can read the record of it.
    case evidenceLimit
    case protocolFault
  }

  public var reason: Reason
  /// The signal that ended it, if one did.
  public var signal: Int32?
  /// The status with which it ended itself.
  public var status: Int32?
  /// The limit that was reached, in seconds or bytes.
  public var limit: Double?
  /// The callback in which it was, such as `FadeAnimator.animateTransition(using:)`.
  public var callback: String?
  /// When, in seconds of virtual time; `nil` before the first frame.
  public var instant: Double?
  /// The runtime's own sentence about a trap, such as `Index out of range`.
  public var message: String?
  /// The learner's line at which it trapped, from 1, where the runtime tells.
  public var line: Int?
  /// The run in which it happened.
  public var run: Run.Label?

  /// Why a program stopped; what is not given is not known.
  public init(
    reason: Reason, signal: Int32? = nil, status: Int32? = nil, limit: Double? = nil,
    callback: String? = nil, instant: Double? = nil, message: String? = nil, line: Int? = nil,
    run: Run.Label? = nil
  ) {
    self.reason = reason
    self.signal = signal
    self.status = status
    self.limit = limit
    self.callback = callback
    self.instant = instant
    self.message = message
    self.line = line
    self.run = run
  }
}

/// Why the conversation with the judge broke off.
///
/// It is never the app's fault.
enum StageError: Error, Equatable {
  case lineTooLong(limit: Int)
  /// The input ended before `finish`.
  case inputEnded
  case outputClosed
  /// The line is not a message.
  case unreadable(line: String)
  /// The first line was not the key of a seal.
  case noSeal
  /// The first message was not `launch`.
  case notLaunched
  case launchedTwice
  /// The kernel does not confine the process, so that nothing of the app may run.
  case notConfined
}

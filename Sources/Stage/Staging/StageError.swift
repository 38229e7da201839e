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

  /// For the person who reads why an answer could not be judged.
  var sentence: String {
    switch self {
    case .lineTooLong(let limit): "a message is longer than \(limit) bytes"
    case .inputEnded: "the judge's messages end too early"
    case .outputClosed: "nobody reads the answers"
    case .unreadable(let line): "this is no message: \(line)"
    case .noSeal: "the first line is no key"
    case .notLaunched: "the first message is not to launch"
    case .launchedTwice: "there are two messages to launch"
    case .notConfined: "the kernel does not confine the process"
    }
  }
}

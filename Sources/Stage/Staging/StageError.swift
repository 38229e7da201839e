/// A reason the conversation with the judge broke off; never the app's fault.
enum StageError: Error, Equatable {
  case lineTooLong(limit: Int)
  /// The input ended in the middle of a conversation.
  case inputEnded
  case outputClosed
  /// What was read is not a message.
  case unreadable(line: String)
  /// The first line has to be the key of a seal.
  case noSeal
  /// The first message has to be `launch`, and there is only one.
  case notLaunched
  case launchedTwice
}

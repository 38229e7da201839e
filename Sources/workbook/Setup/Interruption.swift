import Foundation

/// Ends the command with a sentence when it is interrupted, instead of with none.
final class Interruption {
  private let source: any DispatchSourceSignal

  /// - Parameters:
  ///   - sentence: A message that says what happened, and how to continue.
  ///   - status: That of a command that was not done, unless it has nothing left to do.
  init(_ sentence: @escaping @Sendable () -> String, status: Int32 = 128 + SIGINT) {
    // With a handler, and not by ignoring the signal, because programs would inherit that.
    signal(SIGINT) { _ in }
    source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    source.setEventHandler {
      Terminal.complain(sentence())
      exit(status)
    }
    source.activate()
  }
}

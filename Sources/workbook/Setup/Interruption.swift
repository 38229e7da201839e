import Foundation

/// Ends the command with a sentence when somebody interrupts it, instead of with none.
final class Interruption {
  private let source: any DispatchSourceSignal

  /// - Parameter sentence: What happened, and how to go on.
  init(_ sentence: String) {
    // With a handler, and not by ignoring the signal, because programs would inherit that.
    signal(SIGINT) { _ in }
    source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    source.setEventHandler {
      Terminal.complain(sentence)
      exit(128 + SIGINT)
    }
    source.activate()
  }
}

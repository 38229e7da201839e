import Record

extension RecognizedMistake {
  /// Mistakes that every exercise recognises.
  ///
  /// If the exercise itself explains a mistake of the same name, its explanation is used.
  static let everywhere = [
    RecognizedMistake(
      name: "completes-twice",
      explanation: """
        A transition was ended twice: `completeTransition(_:)` was called again on a context that had \
        done its work. On a device the second call can take away what the next transition has just put \
        on the screen. Look for who calls it: one place that runs twice, two places that complete the \
        same transition, or a context that was kept and is used once more. Let one place complete, \
        once, and let go of the context there.
        """)
  ]
}

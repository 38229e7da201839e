import Record

extension RecognisedMistake {
  /// Mistakes that every exercise recognises.
  ///
  /// If the exercise itself explains a mistake of the same name, its explanation is used.
  static let everywhere = [
    RecognisedMistake(
      name: "completes-twice",
      explanation: """
        A transition was ended twice: `completeTransition(_:)` was called again on a context that had \
        done its work. On a device the second call can take away what the next transition has just put \
        on the screen. Either two places complete the same transition, such as a completion block and \
        a delegate's method, or a context that was kept from an earlier transition is used once more. \
        Let one place complete, and let go of the context there.
        """)
  ]
}

import Record

extension RecognisedMistake {
  /// Mistakes that every exercise recognises.
  ///
  /// If the exercise itself explains a mistake of the same name, its explanation is used.
  static let everywhere = [
    RecognisedMistake(
      name: "completes-twice",
      explanation: """
        On the screen all may look right, and still a transition was ended twice: \
        `completeTransition(_:)` was called again after it had done its work. On a device the \
        second call can take away what the next transition has just put on the screen. Look for two \
        places that both complete, such as a completion block and a delegate's method, and leave \
        one of them.
        """)
  ]
}

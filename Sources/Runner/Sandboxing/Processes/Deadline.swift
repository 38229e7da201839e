/// The wait for an end that seldom comes.
enum Deadline {
  /// The longest time for which the runtime keeps a wait that was given up.
  private static let step = Duration.seconds(5)

  /// Waits for a time.
  ///
  /// A sleep that is cancelled stays with its task in the runtime's queue until it would have been over:
  /// half a kilobyte for each program, and a worker has a day. So a long wait is made of short ones.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  static func wait(seconds: Double) async throws {
    let end = ContinuousClock.now + .seconds(seconds)
    while case let left = end - .now, left > .zero {
      try await Task.sleep(for: min(left, step))
    }
  }
}

/// Lets only as many tasks work at one time as the machine has cores.
public actor Workers {
  /// How many work at one time.
  nonisolated let count: Int
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// - Parameter count: At least 1.
  public init(_ count: Int) {
    self.count = max(1, count)
    free = self.count
  }

  /// Does the work as soon as there is a place for it, in the order of asking.
  public nonisolated func work<Result: Sendable, Failure: Error>(
    _ body: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    await enter()
    do throws(Failure) {
      let result = try await body()
      await leave()
      return result
    } catch {
      await leave()
      throw error
    }
  }

  private func enter() async {
    if free > 0 {
      free -= 1
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  private func leave() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}

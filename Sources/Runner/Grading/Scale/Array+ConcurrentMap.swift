extension Array where Element: Sendable {
  /// The results for all elements, in the order of the elements.
  ///
  /// - Parameters:
  ///   - width: How many elements are worked on at one time.
  ///   - progress: Called with the number of results that are there.
  func concurrentMap<Result: Sendable>(
    atOneTime width: Int, progress: (Int) -> Void = { _ in },
    _ transform: @escaping @Sendable (Element) async -> Result
  ) async -> [Result] {
    await withTaskGroup(of: (index: Int, result: Result).self) { group in
      var waiting = indices
      func startNext() {
        guard let index = waiting.popFirst() else { return }
        let element = self[index]
        group.addTask { (index, await transform(element)) }
      }
      for _ in 0..<Swift.max(1, width) { startNext() }
      var results = [Result?](repeating: nil, count: count)
      var done = 0
      for await (index, result) in group {
        results[index] = result
        done += 1
        progress(done)
        startNext()
      }
      return results.compactMap(\.self)
    }
  }
}

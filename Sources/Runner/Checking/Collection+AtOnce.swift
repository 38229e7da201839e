extension Collection where Self: Sendable, Element: Sendable {
  /// Transforms elements at one time; the results are in the elements' order.
  ///
  /// - Parameters:
  ///   - width: How many are begun before the first one is done. Each holds what it has made until
  ///     then, so where there are thousands a bound keeps memory flat, and progress even.
  ///   - progress: Called after each element with the number of those that are done.
  ///   - transform: Makes a result of an element.
  /// - Throws: The first error in the elements' order, when all have come to an end.
  package func mapAtOnce<Value: Sendable, Failure: Error>(
    atMost width: Int = .max, progress: (Int) -> Void = { _ in },
    _ transform: @escaping @Sendable (Element) async throws(Failure) -> Value
  ) async throws(Failure) -> [Value] {
    let results = await withTaskGroup(of: (Int, Result<Value, Failure>).self) { group in
      var rest = enumerated().makeIterator()
      func begin() {
        guard let (index, element) = rest.next() else { return }
        group.addTask {
          do throws(Failure) {
            return (index, .success(try await transform(element)))
          } catch {
            return (index, .failure(error))
          }
        }
      }
      for _ in 0..<Swift.min(width, count) { begin() }
      var results: [(Int, Result<Value, Failure>)] = []
      for await result in group {
        results.append(result)
        progress(results.count)
        begin()
      }
      return results.sorted { $0.0 < $1.0 }.map(\.1)
    }
    var values: [Value] = []
    for result in results { values.append(try result.get()) }
    return values
  }
}

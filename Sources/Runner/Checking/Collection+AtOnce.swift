extension Collection where Self: Sendable, Element: Sendable {
  /// Transforms all elements at one time; the results are in the elements' order.
  ///
  /// - Parameters:
  ///   - progress: Called after each element with the number of those that are done.
  ///   - transform: Makes a result of an element.
  /// - Throws: The first error in the elements' order, when all have come to an end.
  package func mapAtOnce<Value: Sendable, Failure: Error>(
    progress: (Int) -> Void = { _ in },
    _ transform: @escaping @Sendable (Element) async throws(Failure) -> Value
  ) async throws(Failure) -> [Value] {
    let results = await withTaskGroup(of: (Int, Result<Value, Failure>).self) { group in
      for (index, element) in enumerated() {
        group.addTask {
          do throws(Failure) {
            return (index, .success(try await transform(element)))
          } catch {
            return (index, .failure(error))
          }
        }
      }
      var results: [(Int, Result<Value, Failure>)] = []
      for await result in group {
        results.append(result)
        progress(results.count)
      }
      return results.sorted { $0.0 < $1.0 }.map(\.1)
    }
    var values: [Value] = []
    for result in results { values.append(try result.get()) }
    return values
  }
}

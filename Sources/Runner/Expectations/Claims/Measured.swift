import Record

/// The value of an expression, and whether what it measures can be seen.
struct Measured<Value> {
  let value: Value
  /// Why it is no measure: it asks only a layer that is hidden, or not in the window; in words.
  let absence: String?

  init(_ expression: () throws -> Value) rethrows {
    let before = LayerQueryLog.current?.queries.count ?? 0
    value = try expression()
    absence = Self.absence(in: LayerQueryLog.current?.queries.dropFirst(before) ?? [])
  }

  /// Why the layer is not seen that the test asked last about an instant; `nil` if it is seen.
  ///
  /// For values that were worked out before they were claimed.
  static func absenceOfLast(at instant: Double?) -> String? {
    let last = LayerQueryLog.current?.queries.last { $0.instant == instant }
    return last.flatMap { query in query.absence.map(query.layer.sentence) }
  }

  private static func absence(in queries: ArraySlice<LayerQueryLog.Query>) -> String? {
    guard let first = queries.first, let absence = first.absence,
      queries.allSatisfy({ $0.absence == absence && $0.layer.id == first.layer.id })
    else { return nil }
    return first.layer.sentence(for: absence)
  }
}

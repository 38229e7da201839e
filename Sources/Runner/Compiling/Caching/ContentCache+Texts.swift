extension ContentCache {
  /// Returns the result of parsing a text, from the cache if it is there: to parse takes far longer
  /// than to read a kept result.
  ///
  /// - Parameters:
  ///   - name: The name of the analysis, which is a part of the key.
  ///   - cache: `nil` for a text that changes with every check.
  static func finding<Value: Codable>(
    _ name: String, in text: String, keptIn cache: ContentCache?, _ find: () -> Value
  ) -> Value {
    guard let cache else { return find() }
    let key = CacheFormat.key(.sources, [name, text]) + ".json"
    if let kept = cache.value(.sources, key, as: Value.self) { return kept }
    let found = find()
    cache.keep(found, .sources, key)
    return found
  }
}

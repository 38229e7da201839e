extension ContentCache {
  /// Returns the result of an analysis of a text, from the cache if it is there.
  ///
  /// Parsing a text takes far longer than reading a kept result.
  ///
  /// - Parameters:
  ///   - analysis: The name of the analysis, which is a part of the key.
  ///   - cache: `nil` for a text that changes with every check.
  static func memoized<Value: Codable>(
    _ analysis: String, of text: String, in cache: ContentCache?, _ analyze: () -> Value
  ) -> Value {
    guard let cache else { return analyze() }
    let key = CacheFormat.key(.sources, [analysis, text]) + ".json"
    if let kept = cache.value(.sources, key, as: Value.self) { return kept }
    let result = analyze()
    cache.keep(result, .sources, key)
    return result
  }
}

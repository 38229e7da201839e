extension ContentCache {
  /// What is found in a text by parsing it, which takes far longer than to read what was found before.
  ///
  /// - Parameters:
  ///   - name: What is looked for.
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

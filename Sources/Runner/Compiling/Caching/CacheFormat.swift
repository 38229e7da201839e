import Files

/// The version of everything that the cache holds.
///
/// Raise it when an entry gets another form, or when the same input leads to another result: when
/// rewriting, the compiler's flags or the judge change. Entries of other versions are never read.
public enum CacheFormat {
  static let version = "110"

  /// The key of an entry: a digest of everything that its content depends on.
  public static func key(_ kind: ContentCache.Kind, _ fields: [String]) -> String {
    Digest.text(of: [version, kind.rawValue] + fields)
  }
}

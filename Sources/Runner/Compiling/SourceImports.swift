/// Reads a source's import declarations.
public enum SourceImports {
  /// The modules that are imported, or of which a part is; none if the text cannot be parsed.
  ///
  /// Comments and texts that look like an import are none.
  public static func modules(of text: String) -> Set<String> {
    ParsedSource(text).imports
  }
}

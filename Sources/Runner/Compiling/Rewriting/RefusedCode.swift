/// Rewrites code that this compiler refuses and Apple's accepts, where only the type checker can
/// distinguish it from a mistake.
enum RefusedCode {
  /// The files with it rewritten, to be compiled again; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - sources: Those that the first files hold, behind a line that says where they come from.
  ///   - errors: The compiler's output.
  static func rewritten(
    _ files: [CompilationUnit.File], of sources: [CompilationUnit.Source], after errors: String
  ) -> [CompilationUnit.File]? {
    // These go by places in the text that the compiler has read, so one of them has to do.
    let placed =
      ObjectLookups.rewritten(files, of: sources, after: errors)
      ?? ClassMessages.rewritten(files, of: sources, after: errors)
      ?? MetatypeInits.rewritten(files, of: sources, after: errors)
    return PlainInitializers.rewritten(placed ?? files, after: errors) ?? placed
  }
}

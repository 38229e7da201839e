public import Record

/// Removes errors that the same change mends as one before them, and advice that was given already.
public enum RepeatedAdvice {
  /// The diagnostics, with each piece of advice once.
  public static func removed(from diagnostics: [Diagnostic]) -> [Diagnostic] {
    var mended: Set<String> = []
    var said: Set<String> = []
    return diagnostics.compactMap { diagnostic in
      guard diagnostic.severity == .error else { return diagnostic }
      // Without its types, the compiler understands nothing of the file.
      if mended.contains(importOfUIKit) { return nil }
      if let change = change(mending: diagnostic), !mended.insert(change).inserted { return nil }
      guard let lead = diagnostic.lead, !said.insert(lead).inserted else { return diagnostic }
      var told = diagnostic
      told.lead = nil
      return told
    }
  }

  private static let importOfUIKit = "import UIKit"

  /// A name of the change that mends an error wherever it occurs; `nil` if that is not known.
  private static func change(mending error: Diagnostic) -> String? {
    switch error.id {
    case "cannot_find_type_in_scope", "cannot_find_in_scope":
      error.lead?.contains(importOfUIKit) == true ? importOfUIKit : nil
    case "optional_not_unwrapped", "optional_base_not_unwrapped":
      name(at: error).map { "unwrap \($0)" }
    default: nil
    }
  }

  /// The variable at which an error is; `nil` if it is no variable by itself.
  private static func name(at error: Diagnostic) -> String? {
    // A stranger's line may be as long as a file.
    guard let source = error.source, let column = error.column, source.utf8.count <= 500 else {
      return nil
    }
    let rest = Substring(source.utf8.dropFirst(max(0, column - 1)))
    return rest.prefixMatch(of: /[a-z_]\w{0,60}(?![\w(?])/).map { String($0.output) }
  }
}

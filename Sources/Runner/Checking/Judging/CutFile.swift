import Record

/// The end of an answer's text, where the compiler misses one thing for each brace that is still open.
struct CutFile {
  /// The last line that says anything, from 1.
  private let lastLine: Int

  init(_ text: String) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    lastLine = (lines.lastIndex { !$0.allSatisfy(\.isWhitespace) } ?? 0) + 1
  }

  /// The diagnostics, with one error for all that is missing at the end of a file.
  ///
  /// Other errors in its last line are removed, since that line is not finished.
  func joined(_ diagnostics: [Diagnostic], of file: String) -> [Diagnostic] {
    let last = diagnostics.indices.filter { index in
      diagnostics[index].severity == .error && diagnostics[index].file == file
        && diagnostics[index].line ?? 0 >= lastLine
    }
    let missing = last.filter { diagnostics[$0].id?.hasPrefix("expected_") ?? false }
    // That a declaration may stand before a missing brace explains nothing.
    guard missing.count > 1,
      let first = missing.first(where: { diagnostics[$0].id != "expected_decl" })
    else { return diagnostics }
    var joined = diagnostics
    if diagnostics[first].id?.hasPrefix("expected_rbrace") == false {
      joined[first].lead =
        "The file ends in the middle of something: here, what is open is not closed."
    }
    joined[first].notes = missing.flatMap { diagnostics[$0].notes }
    for index in last.reversed() where index != first { joined.remove(at: index) }
    return joined
  }
}

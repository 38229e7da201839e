import Record

/// Sentences that depend on the text at the place of an error, or on what its notes point at.
extension LeadSentences {
  /// Whether a diagnostic's note shows a declaration in one of our modules.
  static func isOurs(_ note: Diagnostic) -> Bool {
    ["UIKit.", "QuartzCore.", "CoreGraphics.", "Combine."].contains {
      note.file?.hasPrefix($0) == true
    }
  }

  /// The innermost bracket that is open before the place is the one that lacks its end.
  static func separator(_ diagnostic: Diagnostic) -> String? {
    guard let before = diagnostic.sides?.before else { return nil }
    var open: [Character] = []
    var isInText = false
    for letter in before {
      if letter == "\"" { isInText.toggle() }
      guard !isInText else { continue }
      if "([{".contains(letter) { open.append(letter) }
      if ")]}".contains(letter) { _ = open.popLast() }
    }
    switch open.last {
    case "(": return nil
    case "[": return "A comma or a closing square bracket is missing here."
    default: return "A comma is missing here, or what closes the list."
    }
  }

  /// A method in the place of a selector, which needs its labels only where several have the name.
  static func selector(_ diagnostic: Diagnostic) -> String? {
    guard diagnostic.message.contains("expected argument type 'Selector'"),
      diagnostic.message.contains("of type '("),
      let name = diagnostic.sides?.after.prefixMatch(of: /[\w.]{1,120}(?:\([\w:]*:\))?/)
    else { return nil }
    return "A selector is expected here: #selector(\(name.output))."
  }

  /// What is true or false is no optional, and still can be asked.
  static func unwrapped(_ diagnostic: Diagnostic) -> String? {
    guard diagnostic.message.hasSuffix("not 'Bool'") else { return nil }
    let sentence = "This is true or false, and never nil: ask it without let"
    guard let (before, after) = diagnostic.sides,
      let written = after.firstMatch(
        of: /^(?:let|var)\s+(\w+)\s*(?:=\s*([\w.?!]+)\s*)?(?:[,{]|else\b|$)/)
    else { return sentence + "." }
    let keyword = before.firstMatch(of: /(guard|while)\s+$/)?.1 ?? "if"
    return sentence + ", as in \(keyword) \(written.2 ?? written.1)."
  }

  /// A property of the app's that UIKit's class has under the same name.
  static func overridden(_ diagnostic: Diagnostic) -> String? {
    let parts = diagnostic.notes.first(where: isOurs)?.file?.split(separator: ".") ?? []
    guard parts.count > 2 else { return nil }
    return "\(parts[parts.count - 2]) has a property \(parts[parts.count - 1]) already: choose "
      + "another name for yours."
  }
}

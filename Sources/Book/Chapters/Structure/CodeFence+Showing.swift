extension CodeFence {
  /// The code without its hidden lines; see ``shown(_:)``.
  public var shownCode: String { Self.shown(code) }

  /// Code without the lines between `// snippet.hide` and `// snippet.show`, and without these.
  public static func shown(_ code: String) -> String {
    guard code.contains("// snippet.") else { return code }
    var isShown = true
    var lines: [Substring] = []
    for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
      switch line.drop(while: { $0 == " " }) {
      case "// snippet.hide": isShown = false
      case "// snippet.show": isShown = true
      default: if isShown { lines.append(line) }
      }
    }
    while lines.first?.isEmpty == true { lines.removeFirst() }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
  }
}

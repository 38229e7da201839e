import Markdown
import Record

/// Reads the first lines of code blocks, and collects the author's errors.
struct FenceReader {
  let file: String
  private(set) var findings: [AuthorFinding] = []

  init(file: String) {
    self.file = file
  }

  /// The fence of a code block.
  ///
  /// Its role is `nil` if the block is only shown.
  mutating func fence(_ node: MarkdownNode, isNested: Bool) -> CodeFence {
    var fence = Self.unreadFence(node, file: file)
    guard case .codeBlock(_, isFenced: true) = node.kind else { return fence }
    if Self.isUnclosed(node) { report(.unclosedFence, at: node.range.start) }
    let line = FenceLine(
      line: node.document.line(node.range.start.line), at: node.range.start)
    fence.language = line.words.first?.key ?? ""
    guard ["swift", "yaml", "diff"].contains(fence.language) else { return fence }
    guard line.words.count > 1 else {
      if fence.language == "swift" { report(.plainSwift, at: node.range.start) }
      return fence
    }
    let second = line.words[1]
    guard let role = CodeFence.Role(rawValue: second.key), second.value == nil else {
      let nearest = NearestWords.to(second.key, among: CodeFence.Role.allCases.map(\.rawValue))
      report(.unknownRole(second.key, nearest: nearest), at: second.position)
      return fence
    }
    if !role.languages.contains(fence.language) {
      report(
        .wrongLanguage(fence.language, role: role.rawValue, expected: role.languages[0]),
        at: line.words[0].position)
    }
    if isNested && !role.mayBeNested {
      report(.nestedFence(role: role.rawValue), at: node.range.start)
      return fence
    }
    fence.role = role
    read(line.words.dropFirst(2), role: role, into: &fence)
    return fence
  }

  private mutating func read(
    _ words: ArraySlice<FenceLine.Word>, role: CodeFence.Role, into fence: inout CodeFence
  ) {
    for word in words {
      if word.value != nil || role.keys.contains(word.key) {
        if role.keys.contains(word.key) {
          fence.attributes[word.key] = word.value ?? ""
        } else {
          let nearest = NearestWords.to(word.key, among: role.keys)
          report(.unknownKey(word.key, nearest: nearest), at: word.position)
        }
      } else if fence.name.isEmpty {
        fence.name = word.key
        let parts = word.key.split(separator: "/", omittingEmptySubsequences: false)
        let limit = role == .mistake ? 2 : 1
        if parts.count > limit || !parts.allSatisfy({ Self.isName($0) }) {
          report(.badName(word.key), at: word.position)
        }
      } else {
        report(.strayWord(word.key), at: word.position)
      }
    }
    if role.needsName && fence.name.isEmpty {
      report(.missingName(role: role.rawValue), at: fence.range.start)
    }
    for name in fence.exceptions where HouseRuleName(rawValue: name) == nil {
      let nearest = NearestWords.to(name, among: HouseRuleName.allCases.map(\.rawValue))
      report(.unknownHouseRule(name, nearest: nearest), at: fence.range.start)
    }
    if !fence.exceptions.isEmpty, fence.attributes["reason", default: ""].isEmpty {
      report(.missingKey("reason"), at: fence.range.start)
    }
    for key in role.requiredKeys where fence.attributes[key, default: ""].isEmpty {
      report(.missingKey(key), at: fence.range.start)
    }
  }

  private mutating func report(_ error: AuthorError, at position: SourcePosition) {
    findings.append(AuthorFinding(file: file, position: position, error: error))
  }

  /// Whether a text consists of lower-case letters, digits and single hyphens between them.
  static func isName(_ text: some StringProtocol) -> Bool {
    let isPlain = text.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
    }
    return isPlain
      && text.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { !$0.isEmpty }
  }

  /// The fence with its code and places, before its first line is read.
  private static func unreadFence(_ node: MarkdownNode, file: String) -> CodeFence {
    let range = node.range
    var first = range.start.line
    if case .codeBlock(_, isFenced: true) = node.kind { first += 1 }
    let code = node.literal
    var column = range.start.column
    let empty = code.utf8.prefix { $0 == 0x0A }.count
    let length = code.utf8.dropFirst(empty).prefix { $0 != 0x0A }.count
    if length > 0 { column = node.document.line(first + empty).utf8.count - length + 1 }
    return CodeFence(
      file: file, language: "", role: nil, name: "", attributes: [:], code: code, range: range,
      firstCodeLine: first, codeColumn: max(column, 1))
  }

  private static func isUnclosed(_ node: MarkdownNode) -> Bool {
    let range = node.range
    guard range.end.line > range.start.line else { return true }
    let last = node.document.line(range.end.line).reversed().drop { $0 == " " }
    guard let marker = last.first, marker == "`" || marker == "~" else { return true }
    return last.prefix { $0 == marker }.count < 3
  }
}

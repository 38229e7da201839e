/// Code that compiles and runs.
public struct Example: Sendable {
  /// May be empty.
  public var name: String { fence.name }
  /// Its code, and where it stands.
  public var fence: CodeFence
  /// The scenes that are compiled with it.
  public var scenes: [Scene]
}

/// A statement about UIKit, with code that proves it on the engine.
public struct Rule: Sendable {
  /// Unique in its chapter.
  public var name: String { fence.name }
  /// The prose directly above the code.
  public var statement: Prose
  /// The fact as one sentence, which stands for the rule where its prose is not seen.
  ///
  /// It is `sentence=`, or else one of the statement's last paragraph, which leads up to it, or goes
  /// on. The rule's name states the fact too, so it is the sentence that has most of the name's
  /// words, and of equals the last.
  public var sentence: String {
    if let own = fence.attributes["sentence"] { return own }
    let words = name.split(separator: "-").filter { $0.count > 3 }.map { $0.prefix(5) }
    var best = (count: -1, sentence: "")
    for sentence in statement.nodes.last.map({ Self.sentences(of: Prose([$0]).text) }) ?? [] {
      let text = sentence.lowercased()
      let count = words.count { text.contains($0) }
      if count >= best.count { best = (count, sentence) }
    }
    return best.sentence
  }
  /// Holds the code that proves the statement.
  public var fence: CodeFence
  /// The scenes that are compiled with it.
  public var scenes: [Scene]
  /// What a user does when the program shows its screen; `nil` if nobody touches it.
  public var touches: Touches?
  /// In the order of their weight.
  public var sources: [RuleSource] {
    (fence.attributes["ref"] ?? "").split(separator: ";").map {
      RuleSource(String($0.trimmingPrefix { $0 == " " }))
    }
  }
  public var confidence: Confidence
  /// The first version of iOS that it holds for; empty for all that the book is about.
  public var since: String { fence.attributes["since"] ?? "" }
  /// Why this engine is known to differ; `nil` if it does not.
  public var expectedFailure: String? { fence.attributes["fails"] }

  private static func sentences(of text: String) -> [String] {
    var sentences = [""]
    for word in text.split(whereSeparator: \.isWhitespace) {
      sentences[sentences.count - 1] += sentences[sentences.count - 1].isEmpty ? "" : " "
      sentences[sentences.count - 1] += word
      let end = word.last { !")\"”*".contains($0) }
      if end == "." || end == "?" || end == "!" { sentences.append("") }
    }
    return sentences.filter { !$0.isEmpty }
  }

  /// The degree of certainty that the statement holds on Apple's systems.
  public enum Confidence: String, CaseIterable, Sendable {
    /// Apple says so.
    case documented
    /// It was measured on Apple's systems, and the result was published.
    case measured
    /// A credible report says so, or published code relies on it.
    case reported
    /// No source says so.
    case chosen
  }
}

/// Code that the compiler has to reject.
public struct Broken: Sendable {
  /// May be empty.
  public var name: String { fence.name }
  /// Its code, and where it stands.
  public var fence: CodeFence
  /// The identifier of the compiler's diagnostic, such as `type_does_not_conform`.
  public var error: String { fence.attributes["error"] ?? "" }
  /// The scenes that are compiled with it.
  public var scenes: [Scene]
}

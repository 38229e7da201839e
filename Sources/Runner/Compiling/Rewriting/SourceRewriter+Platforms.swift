import SwiftSyntax

/// Code that is compiled for some platforms only.
///
/// The engine stands for iOS, so `#if os(iOS)` holds, and `#if os(Linux)` does not. It has the API of
/// iOS 18, which came with Swift 6.1 at the latest: libraries ask for a later compiler before they use API
/// of a later iOS.
extension SourceRewriter {
  func decidePlatform(_ node: IfConfigClauseSyntax) {
    guard let condition = node.condition else { return }
    let finder = PlatformQuestions(viewMode: .sourceAccurate)
    finder.walk(condition)
    for (question, holds) in finder.answers {
      let answer = holds ? "true" : "false"
      let width = question.bytes.count
      // The blanks come last, so that a `!` stays where it is.
      replace(
        question.bytes, with: answer + String(repeating: " ", count: max(0, width - answer.count)))
    }
  }

  /// `URLSession(…, delegateQueue: queue)`, which takes Foundation's queue and not the one that follows
  /// the app's clock: nothing comes from a network, so that it needs none.
  func leaveOutQueue(_ node: FunctionCallExprSyntax) {
    guard node.calledExpression.trimmedDescription == "URLSession",
      let queue = node.arguments.first(where: { $0.label?.text == "delegateQueue" })?.expression
    else { return }
    let lines = queue.trimmedDescription.count { $0 == "\n" }
    replace(queue.bytes, with: "nil" + String(repeating: "\n", count: lines))
  }
}

/// The questions for an operating system or a part of a module in a condition, with our answers.
private final class PlatformQuestions: SyntaxVisitor {
  var answers: [(FunctionCallExprSyntax, holds: Bool)] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.arguments.first else { return .visitChildren }
    switch (node.calledExpression.trimmedDescription, name.expression.trimmedDescription) {
    case ("os", "iOS"): answers.append((node, true))
    case ("os", "Linux"): answers.append((node, false))
    case ("compiler", let version) where Self.isLaterThanAPI(version):
      answers.append((node, false))
    case ("canImport", let module):
      // A part of a module, such as one of UIKit's headers.
      let parts = module.split(separator: ".")
      if parts.count > 1, AppleFrameworks.whole.contains(String(parts[0])) {
        answers.append((node, true))
      }
    default: return .visitChildren
    }
    return .skipChildren
  }

  /// Whether `>=6.2` or the like asks for a compiler that is newer than what the engine has of UIKit.
  private static func isLaterThanAPI(_ version: String) -> Bool {
    guard version.hasPrefix(">=") else { return false }
    let numbers = version.dropFirst(2).split(separator: ".").compactMap {
      Int($0.trimmingCharacters(in: .whitespaces))
    }
    return [6, 1].lexicographicallyPrecedes(numbers.prefix(2))
  }
}

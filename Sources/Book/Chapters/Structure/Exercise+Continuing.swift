import Foundation

/// Exercises that begin where another one ended.
extension Exercise {
  /// The learner's file at the start, with their own answer to an earlier exercise in it.
  ///
  /// Both exercises have the same starter but for comments, and the same app around it, so the
  /// learner's code compiles here too. The comments that contain the task stand above it.
  ///
  /// - Parameters:
  ///   - answer: The learner's file, which was found right.
  ///   - earlier: The exercise that it answers.
  public func startingText(goingOnFrom answer: String, to earlier: Exercise) -> String {
    let orders = Self.orders(in: starter.code)
    let oldHead = Set(TaskComment(earlier).lines)
    let oldOrders = Set(Self.orders(in: earlier.starter.code))
    var head = TaskComment(self).lines
    head += orders.map { "\n" + $0 }
    head += ["", "// Below is your own answer to \(earlier.id)."]
    let kept = answer.split(separator: "\n", omittingEmptySubsequences: false).filter {
      !oldHead.contains(String($0)) && !oldOrders.contains(String($0.withoutSpaces))
    }
    return head.joined(separator: "\n") + "\n" + kept.joined(separator: "\n")
  }

  /// Whether the starter is an exercise's starter but for comments, with the same app around it.
  func canContinue(_ earlier: Exercise) -> Bool {
    Self.code(of: earlier.starter.code) == Self.code(of: starter.code)
      && earlier.scenes.map(\.fence.range.start) == scenes.map(\.fence.range.start)
  }

  /// The comments that contain the task, a line each.
  private static func orders(in code: String) -> [String] {
    code.split(separator: "\n").map { String($0.withoutSpaces) }.filter {
      $0.hasPrefix("// Your turn")
    }
  }

  private static func code(of text: String) -> [Substring] {
    text.utf8.split(separator: 0x0A).map { Substring($0).withoutSpaces }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") }
  }
}

extension Substring {
  /// Without spaces and tabs at both ends.
  ///
  /// Every check compares all starters of its chapter, and Foundation's way leads through `NSString`.
  fileprivate var withoutSpaces: Substring {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
    let bytes = utf8
    guard let start = bytes.firstIndex(where: { !isSpace($0) }),
      let end = bytes.lastIndex(where: { !isSpace($0) })
    else { return "" }
    return self[start...end]
  }
}

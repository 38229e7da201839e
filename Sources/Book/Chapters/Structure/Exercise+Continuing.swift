import Foundation

/// Exercises that begin where another one ended.
extension Exercise {
  /// The learner's file at the start, with their own answer to an earlier exercise in place of ours.
  ///
  /// The starter of this exercise is the other's reference answer but for comments, so the
  /// learner's code compiles here too. The starter's comments, which contain the task, stand above
  /// it.
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
      !oldHead.contains(String($0)) && !oldOrders.contains($0.trimmingCharacters(in: .whitespaces))
    }
    return head.joined(separator: "\n") + "\n" + kept.joined(separator: "\n")
  }

  /// Whether the starter is an exercise's reference answer but for comments, with the same app around it.
  func canContinue(_ earlier: Exercise) -> Bool {
    guard let solution = earlier.solution else { return false }
    return Self.code(of: solution) == Self.code(of: starter.code)
      && earlier.scenes.map(\.fence.range.start) == scenes.map(\.fence.range.start)
  }

  /// Whether the starter shows most of the code that an exercise's reference answer adds to its own
  /// starter.
  func shows(answerTo earlier: Exercise) -> Bool {
    guard let solution = earlier.solution else { return false }
    let given = Set(Self.code(of: earlier.starter.code))
    // Braces and the like are in every file.
    let added = Self.code(of: solution).filter { !given.contains($0) && $0.count > 3 }
    let shown = Set(Self.code(of: starter.code))
    return !added.isEmpty && added.count(where: shown.contains) * 10 >= added.count * 7
  }

  /// The comments that contain the task, a line each.
  private static func orders(in code: String) -> [String] {
    code.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.hasPrefix("// Your turn") }
  }

  private static func code(of text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") }
  }
}

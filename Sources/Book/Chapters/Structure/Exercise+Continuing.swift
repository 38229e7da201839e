import Foundation

/// Exercises that begin where another one ended.
extension Exercise {
  /// The learner's file at the start, with their own answer to an earlier exercise in it.
  ///
  /// Both exercises have the same starter but for comments, and the same app around it, so the
  /// learner's code compiles here too. A comment that contains the task stands where it does in the
  /// starter; if the answer has no such place, it stands above it.
  ///
  /// - Parameters:
  ///   - answer: The learner's file, which was found right.
  ///   - earlier: The exercise that it answers.
  public func startingText(goingOnFrom answer: String, to earlier: Exercise) -> String {
    let oldHead = Set(TaskComment(earlier).lines + [earlier.continues.map(Self.origin) ?? ""])
      .subtracting([""])
    let oldOrders = Set(Order.all(in: earlier.starter.code).map(\.text))
    var lines = answer.split(separator: "\n", omittingEmptySubsequences: false).filter {
      !oldHead.contains(String($0)) && !oldOrders.contains(String($0.withoutSpaces))
    }.map(String.init)
    while lines.first?.isEmpty == true { lines.removeFirst() }
    var head = TaskComment(self).lines
    for order in Order.all(in: starter.code).reversed() {
      if let place = order.place(in: lines) {
        lines.insert(order.line, at: place)
      } else {
        head.insert("\n" + order.text, at: TaskComment(self).lines.count)
      }
    }
    head += ["", Self.origin(earlier.id)]
    return (head + lines).joined(separator: "\n")
  }

  private static func origin(_ earlier: String) -> String {
    "// Below is your own answer to \(earlier)."
  }

  /// Whether the starter is an exercise's starter but for comments, with the same app around it.
  func canContinue(_ earlier: Exercise) -> Bool {
    Self.code(of: earlier.starter.code) == Self.code(of: starter.code)
      && earlier.scenes.map(\.fence.range.start) == scenes.map(\.fence.range.start)
  }

  private static func code(of text: String) -> [Substring] {
    text.utf8.split(separator: 0x0A).map { Substring($0).withoutSpaces }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") }
  }
}

/// A comment of a starter that contains the task, and its place.
private struct Order {
  /// The comment with its indentation.
  var line: String
  var text: String { String(line[...].withoutSpaces) }
  /// The code before it and after it, without spaces.
  private var before: String?
  private var after: String?
  /// The beginning of the function around it, such as "func animateTransition(".
  private var function: Substring?

  static func all(in code: String) -> [Order] {
    var orders: [Order] = []
    var before: String?
    var function: Substring?
    for line in code.split(separator: "\n") {
      let text = line.withoutSpaces
      if text.hasPrefix("// Your turn") {
        orders.append(Order(line: String(line), before: before, function: function))
      } else if !text.isEmpty, !text.hasPrefix("//") {
        before = Self.packed(text)
        for index in orders.indices where orders[index].after == nil {
          orders[index].after = before
        }
        if let found = text.firstMatch(of: #/func \w+\(/#) { function = found.output }
      }
    }
    return orders
  }

  private init(line: String, before: String?, function: Substring?) {
    self.line = line
    self.before = before
    self.function = function
  }

  /// The line of an answer before which the comment belongs: behind the same code as in the starter, or in front
  /// of it, or else at the beginning of the same function; `nil` if the answer has none of these, or several.
  func place(in lines: [String]) -> Int? {
    let packed = lines.map { Self.packed($0[...]) }
    let same = packed.indices.filter { packed[$0] == before }
    if same.count == 1 { return same[0] + 1 }
    let next = packed.indices.filter { packed[$0] == after }
    if next.count == 1 { return next[0] }
    guard let function else { return nil }
    let functions = lines.indices.filter { lines[$0].contains(function) }
    guard functions.count == 1 else { return nil }
    var depth = 0
    for index in functions[0]..<lines.count {
      for character in lines[index] {
        switch character {
        case "(": depth += 1
        case ")": depth -= 1
        // What follows on the same line is the body already.
        case "{" where depth == 0: return lines[index].hasSuffix("{") ? index + 1 : nil
        default: break
        }
      }
    }
    return nil
  }

  private static func packed(_ text: Substring) -> String {
    String(text.filter { !$0.isWhitespace })
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

extension FactProgram {
  /// The source of the class whose methods a program calls in the place of `precondition`.
  static let support = #"""
    import Foundation
    import UIKit

    /// What the program of one rule sees.
    ///
    /// Each rule has its own, so a closure that outlives its rule's run tells its own rule, and no other.
    nonisolated public final class Facts: @unchecked Sendable {
      /// Whether each condition held each time that it was reached, by its number, and the values
      /// that it compared.
      private(set) var noted: [Int: (holds: Bool, seen: String)] = [:]
      private var values: [Int: String] = [:]
      private let write: (Int, Bool, String) -> Void

      /// - Parameter write: Called with each statement at once, so that a program which ends early
      ///   has told those that it knew.
      init(write: @escaping (Int, Bool, String) -> Void = { _, _, _ in }) {
        self.write = write
      }

      /// Begins anew.
      func forget() { noted = [:] }

      /// States whether a condition of the rule holds.
      func state(
        _ number: Int, _ condition: @autoclosure () -> Bool,
        _ message: @autoclosure () -> String = ""
      ) {
        values[number] = nil
        let holds = condition()
        let seen = values[number] ?? ""
        write(number, holds, seen)
        if noted[number]?.holds != false { noted[number] = (holds, seen) }
      }

      /// Notes a value that a condition compares.
      func seen<Value>(_ number: Int, _ value: Value) -> Value {
        let text = Self.describe(value)
        values[number] = values[number].map { $0 + "; " + text } ?? text
        return value
      }

      /// Objects by their class, because addresses differ from run to run; numbers to 1e-4.
      private static func describe(_ value: Any) -> String {
        let mirror = Mirror(reflecting: value)
        let text: String
        switch mirror.displayStyle {
        case .optional: text = mirror.children.first.map { describe($0.value) } ?? "nil"
        case .class: text = "\(type(of: value))"
        case .collection, .set:
          text = "[" + mirror.children.map { describe($0.value) }.joined(separator: ", ") + "]"
        default: text = number(value) ?? "\(value)"
        }
        return text.split(whereSeparator: { $0.isNewline || $0 == "\t" }).joined(separator: " ")
      }

      private static func number(_ value: Any) -> String? {
        let number: Double
        switch value {
        case let value as Double: number = value
        case let value as CGFloat: number = Double(value)
        case let value as Float: number = Double(value)
        default: return nil
        }
        guard number.isFinite, abs(number) < 1e9 else { return nil }
        let rounded = (number * 10_000).rounded() / 10_000
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
      }
    }

    """#

  /// The source of the sink of a rule that has a process of its own.
  static let printingSink = #"""
    nonisolated let ruleFacts = Facts { number, holds, seen in
      let line = "fact\t\(number)\t\(holds ? "holds" : "fails")\t\(seen)\n"
      FileHandle.standardError.write(Data(line.utf8))
    }

    """#

  /// The source of the sink of a rule that shares a process with others, in the file of its program.
  static let keepingSink = "nonisolated fileprivate let ruleFacts = Facts()\n"
}

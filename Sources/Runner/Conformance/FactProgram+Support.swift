extension FactProgram {
  /// The source of the functions that a program calls in the place of `precondition`, and that
  /// write facts.
  ///
  /// Facts are written at once, so that a program which ends early has written those that it knew.
  static let support = #"""
    import Foundation
    import UIKit

    /// What the program of a rule sees.
    public enum Facts {
      /// Takes a line with a condition's number, whether it holds, and the values that it compares.
      public static var write: (String) -> Void = {
        FileHandle.standardError.write(Data("fact\t\($0)\n".utf8))
      }
      private static var values: [Int: String] = [:]

      /// States whether a condition of the rule holds.
      static func state(
        _ number: Int, _ condition: @autoclosure () -> Bool,
        _ message: @autoclosure () -> String = ""
      ) {
        values[number] = nil
        let holds = condition()
        write("\(number)\t\(holds ? "holds" : "fails")\t\(values[number] ?? "")")
      }

      /// Notes a value that a condition compares.
      static func seen<Value>(_ number: Int, _ value: Value) -> Value {
        let text = describe(value)
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
}

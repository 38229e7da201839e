import Files
import Foundation

/// The owners of the folders that Gradescope hands out together, from the file beside them.
///
/// The file is YAML as Ruby writes it. Of that only the submitters' lines are read:
///
///     submission_98765:
///       :submitters:
///       - :name: Ann Doe
///         :sid: '4711'
///         :email: ann@example.edu
struct GradescopeExport: Equatable {
  static let fileName = "submission_metadata.yml"
  /// The file also contains the results of earlier autograders.
  private static let mostBytes = 256 << 20

  /// The addresses, or else the numbers, of a folder's submitters, by the name of the folder.
  private(set) var submitters: [String: [String]] = [:]

  /// - Parameter folder: The folder of the submissions; without the file in it no submitters are
  ///   known.
  init(folder: String) {
    let bytes = RegularFile.contents("\(folder)/\(Self.fileName)", atMost: Self.mostBytes)
    self.init(bytes.map { String(decoding: $0, as: UTF8.self) } ?? "")
  }

  init(_ text: String) {
    var name: String?
    var isInList = false
    var people: [[String: String]] = []
    func names() -> [String] {
      people.compactMap { person in
        [person[":email"], person[":sid"]].compactMap(\.self).first { !$0.isEmpty }
      }
    }
    for line in text.split(whereSeparator: \.isNewline) {
      if !line.hasPrefix(" ") {
        if let name { submitters[name] = names() }
        name = line.hasSuffix(":") ? String(line.dropLast()) : nil
        (people, isInList) = ([], false)
      } else if line.hasPrefix("  :") {
        isInList = line == "  :submitters:"
      } else if isInList {
        var field = line.drop { $0 == " " }
        if field.hasPrefix("- ") {
          people.append([:])
          field = field.dropFirst(2)
        }
        guard let end = field.firstRange(of: ": "), !people.isEmpty else { continue }
        let value = field[end.upperBound...].trimmingCharacters(in: .whitespaces)
        people[people.count - 1][String(field[..<end.lowerBound])] = Self.unquoted(value)
      }
    }
    if let name { submitters[name] = names() }
  }

  /// A value without the quotation marks in which numbers stand.
  private static func unquoted(_ value: String) -> String {
    guard value.count >= 2, let mark = value.first, "'\"".contains(mark), value.last == mark else {
      return value
    }
    return String(value.dropFirst().dropLast())
  }
}

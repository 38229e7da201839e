import Foundation

/// The page of the book that lists each line of the engine that begins with *Fidelity*.
struct DeviationPage {
  /// A line that begins with *Fidelity*, and what it is about.
  struct Deviation {
    /// The type, or the type that is extended; empty for a function of its own.
    var type: String
    /// Members of the type; none if the whole type is meant.
    var members: [String]
    var text: String
  }

  /// The folders of the engine by the subjects of the page, in its order.
  static let areas: [(title: String, folders: [String])] = [
    ("Values between values", ["Motion"]),
    (
      "Layers and their animations",
      [
        "QuartzCore/Animations", "QuartzCore/LayerKinds", "QuartzCore/Layers",
        "QuartzCore/Rendering", "QuartzCore/Transactions",
      ]
    ),
    ("Time, queues and loops", ["QuartzCore/MainLoop", "QuartzCore/Time"]),
    ("Animation blocks and animators", ["UIKit/Animating"]),
    ("Transitions and presentations", ["UIKit/Presentation", "UIKit/Transitions"]),
    (
      "Controllers",
      [
        "UIKit/Controllers", "UIKit/Navigation", "UIKit/Pages", "UIKit/Splitting",
        "UIKit/Storyboards", "UIKit/Tabs",
      ]
    ),
    ("Touches and gestures", ["UIKit/Gestures", "UIKit/Touches"]),
    ("Views and windows", ["UIKit/Effects", "UIKit/Views", "UIKit/Windows"]),
    ("Layout", ["UIKit/Layout"]),
    ("Dynamics", ["UIKit/Dynamics"]),
    ("Scroll views, tables and collections", ["UIKit/Scrolling"]),
    ("Controls and bars", ["UIKit/Bars", "UIKit/Controls"]),
    ("Text", ["UIKit/Text"]),
    ("Pictures, fonts and colors", ["UIKit/Drawing"]),
    ("Contexts and paths", ["CoreGraphics"]),
    ("Responders, menus and dragging", ["UIKit/Dragging", "UIKit/Menus", "UIKit/Responders"]),
    ("Screens and the app", ["UIKit/Application", "UIKit/Screens"]),
    ("Foundation and the runtime", ["QuartzCore"]),
    ("Publishers", ["Combine"]),
    ("Other frameworks", ["UIKit/OtherFrameworks"]),
    ("Earlier names", ["UIKit/Deprecated"]),
  ]

  /// The area of a file, the one that knows the longest part of its path.
  ///
  /// - Parameter path: In the folder of the engine.
  static func area(of path: String) -> Int? {
    let known = areas.indices.compactMap { index in
      areas[index].folders.filter { path.hasPrefix($0 + "/") }.map(\.count).max().map {
        (index, $0)
      }
    }
    return known.max { $0.1 < $1.1 }?.0
  }

  /// The deviations of a file, in its order.
  static func deviations(in lines: [Substring]) -> [Deviation] {
    var found: [Deviation] = []
    var types: [(indent: Int, name: String)] = []
    var isReading = false
    var texts: [String] = []
    for (index, line) in lines.enumerated() {
      let indent = line.prefix { $0 == " " }.count
      let code = line.drop { $0 == " " }
      if code.hasPrefix("//") {
        let content = code.drop { $0 == "/" }.drop { $0 == " " }
        if content.hasPrefix("Fidelity: ") {
          (isReading, texts) = (true, texts + [String(content.dropFirst(10))])
        } else if content.isEmpty || content.hasPrefix("- ") {
          isReading = false
        } else if isReading {
          texts[texts.count - 1] += " " + content
        }
        continue
      }
      isReading = false
      if code.hasPrefix("@"), !code.contains(#/\b(?:func|var|let|class|init)\b/#) { continue }
      // The brace of a declaration of several lines stands by itself.
      if !code.isEmpty, !code.hasPrefix("{") { types.removeAll { indent <= $0.indent } }
      let type = type(of: code)
      if let type { types.append((indent, type)) }
      guard !texts.isEmpty else { continue }
      let isExtension = code.contains(#/^(?:\w+ )*extension /#)
      let member: [String] =
        if isExtension {
          members(of: lines[(index + 1)...].prefix { $0 != line.prefix(indent) + "}" }, indent + 2)
        } else if type == nil {
          [name(of: lines[index...])]
        } else {
          []
        }
      let owner = types.map(\.name).joined(separator: ".")
      found += texts.map {
        Deviation(type: owner, members: member, text: $0.replacing("``", with: "`"))
      }
      texts = []
    }
    return found
  }

  /// The name of a type that a line declares or extends; words are compared, since patterns take minutes.
  private static func type(of line: Substring) -> String? {
    var words = line.split(separator: " ", maxSplits: 8)[...]
    while let word = words.first, modifiers.contains(word) { words.removeFirst() }
    guard let kind = words.popFirst(), kinds.contains(kind), let name = words.first,
      !["func", "var", "let"].contains(name)
    else { return nil }
    if kind == "extension", words.dropFirst().starts(with: ["where", "Self:"]) {
      return words.dropFirst(3).first.map(identifier)
    }
    return identifier(name)
  }

  private static func identifier(_ text: Substring) -> String {
    String(text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
  }

  private static let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "extension"]
  private static let modifiers: Set<Substring> = [
    "public", "open", "package", "internal", "fileprivate", "private", "final", "indirect",
    "nonisolated",
  ]

  /// The members that an extension declares.
  private static func members(of lines: some Collection<Substring>, _ indent: Int) -> [String] {
    let lines = Array(lines)
    return lines.indices.compactMap { index in
      let line = lines[index]
      guard line.prefix(while: { $0 == " " }).count == indent,
        line.contains(#/^ *(?:\w+ )*(?:func|var|let|init|subscript|case)\b/#)
      else { return nil }
      return name(of: lines[index...])
    }
  }

  /// The name of a function, variable or case as it is written in references: "convert(_:to:)".
  private static func name(of lines: ArraySlice<Substring>) -> String {
    // `private(set)` is no list of parameters.
    let text = lines.prefix(12).joined(separator: " ").replacing("(set)", with: "")
    if let match = text.firstMatch(
      of: #/\b(?:var|let|case|typealias|associatedtype) (`?\w+`?)/#),
      match.range.lowerBound < text.firstIndex(of: "(") ?? text.endIndex
        || lines.first?.contains(" case ") == true
    {
      return String(match.output.1).replacing("`", with: "")
    }
    guard
      let match = text.firstMatch(
        of: #/\b(?:func ([^\s(<]+)|(init[?!]?|subscript))(?:<[^(]*>)?\s*\(/#)
    else { return String(text.split(separator: " ").first ?? "") }
    let name = (match.output.1 ?? match.output.2 ?? "").replacing("`", with: "")
    return "\(name)(\(labels(in: text[match.range.upperBound...])))"
  }

  /// The labels of parameters, up to the parenthesis that closes them: "_:to:".
  private static func labels(in text: Substring) -> String {
    var depth = 0
    var parameters = [""]
    for character in text {
      if "([{<".contains(character) { depth += 1 }
      let isArrow = character == ">" && parameters[parameters.count - 1].hasSuffix("-")
      if ")]}>".contains(character), !isArrow { depth -= 1 }
      if depth < 0 { break }
      if character == ",", depth == 0 {
        parameters.append("")
      } else {
        parameters[parameters.count - 1].append(character)
      }
    }
    return parameters.compactMap { parameter in
      let words = parameter.prefix { $0 != ":" }.split(separator: " ").filter { !$0.hasPrefix("@") }
      return words.first.map { $0 + ":" }
    }.joined()
  }

  /// The rows of an area: a line for each deviation, and those of a type below each other.
  static func rows(of deviations: [Deviation]) -> [String] {
    var types: [String] = []
    for deviation in deviations where !types.contains(deviation.type) {
      types.append(deviation.type)
    }
    var rows: [String] = []
    for type in types {
      let group = deviations.filter { $0.type == type }
      if type.isEmpty || group.count == 1 && group[0].members.count < 3 {
        rows += group.map { "- \(names(of: $0, in: type)): \($0.text)" }
        continue
      }
      let whole = group.filter(\.members.isEmpty).map(\.text)
      rows.append("- `\(type)`" + (whole.isEmpty ? "" : ": " + whole.joined(separator: " ")))
      var merged: [Deviation] = []
      for deviation in group where !deviation.members.isEmpty {
        if merged.last?.text == deviation.text {
          merged[merged.count - 1].members += deviation.members
        } else {
          merged.append(deviation)
        }
      }
      rows += merged.map { "  - \(names(of: $0, in: "")): \($0.text)" }
    }
    return rows
  }

  private static func names(of deviation: Deviation, in type: String) -> String {
    let prefix = type.isEmpty || deviation.members.isEmpty ? type : type + "."
    var names: [String] = []
    for name in deviation.members.isEmpty ? [""] : deviation.members
    where !names.contains("`\(prefix)\(name)`") {
      names.append("`\(prefix)\(name)`")
    }
    return names.joined(separator: ", ")
  }
}

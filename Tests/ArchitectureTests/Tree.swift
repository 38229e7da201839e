import Foundation

/// The repository as text: its manifest's targets and their source files.
struct Tree {
  /// A target as the manifest declares it.
  struct Target {
    var name: String
    var dependencies: Set<String>
    var folder: URL
  }

  /// A Swift file of a target.
  struct SourceFile {
    var target: Target
    var url: URL
    var lines: [Substring]

    var path: String {
      url.path.replacingOccurrences(of: Tree.root.path + "/", with: "")
    }

    /// Modules that the file imports, with the number of the line.
    var imports: [(module: String, line: Int)] {
      lines.enumerated().compactMap { index, line in
        // Most lines are no import; matching them all would take minutes.
        guard line.contains("import "),
          let match = line.firstMatch(
            of:
              /^(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|private)\s+)?import\s+(?:(?:struct|class|enum|func|protocol|typealias)\s+)?(\w+)/
          )
        else { return nil }
        return (String(match.output.1), index + 1)
      }
    }

    /// The paragraphs of doc comments but for lists and code, with the numbers of their first lines.
    var docParagraphs: [(line: Int, text: String)] {
      var paragraphs: [(line: Int, text: String)] = []
      var isOpen = false
      var isCode = false
      for (index, line) in lines.enumerated() {
        let text = line.drop { $0 == " " }
        let content = text.dropFirst(3)
        if !text.hasPrefix("///") || content.isEmpty || content.hasPrefix("     ") {
          isOpen = false
        } else if content.hasPrefix(" ```") {
          (isOpen, isCode) = (false, !isCode)
        } else if isCode {
          continue
        } else if content.drop(while: { $0 == " " }).hasPrefix("- ") {
          // What follows is the item's.
          isOpen = true
          paragraphs.append((index + 1, "Item"))
        } else if isOpen {
          paragraphs[paragraphs.count - 1].text += content
        } else {
          isOpen = true
          paragraphs.append((index + 1, String(content.drop { $0 == " " })))
        }
      }
      return paragraphs
    }

    /// Lines of code, without comments and string literals.
    var code: [(line: Int, text: String)] {
      lines.enumerated().map { index, line in
        var text = line.replacing(/"(?:[^"\\]|\\.)*"/, with: "\"\"")
        if let comment = text.range(of: "//") { text = text[..<comment.lowerBound] }
        return (index + 1, String(text))
      }
    }
  }

  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  var targets: [Target]

  /// Reads `Package.swift`, whose target list is plain data.
  init() throws {
    let manifest = try String(
      contentsOf: Tree.root.appending(path: "Package.swift"), encoding: .utf8)
    targets = manifest.matches(
      of:
        /\.(?:target|executableTarget|systemLibrary|testTarget)\(\s*name: "([\w-]+)"((?:[^()]|\([^()]*(?:\([^()]*\)[^()]*)*\))*)\)/
    ).compactMap { match in
      guard let path = match.output.2.firstMatch(of: /path: "([^"]+)"/) else { return nil }
      let list = match.output.2.firstMatch(of: /dependencies: \[((?:[^\[\]])*)\]/)?.output.1 ?? ""
      let names = list.replacing(/package: "[^"]+"/, with: "").matches(of: /"([^"]+)"/)
        .map { String($0.output.1) }
      return Target(
        name: String(match.output.1), dependencies: Set(names),
        folder: Tree.root.appending(path: String(path.output.1)))
    }
  }

  func target(_ name: String) -> Target? {
    targets.first { $0.name == name }
  }

  func files(in targets: [Target]) throws -> [SourceFile] {
    try targets.flatMap { target in
      let files = FileManager.default.enumerator(at: target.folder, includingPropertiesForKeys: nil)
      return try (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
        .sorted { $0.path < $1.path }
        .map { url in
          let text = try String(contentsOf: url, encoding: .utf8)
          return SourceFile(
            target: target, url: url,
            lines: text.split(separator: "\n", omittingEmptySubsequences: false))
        }
    }
  }
}

extension Tree {
  /// The rules of the book, with their programs.
  static func rules() throws -> [(id: String, program: String)] {
    let pages = try FileManager.default.contentsOfDirectory(
      at: root.appending(path: "chapters"), includingPropertiesForKeys: nil)
    return try pages.filter { $0.pathExtension == "md" }.flatMap { page in
      let text = try String(contentsOf: page, encoding: .utf8)
      let chapter = text.firstMatch(of: /\nid: ([\w-]+)\n/).map { String($0.output.1) } ?? ""
      return text.split(separator: "\n```swift rule ").dropFirst().map { rest in
        let id = rest.prefix { $0 != " " && $0 != "\n" }
        let end = rest.firstRange(of: "\n```")?.lowerBound ?? rest.endIndex
        return ("\(chapter).\(id)", String(rest[..<end]))
      }
    }
  }
}

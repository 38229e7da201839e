import Foundation
import Testing

@Suite("What people read is written for them")
struct WordingTests {
  /// Units and ranges, which may repeat.
  private let units: Set<Substring> = [
    "0...1.", "From 1.", "HTML.", "In points.", "In seconds.", "In radians.",
    "In the window's coordinates.", "Pixels per point.",
  ]

  @Test("No sentence stands above more than three declarations")
  func sentencesAreNotStock() throws {
    let tree = try Tree()
    var counts: [Substring: Int] = [:]
    for file in try tree.files(in: tree.targets) where file.path.hasPrefix("Sources/") {
      for paragraph in file.docParagraphs where !paragraph.text.hasPrefix("Item") {
        for sentence in Self.sentences(of: paragraph.text) { counts[sentence, default: 0] += 1 }
      }
    }
    #expect(counts.count > 1_000)
    for (sentence, count) in counts where count > 3 && !units.contains(sentence) {
      Issue.record("\(count) times: \(sentence)")
    }
  }

  /// The sentences of a paragraph; what follows a semicolon with a capital letter is one of its own.
  private static func sentences(of paragraph: String) -> [Substring] {
    var sentences: [Substring] = []
    var start = paragraph.startIndex
    for match in paragraph.matches(of: /[.;]\s+(?=[A-Z])/) {
      sentences.append(paragraph[start..<paragraph.index(after: match.range.lowerBound)])
      start = match.range.upperBound
    }
    return sentences + [paragraph[start...]]
  }

  @Test("A sentence is counted wherever it stands in its paragraph")
  func sentencesAreFound() {
    let paragraph =
      "In points, e.g. 4. Here nothing is shown; UIKit raises an exception. Call it twice."
    #expect(
      Self.sentences(of: paragraph) == [
        "In points, e.g. 4.", "Here nothing is shown;", "UIKit raises an exception.",
        "Call it twice.",
      ])
  }

  @Test("Nobody is shown an error or an outcome as Swift prints it")
  func errorsAreWorded() throws {
    let tree = try Tree()
    let dump = #/\\\((?:\w+\.)*error\)|\\\((?:\w+\.)+outcome\)|localizedDescription/#
    // The text of a program for a Mac.
    let foreign = "Sources/Runner/Conformance/PackageText.swift"
    for file in try tree.files(in: tree.targets)
    where file.path.hasPrefix("Sources/") && !file.path.hasPrefix("Sources/Engine/")
      && file.path != foreign
    {
      for (index, line) in file.lines.enumerated()
      where line.contains("rror") || line.contains("outcome") || line.contains("localized") {
        if line.contains(dump) { Issue.record("\(file.path):\(index + 1): \(line)") }
      }
    }
  }

  @Test("No paragraph of a doc comment begins in the middle of a sentence or of a name")
  func paragraphsAreWhole() throws {
    let tree = try Tree()
    var count = 0
    for file in try tree.files(in: tree.targets) where file.path.hasPrefix("Sources/") {
      for (line, text) in file.docParagraphs {
        count += 1
        // These words are written so.
        let isWhole =
          !(text.first?.isLowercase ?? true) || text.hasPrefix("libcmark")
          || text.hasPrefix("x is ")
        if !isWhole || !text.count(where: { $0 == "`" }).isMultiple(of: 2) {
          Issue.record("\(file.path):\(line): \(text)")
        }
      }
    }
    #expect(count > 1_000)
  }

  @Test("What is named as a file or folder of the repository is there")
  func pathsLead() throws {
    let tree = try Tree()
    let path = #/`((?:Sources|Tests)\/[\w\/.+-]+)`/#
    var texts = try tree.files(in: tree.targets).map { ($0.path, $0.lines.joined(separator: "\n")) }
    for folder in ["Sources", "Tests", "chapters", "bin"] {
      let names = FileManager.default.enumerator(atPath: Tree.root.path + "/" + folder)
      for case let name as String in names ?? .init() where name.hasSuffix("README.md") {
        let place = "\(folder)/\(name)"
        let text = try String(contentsOf: Tree.root.appending(path: place), encoding: .utf8)
        texts.append((place, text))
      }
    }
    for name in ["README.md", "CONTRIBUTING.md", "GLOSSARY.md"] {
      texts.append((name, try String(contentsOf: Tree.root.appending(path: name), encoding: .utf8)))
    }
    // Of the package that `conformance` exports, and of somebody else's repository.
    let foreign: Set = ["Sources/Rules", "Tests/quartzcore"]
    for (file, text) in texts {
      for match in text.matches(of: path) where !foreign.contains(String(match.output.1)) {
        let place = Tree.root.appending(path: String(match.output.1)).path
        #expect(FileManager.default.fileExists(atPath: place), "\(file): \(match.output.1)")
      }
    }
  }

  @Test("A place in a file is written by SourceLocation alone")
  func placesHaveOneForm() throws {
    let tree = try Tree()
    let form = /\):\\\([^()]*[lL]ine[^()]*(\(\))?\)/
    for file in try tree.files(in: tree.targets) where file.path.hasPrefix("Sources/") {
      guard file.path != "Sources/Record/SourceLocation.swift" else { continue }
      for (index, line) in file.lines.enumerated() where line.contains(form) {
        Issue.record("\(file.path):\(index + 1): \(line)")
      }
    }
  }
}

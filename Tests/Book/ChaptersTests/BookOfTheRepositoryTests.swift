import Chapters
import Foundation
import Testing

@Suite("The book of this repository")
struct BookOfTheRepositoryTests {
  private static let root = URL(filePath: #filePath).pathComponents.dropLast(4)
    .joined(separator: "/").replacing("//", with: "/")
  private static let book = Result { try Book(folder: root) }

  @Test("No learner's file begins with more than six lines of task, and none of them is cut off")
  func heads() throws {
    for exercise in try Self.book.get().exercises {
      let head = exercise.startingText.split(separator: "\n").prefix { $0.hasPrefix("//") }
      let task = head.prefix { !$0.hasPrefix("// Read: ") }.count + 1
      #expect((4...6).contains(task), "\(exercise.id): \(task) lines")
      #expect(!head.contains { $0.hasSuffix("…") }, "\(exercise.id)")
    }
  }

  @Test("A rule is one sentence of at most forty words: its own, or of the prose right above it")
  func sentences() throws {
    let rules = try Self.book.get().chapters.flatMap(\.rules)
    for rule in rules {
      let prose = rule.statement.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let isOwn = rule.fence.attributes["sentence"] != nil
      #expect(!rule.sentence.isEmpty && prose.contains(rule.sentence) != isOwn, "\(rule.name)")
      #expect(rule.sentence.split(separator: " ").count <= 40, "\(rule.name)")
    }
    let decided = rules.first { $0.name == "deciding-is-not-completing" }
    #expect(decided?.sentence.hasPrefix("Deciding tells the context how it will end,") == true)
  }

  /// Names that an answer may use although no listing before it has shown them: those that everybody knows,
  /// those that the prose explains, and names of a learner's own that Apple happens to use too.
  private static let exceptions: [String: Set<String>] = [
    "ch16.hoist": ["curveEaseOut"],
    "ch16.turn-back": ["zero"],
    "ch16.whole": ["animationKeys", "hold", "letGo", "send", "zero"],
    "ch17.stub": ["transitionWasCancelled"],
    "ch17.pop": ["superview"],
    "ch17.hide-and-restore": ["isHidden"],
    "ch17.fade-the-caption": ["viewController"],
    "ch17.whole": ["viewController"],
    "ch19.whole": ["isInteractive"],
    "ch21.edge": ["left"],
    "ch21.own-end": ["settle"],
    "ch21.whole": ["settle"],
    "ch22.pull-home": ["left"],
    "ch23.cells": ["filter"],
    "ch23.album": ["prefix"],
    "ch24.both-ends": ["black"],
    "ch24.whole": ["black", "isInteractive"],
  ]

  @Test("What an answer needs of UIKit is in its starter, its app, or an earlier listing")
  func listings() throws {
    let apple = try Self.engineNames()
    var shown: Set<String> = []
    for chapter in try Self.book.get().chapters {
      var listings = chapter.examples.map(\.fence)[...]
      for exercise in chapter.exercises {
        let start = exercise.starter.firstCodeLine
        while let next = listings.first, next.firstCodeLine < start {
          shown.formUnion(Self.names(in: next.shownCode, onlyUsed: false))
          listings.removeFirst()
        }
        shown.formUnion(Self.names(in: exercise.starter.code, onlyUsed: false))
        let app = exercise.scenes.map(\.fence.code).joined(separator: "\n")
        let needed = Self.names(in: exercise.solution ?? "", onlyUsed: true)
          .intersection(apple)
          .subtracting(Self.names(in: app, onlyUsed: false)).subtracting(shown)
        #expect(needed.subtracting(Self.exceptions[exercise.id] ?? []) == [], "\(exercise.id)")
      }
    }
  }

  /// Identifiers of code without its comments.
  ///
  /// - Parameter onlyUsed: Whether only members, functions that are declared and Apple's types are asked for.
  private static func names(in code: String, onlyUsed: Bool) -> Set<String> {
    var names: Set<String> = []
    for line in code.split(separator: "\n") {
      let text = line.components(separatedBy: "//")[0]
      var before: Character = " "
      var word = ""
      var isDeclared = false
      for character in text + " " {
        if character.isLetter || character.isNumber || character == "_" {
          word.append(character)
          continue
        }
        if !word.isEmpty {
          let isApples = word.hasPrefix("UI") || word.hasPrefix("CA") || word.hasPrefix("CG")
          if !onlyUsed || before == "." || isDeclared || isApples { names.insert(word) }
          isDeclared = word == "func"
          word = ""
        }
        before = character
      }
    }
    return names
  }

  /// The names that the engine declares.
  private static func engineNames() throws -> Set<String> {
    var names: Set<String> = []
    let folder = root + "/Sources/Engine"
    for file in try FileManager.default.subpathsOfDirectory(atPath: folder)
    where file.hasSuffix(".swift") {
      let text = try String(contentsOfFile: folder + "/" + file, encoding: .utf8)
      for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
        let words = line.split { $0 != UInt8(ascii: "_") && !isLetterOrDigit($0) }
        guard let first = words.first.flatMap({ String($0) }) else { continue }
        guard ["public", "open", "case", "static", "func", "var"].contains(first) else { continue }
        let keyword = words.firstIndex {
          ["func", "var", "let", "case", "class", "struct", "protocol", "enum"]
            .contains(String($0) ?? "")
        }
        if let keyword, words.indices.contains(keyword + 1), let name = String(words[keyword + 1]) {
          names.insert(name)
        }
      }
    }
    return names
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

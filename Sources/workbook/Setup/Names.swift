import ArgumentParser
import Chapters
import Foundation

/// The names of chapters and exercises on command lines.
enum Names {
  /// The words of a command line, with "chapter" and a number after it as one name: `check chapter 17`.
  ///
  /// What follows an option is its value, and `grade` and `play` take paths.
  static func joined(_ words: [String]) -> [String] {
    guard let command = words.first, !["grade", "play"].contains(command) else { return words }
    return words.dropFirst().reduce(into: [command]) { joined, word in
      let before = joined.dropLast().last ?? ""
      if joined.count > 1, let last = joined.last, ["chapter", "ch"].contains(last.lowercased()),
        !before.hasPrefix("-"), word.first?.isNumber == true
      {
        joined[joined.count - 1] = "\(last) \(word)"
      } else {
        joined.append(word)
      }
    }
  }

  static let completion = CompletionKind.custom { words, _, _ in
    let folder = words.firstIndex(of: "--book").flatMap { words.dropFirst($0 + 1).first }
    guard let root = folder ?? (try? Installation.root()),
      let book = try? Book(folder: root, forAuthors: false)
    else { return [] }
    return book.chapters.filter { !$0.exercises.isEmpty }.flatMap { chapter in
      [chapter.id] + chapter.exercises.map(\.id)
    }
  }
}

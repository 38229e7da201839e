import ArgumentParser
import Chapters
import Foundation

/// The names of chapters and exercises, for the completion of command lines.
enum Names {
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

public import Chapters
import Files
import Foundation

extension Book {
  /// Changes when a chapter or a reference answer does.
  public var digest: String {
    let files = ["chapters", "solutions"].flatMap { name in
      (FileManager.default.enumerator(atPath: "\(folder)/\(name)")?.compactMap { $0 as? String }
        ?? [])
        .map { "\(name)/\($0)" }
    }
    return Digest.text(
      of: files.sorted().flatMap { file in
        let bytes = FileManager.default.contents(atPath: "\(folder)/\(file)") ?? Data()
        return [file, String(decoding: bytes, as: UTF8.self)]
      })
  }
}

extension Gradebook.Column {
  /// The column of an exercise.
  public init(_ exercise: Exercise) {
    self.init(
      exercise: exercise.id, title: exercise.title, points: exercise.points, number: exercise.number
    )
  }
}

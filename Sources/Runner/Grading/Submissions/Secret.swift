import Chapters
import Compiling
import Foundation

/// What decides which screens and values a submission is graded with.
///
/// Nobody can foresee them without the secret, and grading the same text again draws the same ones.
public struct Secret: Sendable {
  private let key: [UInt8]

  /// The version of the way in which values are drawn; part of what is drawn.
  private static let rubric = "rubric 1"

  /// The secret in a file; its bytes are used as they are.
  public init(file: String) throws(GradingError) {
    guard let bytes = FileManager.default.contents(atPath: file), !bytes.isEmpty else {
      throw .secretNotReadable(path: file)
    }
    key = [UInt8](bytes)
  }

  init(key: [UInt8]) {
    self.key = key
  }

  /// As many plays of each scenario as a learner sees, with screens and values drawn anew.
  public func plays(of exercise: Exercise, text: String) -> [ScenarioVariant] {
    exercise.scenarios.flatMap { scenario in
      scenario.variants.indices.map { index in
        let message = [Self.rubric, exercise.id, scenario.name, "\(index)", text]
        var draw = Draw(seed: seed(message))
        return scenario.variant { count in draw.next(below: count) }
      }
    }
  }

  private func seed(_ fields: [String]) -> [UInt8] {
    Digest.authentication(of: Array(Digest.text(of: fields).utf8), key: key)
  }

  /// Numbers from the bytes of a digest; a new digest when they are used up.
  private struct Draw {
    private var bytes: [UInt8]
    private var position = 0

    init(seed: [UInt8]) {
      bytes = seed
    }

    mutating func next(below count: Int) -> Int {
      if position + 4 > bytes.count {
        bytes = Digest.authentication(of: bytes, key: Array("more".utf8))
        position = 0
      }
      let number = bytes[position..<position + 4].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      position += 4
      // The bias of a few parts in four billion decides nothing.
      return Int(number % UInt64(max(1, count)))
    }
  }
}

import Chapters
import Compiling
import Files
import Foundation

/// The key that decides which screens and values a submission is graded with.
///
/// They cannot be foreseen without the secret, and grading the same text again draws the same ones.
public struct Secret: Sendable {
  private let key: [UInt8]

  /// Identifies the secret without revealing it.
  var digest: String {
    let bytes = Digest.authentication(of: Array("digest".utf8), key: key)
    return Digest.text(of: bytes.map { "\($0)" })
  }

  /// The version of the way in which values are drawn; a part of the input of the draw.
  private static let rubric = "rubric 1"

  /// The secret in a file; its bytes are used as they are.
  public init(file: String) throws(GradingError) {
    guard let bytes = FileManager.default.contents(atPath: file) else {
      throw .secretNotReadable(path: file)
    }
    guard !bytes.isEmpty else { throw .secretEmpty(path: file) }
    key = [UInt8](bytes)
  }

  init(key: [UInt8]) {
    self.key = key
  }

  /// As many plays of each scenario as a learner sees, with screens and values drawn anew, and one
  /// more with values that no chapter shows.
  public func plays(of exercise: Exercise, text: String) -> [ScenarioVariant] {
    exercise.scenarios.flatMap { scenario -> [ScenarioVariant] in
      func draw(_ name: String) -> Draw {
        Draw(seed: seed([Self.rubric, exercise.id, scenario.name, name, text]))
      }
      let shown = scenario.variants.indices.map { index in
        var draw = draw("\(index)")
        return scenario.variant { count in draw.next(below: count) }
      }
      var between = draw("between")
      return shown + [scenario.drawn(using: &between)]
    }
  }

  private func seed(_ fields: [String]) -> [UInt8] {
    Digest.authentication(of: Array(Digest.text(of: fields).utf8), key: key)
  }

  /// Numbers from the bytes of a digest; a new digest when they are used up.
  private struct Draw: RandomNumberGenerator {
    private var bytes: [UInt8]
    private var position = 0

    init(seed: [UInt8]) {
      bytes = seed
    }

    mutating func next(below count: Int) -> Int {
      // The bias of a few parts in four billion decides nothing.
      Int(take(4) % UInt64(max(1, count)))
    }

    mutating func next() -> UInt64 { take(8) }

    private mutating func take(_ count: Int) -> UInt64 {
      if position + count > bytes.count {
        bytes = Digest.authentication(of: bytes, key: Array("more".utf8))
        position = 0
      }
      defer { position += count }
      return bytes[position..<position + count].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    }
  }
}

import Foundation

/// Finds a sequence of bytes as Horspool does: most bytes are never looked at.
///
/// Foundation's `range(of:)` looks at each, which takes half of a report on a class with ten thousand pages.
struct BytePattern {
  private let bytes: [UInt8]
  /// How far the pattern moves if this byte stands under its last one.
  private let steps: [Int]

  /// - Parameter text: At least one character.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    var steps = Array(repeating: bytes.count, count: 256)
    for (place, byte) in bytes.dropLast().enumerated() {
      steps[Int(byte)] = bytes.count - 1 - place
    }
    (self.bytes, self.steps) = (bytes, steps)
  }

  /// The first range with these bytes.
  func range(in data: Data) -> Range<Data.Index>? {
    let offset = data.withUnsafeBytes { all -> Int? in
      bytes.withUnsafeBytes { bytes in
        steps.withUnsafeBufferPointer { steps in
          guard let base = all.baseAddress, let pattern = bytes.baseAddress else { return nil }
          var place = 0
          while place + bytes.count <= all.count {
            if memcmp(base + place, pattern, bytes.count) == 0 { return place }
            place += steps[Int(all[place + bytes.count - 1])]
          }
          return nil
        }
      }
    }
    return offset.map { data.startIndex + $0..<data.startIndex + $0 + bytes.count }
  }
}

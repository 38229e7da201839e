import Foundation

/// Byte strings one after the other, each after its length: read without looking at each byte, as
/// JSON of megabytes could not be.
enum PackedBytes {
  private static let lengthSize = MemoryLayout<UInt64>.size

  static func pack(_ parts: [Data]) -> Data {
    var packed = Data(capacity: parts.reduce(0) { $0 + $1.count + lengthSize })
    for part in parts {
      withUnsafeBytes(of: UInt64(part.count).littleEndian) { packed.append(contentsOf: $0) }
      packed.append(part)
    }
    return packed
  }

  /// `nil` if the bytes are not packed.
  static func unpack(_ packed: Data) -> [Data]? {
    var parts: [Data] = []
    var place = packed.startIndex
    while place < packed.endIndex {
      guard packed.endIndex - place >= lengthSize else { return nil }
      let length = packed[place..<(place + lengthSize)].withUnsafeBytes {
        UInt64(littleEndian: $0.loadUnaligned(as: UInt64.self))
      }
      place += lengthSize
      guard length <= UInt64(packed.endIndex - place) else { return nil }
      parts.append(Data(packed[place..<(place + Int(length))]))
      place += Int(length)
    }
    return parts
  }

  /// Names and values in turns.
  static func pack(_ values: [String: Data]) -> Data {
    pack(values.sorted { $0.key < $1.key }.flatMap { [Data($0.key.utf8), $0.value] })
  }

  /// The result of ``pack(_:)-([String:Data])``.
  static func unpackValues(_ packed: Data) -> [String: Data]? {
    guard let parts = unpack(packed), parts.count.isMultiple(of: 2) else { return nil }
    return Dictionary(
      stride(from: 0, to: parts.count, by: 2).map {
        (String(decoding: parts[$0], as: UTF8.self), parts[$0 + 1])
      }
    ) { first, _ in first }
  }
}

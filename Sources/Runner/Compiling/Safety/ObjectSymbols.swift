import Files
import Foundation

/// The names of what an object file defines and of what it needs from elsewhere.
///
/// A stranger's code had a part in what the compiler wrote here, so nothing in it is trusted: what does
/// not fit is no object.
struct ObjectSymbols {
  /// Defined in the object itself, or put into it from a library's inlinable code.
  private(set) var defined: [String] = []
  /// To be found by the linker.
  private(set) var needed: [String] = []

  init(defined: [String], needed: [String]) {
    self.defined = defined
    self.needed = needed
  }

  /// The largest object that is read, in bytes.
  static let limit = 32 << 20

  /// Reads an object for a 64-bit Linux; `nil` if it is none.
  init?(contentsOf path: String) {
    guard let data = RegularFile.contents(path, atMost: Self.limit) else { return nil }
    self.init([UInt8](data))
  }

  init?(_ bytes: [UInt8]) {
    let file = LittleEndian(bytes: bytes)
    // "\u{7F}ELF", 64 bits, little endian.
    guard bytes.starts(with: [0x7f, 0x45, 0x4c, 0x46, 2, 1]),
      let headers = file.offset(0x28), let count = file.number(0x3c, size: 2)
    else { return nil }
    var foundTable = false
    for index in 0..<count {
      let header = headers + index * 64
      guard let type = file.number(header + 4, size: 4) else { return nil }
      guard type == 2 else { continue }
      guard let table = file.section(header), let link = file.number(header + 40, size: 4),
        link < count, let names = file.section(headers + link * 64)
      else { return nil }
      foundTable = true
      for entry in stride(from: table.lowerBound, through: table.upperBound - 24, by: 24) {
        guard let name = file.number(entry, size: 4), let place = file.number(entry + 6, size: 2),
          let text = file.text(names.lowerBound + name, before: names.upperBound)
        else { return nil }
        guard !text.isEmpty else { continue }
        if place == 0 { needed.append(text) } else { defined.append(text) }
      }
    }
    guard foundTable else { return nil }
  }
}

/// Reads numbers and texts, and never beyond the end.
private struct LittleEndian {
  let bytes: [UInt8]

  func number(_ place: Int, size: Int) -> Int? {
    guard place >= 0, size <= bytes.count, place <= bytes.count - size else { return nil }
    return (0..<size).reversed().reduce(0) { $0 << 8 | Int(bytes[place + $1]) }
  }

  /// A number of eight bytes that is a place in the file.
  func offset(_ place: Int) -> Int? {
    guard let high = number(place + 4, size: 4), high == 0 else { return nil }
    return number(place, size: 4)
  }

  /// Where the contents of a section lie, by its header.
  func section(_ header: Int) -> Range<Int>? {
    guard let begin = offset(header + 24), let size = offset(header + 32),
      begin <= bytes.count, size <= bytes.count - begin
    else { return nil }
    return begin..<(begin + size)
  }

  func text(_ place: Int, before end: Int) -> String? {
    guard place <= end, let zero = bytes[place..<end].firstIndex(of: 0) else { return nil }
    return String(validating: bytes[place..<zero], as: UTF8.self)
  }
}

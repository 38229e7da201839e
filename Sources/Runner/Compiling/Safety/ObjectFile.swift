/// An object file for a 64-bit Linux, as tables of numbers and texts.
///
/// A stranger's code had a part in this output of the compiler, so nothing in it is trusted: a file
/// that does not fit is no object, and nothing beyond the end is read.
struct ObjectFile {
  struct Section {
    /// `SHT_SYMTAB`, `SHT_RELA` and so on.
    var type: Int
    var name: String
    /// The range of its contents in the file, in bytes.
    var contents: Range<Int>
    /// The numbers of the sections that it belongs to.
    var link: Int
    var info: Int
  }

  struct Symbol {
    var name: String
    /// The number of the section that defines it; 0 if none does.
    var section: Int
    /// The offset in that section, in bytes.
    var value: Int
  }

  /// A place that the linker fills in.
  struct Relocation {
    /// In the section that is filled in, in bytes.
    var offset: Int
    /// The number of the symbol that it refers to.
    var symbol: Int
    /// Behind that symbol, in bytes.
    var addend: Int
  }

  let file: LittleEndian
  private(set) var sections: [Section] = []

  init?(_ bytes: [UInt8]) {
    file = LittleEndian(bytes: bytes)
    // "\u{7F}ELF", 64 bits, little endian.
    guard bytes.starts(with: [0x7f, 0x45, 0x4c, 0x46, 2, 1]),
      let headers = file.offset(0x28), let count = file.number(0x3c, size: 2),
      let names = file.number(0x3e, size: 2), names < count
    else { return nil }
    let texts = file.range(at: headers + names * 64 + 24)
    for index in 0..<count {
      let header = headers + index * 64
      guard let name = file.number(header, size: 4), let type = file.number(header + 4, size: 4),
        let link = file.number(header + 40, size: 4), let info = file.number(header + 44, size: 4)
      else { return nil }
      // What takes no room in the file (`SHT_NOBITS`) has a size all the same.
      guard let contents = type == 8 ? 0..<0 : file.range(at: header + 24) else { return nil }
      let text = texts.flatMap { file.text($0.lowerBound + name, before: $0.upperBound) }
      sections.append(
        Section(type: type, name: text ?? "", contents: contents, link: link, info: info))
    }
  }

  /// All symbols, by their numbers; `nil` if there is no table or it does not fit.
  func symbols() -> [Symbol]? {
    let tables = sections.filter { $0.type == 2 }
    guard tables.count == 1, let table = tables.first, sections.indices.contains(table.link)
    else { return nil }
    let names = sections[table.link].contents
    var symbols: [Symbol] = []
    for entry in entries(of: table) {
      guard let name = file.number(entry, size: 4), let section = file.number(entry + 6, size: 2),
        let text = file.text(names.lowerBound + name, before: names.upperBound)
      else { return nil }
      let value = file.offset(entry + 8) ?? 0
      symbols.append(Symbol(name: text, section: section, value: value))
    }
    return symbols
  }

  /// The relocations of the file, by the number of the section that is filled in.
  func relocations() -> [(section: Int, relocations: [Relocation])] {
    sections.filter { $0.type == 4 }.map { table in
      let relocations = entries(of: table).compactMap { entry -> Relocation? in
        guard let offset = file.offset(entry), let symbol = file.number(entry + 12, size: 4)
        else { return nil }
        return Relocation(offset: offset, symbol: symbol, addend: file.offset(entry + 16) ?? 0)
      }
      return (table.info, relocations)
    }
  }

  /// The offsets at which the entries of a table of 24 bytes each begin.
  private func entries(of table: Section) -> StrideTo<Int> {
    let end = table.contents.lowerBound + table.contents.count / 24 * 24
    return stride(from: table.contents.lowerBound, to: end, by: 24)
  }
}

/// Reads numbers and texts, and never beyond the end.
struct LittleEndian {
  let bytes: [UInt8]

  func number(_ place: Int, size: Int) -> Int? {
    guard place >= 0, size <= bytes.count, place <= bytes.count - size else { return nil }
    return (0..<size).reversed().reduce(0) { $0 << 8 | Int(bytes[place + $1]) }
  }

  /// A number of eight bytes that is a place in a file; `nil` if it is more than four could say.
  func offset(_ place: Int) -> Int? {
    guard let high = number(place + 4, size: 4), high == 0 else { return nil }
    return number(place, size: 4)
  }

  /// Two numbers of eight bytes: where something begins, and how long it is.
  func range(at place: Int) -> Range<Int>? {
    guard let begin = offset(place), let size = offset(place + 8), begin <= bytes.count,
      size <= bytes.count - begin
    else { return nil }
    return begin..<(begin + size)
  }

  /// The text that ends with the next zero.
  func text(_ place: Int, before end: Int) -> String? {
    guard place >= 0, place <= end, end <= bytes.count,
      let zero = bytes[place..<end].firstIndex(of: 0)
    else { return nil }
    return String(validating: bytes[place..<zero], as: UTF8.self)
  }
}

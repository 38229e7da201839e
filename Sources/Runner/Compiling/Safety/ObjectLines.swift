/// The lines of its source that an object file's code was made of, as the compiler recorded them
/// for debuggers (DWARF 4, section 6.2, which `-gline-tables-only` is enough for).
///
/// A table that cannot be read has no lines: these are for messages, and decide nothing.
struct ObjectLines {
  struct Place: Equatable {
    var file: String
    var line: Int
    /// From 1, in bytes of UTF-8; 0 if it is not known.
    var column: Int
  }

  /// A line from an address on.
  private struct Row {
    var address: Int
    /// `nil` where code has no line of its own, such as code that the compiler adds.
    var place: Place?
  }

  /// By the number of the section, in the order of the addresses.
  private var rows: [Int: [Row]] = [:]
  /// The places in the sections that refer to each symbol, by its name.
  private var uses: [String: [(section: Int, offset: Int)]] = [:]

  /// The largest table of lines that is read, in bytes; each can make a row.
  private static let limit = 4 << 20

  /// - Parameter wanted: The names of the symbols that are to be looked for.
  init(_ object: ObjectFile, of wanted: Set<String>) {
    guard let symbols = object.symbols(),
      let table = object.sections.firstIndex(where: { $0.name == ".debug_line" }),
      object.sections[table].contents.count <= Self.limit
    else { return }
    // Where each sequence of lines begins is for the linker to say.
    var begins: [Int: (section: Int, address: Int)] = [:]
    for (section, relocations) in object.relocations() {
      for relocation in relocations where symbols.indices.contains(relocation.symbol) {
        let symbol = symbols[relocation.symbol]
        if section == table {
          begins[relocation.offset] = (symbol.section, symbol.value + relocation.addend)
        } else if wanted.contains(symbol.name) {
          uses[symbol.name, default: []].append((section, relocation.offset))
        }
      }
    }
    var program = LineProgram(object.file, object.sections[table].contents, begins)
    program.run { section, address, place in
      rows[section, default: []].append(Row(address: address, place: place))
    }
    // A sequence's end and the next one's first row may have one address.
    for section in rows.keys { rows[section]?.sort { $0.address < $1.address } }
  }

  /// The first place at which one of these symbols is used; `nil` if only data refers to them.
  func place(of symbols: Set<String>, in files: Set<String>) -> Place? {
    symbols.flatMap { uses[$0] ?? [] }.compactMap { place($0.section, $0.offset, files) }
      .min { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  private func place(_ section: Int, _ offset: Int, _ files: Set<String>) -> Place? {
    guard let rows = rows[section] else { return nil }
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].address <= offset { low = middle + 1 } else { high = middle }
    }
    // What the compiler adds to a statement stands behind the statement's own beginning.
    return rows[..<low].suffix(Self.reach).reversed().lazy.compactMap(\.place)
      .first { files.contains($0.file) }
  }

  /// How many rows before a place are looked at for one with a line.
  private static let reach = 8
}

/// The machine that a table of lines is written for.
private struct LineProgram {
  private let file: LittleEndian
  private let begins: [Int: (section: Int, address: Int)]
  private var position: Int
  private let end: Int
  /// The offset of the section's beginning in the file.
  private let start: Int

  init(
    _ file: LittleEndian, _ section: Range<Int>, _ begins: [Int: (section: Int, address: Int)]
  ) {
    self.file = file
    self.begins = begins
    (start, position, end) = (section.lowerBound, section.lowerBound, section.upperBound)
  }

  private mutating func number(_ size: Int) -> Int? {
    guard position <= end - size, let number = file.number(position, size: size) else { return nil }
    position += size
    return number
  }

  /// A number in groups of seven bits; one with more than eight groups counts as none.
  private mutating func grouped(signed: Bool = false) -> Int? {
    var (result, shift) = (0, 0)
    while let byte = number(1), shift < 56 {
      result |= (byte & 0x7f) << shift
      shift += 7
      if byte & 0x80 == 0 { return signed && byte & 0x40 != 0 ? result - (1 << shift) : result }
    }
    return nil
  }

  private mutating func text() -> String? {
    guard let text = file.text(position, before: end) else { return nil }
    position += text.utf8.count + 1
    return text
  }

  /// Reads all tables of the section, up to the first that is not as expected.
  mutating func run(_ add: (_ section: Int, _ address: Int, ObjectLines.Place?) -> Void) {
    while let length = number(4), length <= end - position {
      let next = position + length
      guard runTable(until: next, add) != nil else { return }
      position = next
    }
  }

  private mutating func runTable(
    until next: Int, _ add: (Int, Int, ObjectLines.Place?) -> Void
  ) -> Void? {
    guard number(2) == 4, let header = number(4), case let begin = position + header, begin <= next,
      let step = number(1), number(1) != nil, number(1) != nil, let base = number(1),
      let range = number(1), range > 0, let first = number(1)
    else { return nil }
    let lowest = base < 128 ? base : base - 256
    var counts: [Int] = []
    for _ in 1..<max(first, 1) {
      guard let count = number(1) else { return nil }
      counts.append(count)
    }
    guard let files = fileNames() else { return nil }
    position = begin
    var state = State()
    func row(_ isEnd: Bool = false) {
      guard let section = state.section else { return }
      let name = files.indices.contains(state.file - 1) ? files[state.file - 1] : nil
      let place = name.map { ObjectLines.Place(file: $0, line: state.line, column: state.column) }
      add(section, state.address, isEnd || state.line <= 0 ? nil : place)
    }
    while position < next {
      guard let code = number(1) else { return nil }
      switch code {
      case first...:
        state.address &+= (code - first) / range &* step
        state.line &+= lowest + (code - first) % range
        row()
      case 0:
        guard let length = grouped(), length > 0, length <= next - position else { return nil }
        let after = position + length
        switch number(1) {
        case 1:
          row(true)
          state = State()
        case 2:
          guard let place = begins[position - start] else { return nil }
          (state.section, state.address) = place
        default: break
        }
        position = after
      case 1: row()
      case 2:
        guard let advance = grouped() else { return nil }
        state.address &+= advance &* step
      case 3:
        guard let advance = grouped(signed: true) else { return nil }
        state.line &+= advance
      case 4:
        guard let file = grouped() else { return nil }
        state.file = file
      case 5:
        guard let column = grouped() else { return nil }
        state.column = column
      case 8: state.address &+= (255 - first) / range &* step
      case 9:
        guard let advance = number(2) else { return nil }
        state.address &+= advance
      default:
        for _ in 0..<counts[code - 1] where grouped() == nil { return nil }
      }
    }
    return ()
  }

  /// The names of files with their folders, in the order of their numbers.
  private mutating func fileNames() -> [String]? {
    var folders: [String] = []
    while let folder = text(), !folder.isEmpty { folders.append(folder) }
    var names: [String] = []
    while let name = text(), !name.isEmpty {
      guard let folder = grouped(), grouped() != nil, grouped() != nil else { return nil }
      let isKnown = folders.indices.contains(folder - 1) && !name.hasPrefix("/")
      names.append(isKnown ? folders[folder - 1] + "/" + name : name)
    }
    return names
  }

  private struct State {
    var section: Int?
    var address = 0
    var file = 1
    var line = 1
    var column = 0
  }
}

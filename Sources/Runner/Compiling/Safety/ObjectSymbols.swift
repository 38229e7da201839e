import Files

/// The names that an object file defines, and those that it needs from elsewhere.
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

  init?(_ file: ObjectFile) {
    guard let symbols = file.symbols() else { return nil }
    for symbol in symbols where !symbol.name.isEmpty {
      if symbol.section == 0 { needed.append(symbol.name) } else { defined.append(symbol.name) }
    }
  }
}

extension ObjectFile {
  /// Reads an object; `nil` if it is none.
  init?(contentsOf path: String) {
    guard let data = RegularFile.contents(path, atMost: ObjectSymbols.limit) else { return nil }
    self.init([UInt8](data))
  }
}

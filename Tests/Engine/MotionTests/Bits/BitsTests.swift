import Foundation
import Testing

@Suite("Motion computes the same bits on every platform")
struct BitsTests {
  @Test(
    "The WebAssembly build computes the same bits as the native build",
    .timeLimit(.minutes(2)))
  func webAssembly() throws {
    var native: [(name: String, bits: UInt64)] = []
    _ = BitTable { name, value in
      native.append((name.description, value.isNaN ? Double.nan.bitPattern : value.bitPattern))
    }
    #expect(native.count > 5000)
    let tools = try WasmTools()
    let bits = try tools.printedBits()
    #expect(bits.count == native.count)
    for (index, (row, other)) in zip(native, bits).enumerated() where row.bits != other {
      Issue.record(
        """
        Row \(index), \(row.name): \(Double(bitPattern: row.bits)) natively, \
        \(Double(bitPattern: other)) in WebAssembly
        """)
    }
  }

  @Test("Computing the table twice gives the same bits")
  func repeatability() {
    func table() -> [UInt64] {
      var bits: [UInt64] = []
      _ = BitTable { bits.append($1.bitPattern) }
      return bits
    }
    #expect(table() == table())
  }
}

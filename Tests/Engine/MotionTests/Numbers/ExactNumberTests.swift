import Foundation
import Testing

@testable import Motion

@Suite("Numbers in JSON")
struct ExactNumberTests {
  @Test(
    "A number is read as it was written, to the bit",
    arguments: [
      0, -0.0, 0.1, -1.0 / 3, 5e-324, .greatestFiniteMagnitude, .infinity, -.infinity, 390,
    ])
  func reading(number: Double) throws {
    let text = try JSONEncoder().encode([ExactNumber(number)])
    let read = try JSONDecoder().decode([ExactNumber].self, from: text)
    #expect(read.map(\.value.bitPattern) == [number.bitPattern])
  }

  @Test("What is no number is one, and what is neither a number nor one of four words is an error")
  func words() throws {
    func read(_ text: String) throws -> Double? {
      try JSONDecoder().decode([ExactNumber].self, from: Data("[\(text)]".utf8)).first?.value
    }
    #expect(try read("\"nan\"")?.isNaN == true)
    for text in ["\"NaN\"", "\"1\"", "\"\"", "true", "null", "[1]", "1e999"] {
      #expect(throws: DecodingError.self) { try read(text) }
    }
  }
}

import Testing

@testable import workbook

@Suite("The keys of a terminal")
struct KeyboardTests {
  private func keys(_ bytes: String) -> [Character] {
    var rest = Array(bytes.utf8)
    var keys: [Character] = []
    while let key = Keyboard.key(
      next: { rest.isEmpty ? nil : rest.removeFirst() }, hasMore: { !rest.isEmpty })
    {
      keys.append(key)
    }
    return keys
  }

  @Test("An arrow, a function key and a page key are one key each, and their letters are none")
  func sequences() {
    #expect(keys("\u{1B}[A\u{1B}[5~h") == [Keyboard.back, Keyboard.back, "h"])
    #expect(keys("\u{1B}[B\u{1B}[6~") == [Keyboard.forth, Keyboard.forth])
    #expect(
      keys("\u{1B}[D\u{1B}OP\u{1B}[3~q") == [Keyboard.other, Keyboard.other, Keyboard.other, "q"])
    #expect(keys("\u{1B}") == [Keyboard.other])
  }

  @Test("A letter of several bytes is one key")
  func letters() {
    #expect(keys("éx\u{4}\n") == ["é", "x", Keyboard.other, "\n"])
  }
}

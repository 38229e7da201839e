import Chapters
import Compiling
import Databases
import DatabasesTesting
import Foundation
import Sandboxing
import Testing

@testable import Grading

@Suite("Answers that are alike")
struct LikenessTests {
  private static let unusual = """
    final class Cutter {
      func run(_ items: [Int]) -> Int {
        var sum = 0
        for item in items where item > 3 { sum += item * 2 - items.count }
        guard sum > 10 else { return items.map { $0 + 1 }.filter { $0 % 2 == 0 }.count }
        while sum > 100 { sum /= 2; if sum == 51 { break } else { sum -= 1 } }
        return items.reduce(sum) { $0 + $1 } + items.reversed().prefix(2).reduce(0, +)
      }
    }
    """

  /// The rare parts of answers, each of them a student's.
  private func rareParts(of shapes: [SyntaxShape], besides common: [UInt64] = []) -> RareParts {
    var found = RareParts.Occurrences(besides: Set(common))
    for (place, shape) in shapes.enumerated() { found.add(shape.parts, at: [place]) }
    return RareParts(found, places: shapes.count)
  }

  @Test("Other names, numbers and spaces make no other answer; other code does")
  func alike() {
    let renamed = Self.unusual.replacing("sum", with: "total").replacing("item ", with: "each ")
      .replacing("items", with: "values").replacing("10 ", with: "20   ")
      .replacing("{ sum", with: "{\n// mine\n sum")
    let others = [
      "final class A { func f(_ x: Int) -> Int { switch x { case 1: 2; default: x * x + 4 } } }",
      "struct B { var a = [1: \"a\", 2: \"b\"]; func g() -> String? { a.values.sorted().first } }",
    ]
    let texts = [Self.unusual, renamed, others[0], others[1]]
    let shapes = texts.map { SyntaxShape(of: $0) }
    let rare = rareParts(of: shapes)
    #expect(
      rare.pairs(inColumn: 7) == [AlikePair(column: 7, first: 0, second: 1, percent: 100)])
    #expect(rare.lines(of: shapes[0], and: shapes[1]).map { $0.contains(4) } == [true, true])
    // What the book gives says nothing, and neither does what everybody has.
    #expect(rareParts(of: shapes, besides: shapes[0].parts).pairs(inColumn: 0) == [])
    let many = Array(repeating: shapes[0], count: 9)
    #expect(rareParts(of: many).pairs(inColumn: 0) == [])
  }

  @Test(
    "What fifty of a large class have is rare, and what fifty-one have is not", arguments: [50, 51])
  func alikeInLargeClass(count: Int) {
    let (copied, other) = (SyntaxShape(of: Self.unusual), SyntaxShape(of: "let a = 1"))
    let pairs = rareParts(of: (0..<1_000).map { $0 < count ? copied : other }).pairs(inColumn: 0)
    #expect(pairs.count == (count == 50 ? 50 * 49 / 2 : 0))
  }

  @Test("Who are alike in several exercises come before who are more alike in one")
  func suspicious() {
    func pair(_ column: Int, _ first: Int, _ second: Int, _ percent: Int) -> AlikePair {
      AlikePair(column: column, first: first, second: second, percent: percent)
    }
    let once = pair(0, 0, 1, 100)
    let (first, second) = (pair(0, 2, 3, 80), pair(1, 2, 3, 90))
    let sorted = AlikePair.suspiciousFirst([once, first, second], exercises: ["x", "y"])
    #expect(sorted == [second, first, once])
  }

  @Test("Of more answers than are read at one time each is compared, but for a damaged one")
  func manyAnswers() async throws {
    let folder = FileManager.default.temporaryDirectory.path + "/alike-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let texts = (0..<150).map { place in
      [3, 70, 149].contains(place) ? "// \(place)\n\(Self.unusual)" : "let a = [\(place)]"
    }
    let terms = GradingRecord.Terms(
      columns: [.init(exercise: "ch01.cut", title: "Cut", points: 10)], book: "b", tools: "t",
      workbook: "v", compiler: "s", begun: "2026-11-23T10:00:00Z", secret: nil,
      protection: Protection(gap: nil, accounting: .supervisor))
    let names = texts.indices.map { "s\(1000 + $0)" }
    let file = try GradingRecordFile(
      run: folder, terms: terms, list: ClassList(names), resumes: false)
    for (name, text) in zip(names, texts) {
      try await file.add(
        .blank(name, in: terms.columns), handingIn: "1",
        answers: [KeptAnswer(text: text, shape: SyntaxShape(of: text))])
    }
    try openDatabase(folder + "/record.sqlite").write {
      try $0.execute("UPDATE answer SET shape = '{' WHERE text = ?", [.text(texts[70])])
    }
    let run = try GradedRun(folder: folder)
    let likeness = try ClassLikeness(
      run.record, answers: run.answers,
      book: try Book(
        folder: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
          .deletingLastPathComponent().path + "/EndToEndTests/Fixtures/Small"), most: 5)
    #expect(likeness.alike.map(\.students) == [["s1003", "s1149"]])
  }
}

import Foundation
import Testing

@Suite("A fade that spoils what is seen earns less than a fade", .needsBuiltTool)
struct SpoiledFadesTests {
  @Test("Programs that cover, spoil or cut a fade are not solved, and their honest look-alikes are")
  func fades() throws {
    let bench = try Workbench()
    let folder = Workbench.root + "/Tests/EndToEndTests/Hostile/Fades"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    let submissions = bench.folder + "/submissions"
    var right: [String: String] = [:]
    for name in names {
      let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      let student = String(name.prefix { $0 != "." })
      right[student] = text.prefix { $0 != "\n" }.dropFirst(3).description
      let place = "\(submissions)/\(student)/ch17"
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
      try text.write(toFile: place + "/2-fade-in.swift", atomically: true, encoding: .utf8)
    }
    let output = bench.folder + "/grades"
    let graded = try bench.start(
      Workbench.tool,
      [
        "grade", submissions, "--output", output, "--only", "ch17.fade-in", "--book",
        Workbench.root,
      ])
    #expect(graded.status == 0, "\(graded.output)\(graded.errors)")
    let rows = try String(contentsOfFile: output + "/gradebook.csv", encoding: .utf8)
      .split(whereSeparator: \.isNewline).map { $0.split(separator: ",").map(String.init) }
    let points = try #require(rows.first?.firstIndex(of: "ch17.fade-in"))
    let maximum = try #require(rows.first?.firstIndex(of: "maximum"))
    #expect(rows.count - 1 == right.count)
    for row in rows.dropFirst() {
      let isSolved = row[points] == row[maximum]
      #expect(isSolved == (right[row[0]] == "pass"), "\(row)")
    }
  }
}

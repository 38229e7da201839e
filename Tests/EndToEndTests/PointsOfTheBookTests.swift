import Foundation
import Testing

@Suite("Points of the whole book", .serialized, .needsBuiltTool)
struct PointsOfTheBookTests {
  @Test("Starters earn nothing, whatever is written around them, and reference answers everything")
  func startersAndAnswers() throws {
    let bench = try Workbench()
    let book = ["--book", Workbench.root]
    let started = try bench.start(
      Workbench.tool, ["start", "--workspace", bench.workspace] + book)
    #expect(started.status == 0, "\(started.errors)")
    let submissions = bench.folder + "/submissions"
    let manager = FileManager.default
    let starters = bench.workspace + "/exercises"
    let answers = Workbench.root + "/solutions"
    for (student, place) in [("starter", starters), ("edited", starters), ("answers", answers)] {
      for file in manager.enumerator(atPath: place) ?? NSEnumerator() {
        guard let file = file as? String, file.hasSuffix(".swift") else { continue }
        var text = try String(contentsOfFile: "\(place)/\(file)", encoding: .utf8)
        // No longer the starter, and still nothing.
        if student == "edited" { text += "\nprivate let untouched = false\n" }
        // A student for each chapter, so that all cores have something to do.
        let chapter = file.prefix { $0 != "/" }
        let url = URL(filePath: "\(submissions)/\(student)-\(chapter)/\(file)")
        try manager.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
      }
    }
    let output = bench.folder + "/grades"
    let graded = try bench.start(
      Workbench.tool, ["grade", submissions, "--output", output] + book)
    #expect(graded.status == 0, "\(graded.output)\(graded.errors)")
    let rows = try String(contentsOfFile: output + "/gradebook.csv", encoding: .utf8)
      .split(whereSeparator: \.isNewline).map { $0.split(separator: ",").map(String.init) }
    let exercises = Array(try #require(rows.first)[1...].prefix { $0 != "total" })
    #expect(exercises.count > 60)
    let maximum = try #require(rows.first?.firstIndex(of: "maximum"))
    var answered = 0
    for row in rows.dropFirst() {
      let points = Array(row[1...exercises.count])
      if row[0].hasPrefix("answers-") {
        let chapter = row[0].dropFirst("answers-".count) + "."
        let missed = zip(exercises, points).filter { $0.0.hasPrefix(chapter) && $0.1 == "0" }
        #expect(missed.isEmpty, "\(row[0]): \(missed)")
        answered += Int(row[maximum - 1]) ?? 0
      } else {
        let earned = zip(exercises, points).filter { $0.1 != "0" }
        #expect(earned.isEmpty, "\(row[0]): \(earned)")
      }
    }
    #expect(rows.count > 3 * 8)
    #expect(rows.last.map { Int($0[maximum]) } == answered)
  }
}

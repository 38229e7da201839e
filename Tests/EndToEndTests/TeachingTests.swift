import Foundation
import Testing

@Suite("Instructors can grade submissions and build the site", .serialized, .needsBuiltTool)
struct TeachingTests {
  let bench: Workbench

  init() throws {
    bench = try Workbench()
  }

  private func submit(_ student: String, _ text: String?) throws {
    let folder = bench.workspace + "/submissions/\(student)/ch01"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    if let text {
      try text.write(toFile: folder + "/1-cut.swift", atomically: true, encoding: .utf8)
    }
  }

  @Test("Bad submissions do not keep the others from being graded")
  func grade() throws {
    try submit("right", bench.solution)
    try submit("loop", bench.solution(beginningWith: "while true {}"))
    try submit("no, really", "import UIKit\nnonsense\n")
    try submit("=1+1", "")
    try submit("nothing", nil)
    let output = bench.workspace + "/grades"
    let graded = try bench.run("grade", bench.workspace + "/submissions", "--output", output)
    #expect(graded.status == 0, "\(graded)")
    #expect(
      try String(contentsOfFile: output + "/gradebook.csv", encoding: .utf8) == """
        student,ch01.cut,total,maximum,ch01.cut status,remarks\r
        '=1+1,0,0,10,does-not-compile,\r
        loop,0,0,10,timeout,\r
        "no, really",0,0,10,does-not-compile,\r
        nothing,0,0,10,not-submitted,\r
        right,10,10,10,pass,\r

        """)
    for student in ["right", "loop", "no, really", "=1+1", "nothing"] {
      let page = try String(contentsOfFile: "\(output)/feedback/\(student).html", encoding: .utf8)
      #expect(page.contains("ch01.cut"))
    }
  }

  @Test("Grading twice with the same secret gives the same feedback")
  func secret() throws {
    try submit("right", bench.solution)
    let secret = bench.workspace + "/secret"
    try "ours".write(toFile: secret, atomically: true, encoding: .utf8)
    let books = try (1...2).map { number in
      let output = bench.workspace + "/grades-\(number)"
      let graded = try bench.run(
        "grade", bench.workspace + "/submissions", "--output", output, "--secret-file", secret)
      #expect(graded.status == 0)
      return try String(contentsOfFile: output + "/feedback/right.html", encoding: .utf8)
    }
    #expect(books[0] == books[1])
  }

  @Test("Grading a folder without submissions is an error")
  func noSubmissions() throws {
    let folder = bench.workspace + "/empty"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let graded = try bench.run("grade", folder, "--output", bench.workspace + "/grades")
    #expect(
      graded.errors
        == "There is no submission in \(folder). It should contain a folder for each student.\n")
    #expect(graded.status == 2)
  }

  @Test("The site has a page for each chapter")
  func site() throws {
    let output = bench.workspace + "/site"
    let built = try bench.run("site", "build", "--output", output)
    #expect(built.status == 0, "\(built)")
    let page = try String(contentsOfFile: output + "/ch01.html", encoding: .utf8)
    #expect(page.contains("<svg"))
    #expect(page.contains("<details"))
    #expect(FileManager.default.fileExists(atPath: output + "/index.html"))
  }
}

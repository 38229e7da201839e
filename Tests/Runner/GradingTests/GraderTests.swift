import Chapters
import Checking
import Compiling
import Foundation
import Record
import Sandboxing
import Testing

@testable import Grading

@Suite("Grading submissions")
final class GraderTests {
  let folder = FileManager.default.temporaryDirectory.path + "/grader-\(UUID().uuidString)"
  let judge: Judge
  let book: Book

  /// The compiler's parts are empty files: nothing here gets as far as starting them.
  init() throws {
    let parts = [
      "bin/swift-frontend", "bin/ld.lld",
      "lib/swift/linux/\(Toolchain.architecture)/swiftrt.o", "libWorkbookEngine.so",
      "libWorkbookChecks.so", "program-host", "Modules/HeadlessUIKit.swiftmodule",
    ]
    for part in parts {
      let url = URL(filePath: "\(folder)/\(part)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: url)
    }
    judge = Judge(
      compiler: Compiler(
        toolchain: try Toolchain(root: folder), products: try EngineProducts(folder: folder),
        sandbox: SharedSandbox(scratch: folder), cache: ContentCache(folder: folder + "/cache")),
      workers: Workers(1))
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
    book = try Book(folder: tests + "/EndToEndTests/Fixtures/Small")
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  private actor Done {
    var students: Set<String> = []
    func add(_ student: String) { students.insert(student) }
  }

  @Test(
    "Every student has a row, sorted by name; a missing answer and a linked folder get 0 points")
  func rows() async {
    let done = Done()
    let grader = Grader(judge: judge, exercises: book.exercises, secret: nil)
    let gradebook = await grader.grade([
      Submission(student: "zoe", folder: folder + "/zoe", isReadable: true),
      Submission(student: "ann", folder: folder + "/ann", isReadable: false),
    ]) { grades, judgements in
      #expect(judgements.count == 1)
      await done.add(grades.student)
    }
    #expect(await done.students == ["ann", "zoe"])
    #expect(
      gradebook.csv == """
        student,ch01.cut,total,maximum\r
        ann,0,0,10\r
        zoe,0,0,10\r

        """)
    let verdicts = gradebook.rows.flatMap(\.grades).map { grade -> Verdict? in
      if case .graded(let verdict) = grade { verdict } else { nil }
    }
    #expect(verdicts.map { $0?.unreadable } == [.leavesWorkspace, .missing])
    #expect(verdicts.map { $0?.status } == [.error, .skipped])
    #expect(verdicts.map { $0?.file } == ["ch01/1-cut.swift", "ch01/1-cut.swift"])
  }

  @Test("The same secret and text draw the same plays; another text or secret may draw others")
  func secret() {
    let exercise = book.exercises[0]
    let secret = Secret(key: [1, 2, 3])
    let plays = secret.plays(of: exercise, text: "a")
    #expect(plays == secret.plays(of: exercise, text: "a"))
    #expect(
      plays.count == exercise.scenarios.flatMap(\.variants).count + exercise.scenarios.count)
    #expect(plays.last != secret.plays(of: exercise, text: "b").last)
    #expect(plays.last != Secret(key: [1, 2, 4]).plays(of: exercise, text: "a").last)
  }
}

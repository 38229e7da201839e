import Chapters
import Checking
import Compiling
import Foundation
import Record
import Sandboxing
import Synchronization
import Testing

@testable import Grading

@Suite("Grading submissions")
final class GraderTests {
  let folder = FileManager.default.temporaryDirectory.path + "/grader-\(UUID().uuidString)"
  let book: Book

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
    book = try Book(folder: tests + "/EndToEndTests/Fixtures/Small")
  }

  /// A grader whose workers are a script of the shell.
  func grader(_ script: String) async -> Grader {
    Grader(
      worker: await worker(script), exercises: book.exercises, secret: nil,
      begun: "2026-11-23T10:00:00Z")
  }

  func worker(_ script: String, patience: Double = 600) async -> SubmissionWorker {
    let box = Box(
      executable: "/bin/sh", arguments: ["-c", script], mounts: [], processes: .all,
      limits: Limits(
        cpu: 2, wall: 20, memory: 64 << 20, processes: 16, fileSize: 0, output: 1 << 16))
    return await SubmissionWorker(
      sandbox: Sandbox(scratch: folder), box: box, patience: patience)
  }

  func files(_ student: String, isReadable: Bool = true) -> SubmissionFiles {
    SubmissionFiles(
      Submission(student: student, folder: "\(folder)/\(student)", isReadable: isReadable),
      exercises: book.exercises)
  }

  func handIn(_ text: String, by student: String, as file: String = "ch01/1-cut.swift") throws {
    let url = URL(filePath: "\(folder)/\(student)/\(file)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
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
  func rows() async throws {
    try FileManager.default.createDirectory(
      atPath: folder + "/zoe", withIntermediateDirectories: true)
    let done = Done()
    let gradebook = await grader("exit 0").grade([
      files("zoe"), files("ann", isReadable: false),
    ]) { _, graded in
      await done.add(graded.grades.student)
    }
    #expect(await done.students == ["ann", "zoe"])
    #expect(
      gradebook.csv == """
        student,ch01.cut,total,maximum,ch01.cut status,remarks\r
        ann,0,0,10,unreadable,ch01.cut: ch01/1-cut.swift is a link that leads out of the workspace.\r
        zoe,0,0,10,not-submitted,\r

        """)
    let verdicts = gradebook.rows.flatMap(\.grades).map { grade -> Verdict? in
      if case .graded(let verdict) = grade { verdict } else { nil }
    }
    #expect(verdicts.map { $0?.unreadable } == [.leavesWorkspace, .missing])
    #expect(verdicts.map { $0?.status } == [.error, .skipped])
    #expect(verdicts.map { $0?.file } == ["ch01/1-cut.swift", "ch01/1-cut.swift"])
  }

  @Test(
    "An answer that ends two workers earns nothing, and somebody who ends a worker costs no points",
    arguments: [
      ("read x; exit 1", "0", "crash"), ("read x; kill -SEGV $$", "0", "crash"),
      ("read x; kill -ILL $$", "0", "crash"), ("read x; kill -KILL $$", "ungraded", "ungraded"),
      ("read x; while :; do :; done", "0", "crash"), ("read x; echo nonsense", "0", "crash"),
      ("read x; echo '{\"page\":'", "0", "crash"),
      ("line=$(printf '%09000d' 0); while :; do echo $line >&2; done", "0", "crash"),
      ("read x; dd if=/dev/zero of=/dev/null bs=1G count=1", "0", "crash"),
    ])
  func brokenWorker(script: String, points: String, status: String) async throws {
    try handIn("let a = 1\n", by: "bo")
    let gradebook = await grader(script).grade([files("bo")]) { _, _ in }
    let row = gradebook.csv.split(whereSeparator: \.isNewline)[1].split(separator: ",")
    #expect(row.map(String.init)[1] == points)
    #expect(row.map(String.init)[4] == status)
  }

  /// More than eight exercises of the book.
  private static func manyExercises() throws -> [Exercise] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path
    return try Book(folder: root).exercises.filter { ["ch17", "ch18"].contains($0.chapter) }
  }

  @Test("A worker that does not answer is ended at the deadline of its answer")
  func silentWorker() async throws {
    try handIn("let a = 1\n", by: "bo")
    let grader = Grader(
      worker: await worker("read x; read y", patience: 0.3), exercises: book.exercises,
      secret: nil, begun: "2026-11-23T10:00:00Z")
    let start = ContinuousClock.now
    let gradebook = await grader.grade([files("bo")]) { _, _ in }
    // The workers' own limit is 20 seconds, and two are tried for an answer.
    #expect(.now - start < .seconds(20))
    let row = gradebook.csv.split(whereSeparator: \.isNewline)[1].split(separator: ",")
    #expect(row.map(String.init)[4] == "crash")
  }

  @Test("After eight answers that end workers the others of a submission are not tried")
  func endedWorkers() async throws {
    let exercises = try Self.manyExercises()
    for exercise in exercises {
      try handIn("let a = 1\n", by: "bo", as: "\(exercise.chapter)/\(exercise.fileName)")
    }
    let grader = Grader(
      worker: await worker("read x; exit 1"), exercises: exercises, secret: nil,
      begun: "2026-11-23T10:00:00Z")
    let files = SubmissionFiles(
      Submission(student: "bo", folder: "\(folder)/bo", isReadable: true), exercises: exercises)
    let gradebook = await grader.grade([files]) { _, _ in }
    let reasons = gradebook.rows.flatMap(\.grades).map { grade -> Unreadable? in
      if case .graded(let verdict) = grade { verdict.unreadable } else { nil }
    }
    #expect(exercises.count > 8)
    #expect(reasons.prefix(8).allSatisfy { $0 == .breaksJudge }, "\(reasons)")
    #expect(reasons.dropFirst(8).allSatisfy { $0 == .notTried }, "\(reasons)")
  }

  @Test("After eight answers that never end the others of a submission are not tried")
  func slowAnswers() async throws {
    let exercises = try Self.manyExercises()
    for exercise in exercises {
      try handIn("let a = 1\n", by: "bo", as: "\(exercise.chapter)/\(exercise.fileName)")
    }
    let slow = Verdict(
      exercise: "ch17.stub", number: 1, title: "", status: .timeout, maximum: 10, file: "")
    let reply = String(
      decoding: try WorkerLine.encode(WorkerReply.verdict(slow, nil)), as: UTF8.self)
    let page = String(decoding: try WorkerLine.encode(WorkerReply.page("p")), as: UTF8.self)
    let grader = Grader(
      worker: await worker(
        "while read x; do case $x in *'\"page\"'*T10:00:00Z*) echo '\(page)';; *) echo '\(reply)';; esac; done"
      ),
      exercises: exercises, secret: nil,
      begun: "2026-11-23T10:00:00Z")
    let files = SubmissionFiles(
      Submission(student: "bo", folder: "\(folder)/bo", isReadable: true), exercises: exercises)
    let answered = Mutex<[Int]>([])
    let gradebook = await grader.grade(
      [files], answered: { count in answered.withLock { $0.append(count) } }
    ) { files, graded in
      #expect(graded.page == "p")
      #expect(
        graded.receipt
          == Receipt(submission: files.digest(for: exercises), instant: "2026-11-23T10:00:00Z"))
      #expect(graded.time > .zero)
    }
    // Each answer is told when it is there, and those that are not tried at the end.
    #expect(
      answered.withLock { $0 } == Array(repeating: 1, count: 8) + [
        files.answerCount(for: exercises) - 8
      ])
    #expect(files.answerCount(for: exercises) == exercises.count)
    let grades = try #require(gradebook.rows.first).grades
    #expect(grades.map(\.status) == exercises.map { _ in "timeout" })
    #expect(
      grades.map { $0.verdict?.unreadable } == exercises.indices.map { $0 < 8 ? nil : .notTried })
  }

  @Test("Once a submission has taken its time, its other answers are not tried, however they end")
  func slowSubmission() async throws {
    let exercises = try Self.manyExercises()
    for exercise in exercises {
      try handIn("let a = 1\n", by: "bo", as: "\(exercise.chapter)/\(exercise.fileName)")
    }
    let files = SubmissionFiles(
      Submission(student: "bo", folder: "\(folder)/bo", isReadable: true), exercises: exercises)
    let fine = Verdict(
      exercise: "ch17.stub", number: 1, title: "", status: .pass, maximum: 10, file: "")
    let reply = String(
      decoding: try WorkerLine.encode(WorkerReply.verdict(fine, nil)), as: UTF8.self)
    let page = String(decoding: try WorkerLine.encode(WorkerReply.page("p")), as: UTF8.self)
    let script =
      "while read x; do case $x in *'\"page\"'*T10:00:00Z*) echo '\(page)';; *) echo '\(reply)';; esac; done"
    for (patience, isTried) in [(Duration.zero, false), (.seconds(1_200), true)] {
      let grader = Grader(
        worker: await worker(script), exercises: exercises, secret: nil,
        begun: "2026-11-23T10:00:00Z", patience: patience)
      let gradebook = await grader.grade([files]) { _, graded in #expect(graded.page == "p") }
      let grades = try #require(gradebook.rows.first).grades
      let status = isTried ? "pass" : "timeout"
      #expect(grades.map(\.status) == exercises.map { _ in status })
    }
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

import Chapters
import Compiling
import Files
import Foundation
import Record
import Testing

@testable import Checking
@testable import Sandboxing

/// The book `Small` with a judge that starts no process: tests put all results into its cache.
final class FakeWorkbook {
  static let protection = Protection(gap: nil, accounting: .supervisor)

  let folder: String
  let judge: Judge
  let book: Book
  let exercise: Exercise

  init() throws {
    folder = FileManager.default.temporaryDirectory.path + "/fake-workbook-\(UUID().uuidString)"
    let swift = folder + "/swift"
    let engine = folder + "/engine"
    let files = [
      "\(swift)/bin/swift-frontend", "\(swift)/bin/ld.lld",
      "\(swift)/lib/swift/linux/\(Toolchain.architecture)/swiftrt.o",
      "\(engine)/libWorkbookEngine.so", "\(engine)/libWorkbookChecks.so",
      "\(engine)/program-host", "\(engine)/Modules/HeadlessUIKit.swiftmodule",
    ]
    for file in files {
      let url = URL(filePath: file)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: url)
    }
    let cache = ContentCache(
      folder: folder + "/cache", key: ChecksumKey(first: 1, second: 2))
    let compiler = Compiler(
      toolchain: try Toolchain(root: swift), products: try EngineProducts(folder: engine),
      sandbox: SharedSandbox(Sandbox(protection: Self.protection)), cache: cache)
    judge = Judge(compiler: compiler, workers: Workers(1))
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
    book = try Book(folder: tests + "/EndToEndTests/Fixtures/Small")
    exercise = book.exercises[0]
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// A program that is accepted; it is an empty file.
  var accepted: Compilation {
    .accepted(
      CompiledProgram(
        path: judge.compiler.products.host, key: "program",
        secret: ChecksumKey(first: 1, second: 2)), warnings: [])
  }

  /// Makes `compilation` the result of compiling the exercise's checks.
  func keepChecks(_ compilation: Compilation) {
    let unit = CompilationUnit(
      module: "Checks", kind: .checks, sources: exercise.checks.map { Judge.source($0) })
    keep(compilation, of: unit)
  }

  private func keep(_ compilation: Compilation, of unit: CompilationUnit) {
    let (cache, key) = (judge.compiler.cache, judge.compiler.key(of: unit))
    cache.keep(compilation, .programs, key + ".json")
    try? Data().write(to: URL(filePath: cache.path(.programs, key + ".so")))
  }

  /// Makes `compilation` the result of compiling an answer.
  func keep(_ compilation: Compilation, for answer: Answer) throws {
    keep(compilation, of: judge.unit(for: exercise, file: answer.file, text: try answer.text.get()))
  }

  /// Makes `verdict` the verdict on an answer, and `transcripts` its runs.
  ///
  /// - Parameter protection: That under which it was judged.
  func keep(
    _ verdict: Verdict, for answer: Answer, transcripts: [RunTranscript] = [],
    under protection: Protection = FakeWorkbook.protection
  ) throws {
    let unit = judge.unit(for: exercise, file: answer.file, text: try answer.text.get())
    let key = judge.verdictKey(unit, exercise, exercise.plays, protection)
    judge.compiler.cache.keep(verdict, .verdicts, key + ".json")
    let played = judge.playedKey(unit, exercise.plays, protection)
    judge.compiler.cache.keep(try RunTranscript.text(of: transcripts), .runs, played)
  }

  /// The exercise's starter, as the learner's file.
  var starter: Answer { Answer(file: exercise.exerciseFile, text: exercise.starter.code) }

  /// The reference answer.
  var solution: Answer { AnswerReader(folder: book.folder).read(exercise.solutionFile) }

  /// The answer of a mistake, as the inspector hands it in.
  func mistake(_ name: String) throws -> Answer {
    let mistake = try #require(exercise.mistakes.first { $0.name == name })
    return Answer(file: mistake.fence.file, text: mistake.answer)
  }

  func verdict(
    _ status: Verdict.Status, tests: [TestResult] = [], diagnostics: [Diagnostic] = [],
    stop: Stop? = nil
  ) -> Verdict {
    Verdict(
      exercise: exercise.id, number: exercise.number, title: exercise.title, status: status,
      points: status == .pass ? 10 : 0, maximum: 10, file: "answer.swift", tests: tests,
      diagnostics: diagnostics, stop: stop)
  }

  /// A verdict of a failed test that names a mistake.
  func failure(naming mistake: String?) -> Verdict {
    verdict(
      .fail,
      tests: [
        TestResult(
          name: "It ends", status: .fail,
          failure: Failure(expected: "an end", seen: "none", instant: 0.5),
          mistake: mistake.map { RecognizedMistake(name: $0, explanation: "Why.") })
      ])
  }
}

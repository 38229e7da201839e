import ArgumentParser
import Chapters
import Checking
import Compiling
import Foundation
import Grading
import Record
import SiteRendering

/// Judges one submission for `grade`, which asks on standard input.
struct WorkerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "worker", abstract: "Serve grade: judge the answers of one submission.",
    shouldDisplay: false)

  @Option(help: "The folder of results.")
  var cache: String

  @Flag(help: "Judge even without a sandbox.")
  var allowUnboxed = false

  @OptionGroup var options: BookOptions

  func run() async throws {
    let installation = try Installation(options)
    let judge = try await installation.makeJudge(cache: cache, isForMany: true, width: 1)
    guard await judge.compiler.sandbox().protection.isSandboxed || allowUnboxed else {
      throw GradingError.noSandbox
    }
    var book: Book?
    var judgements: [String: Judgement] = [:]
    while let line = readLine() {
      guard let request = WorkerLine.decode(WorkerRequest.self, from: Array(line.utf8)) else {
        return
      }
      let reply: WorkerReply
      switch request {
      case .judge(let id, let file, let text, let plays):
        // A whole book takes longer to read than an answer to judge.
        if book?.exercise(id) == nil {
          let chapter = try installation.readBook(for: [id])
          book = book?.adding(chapter) ?? chapter
        }
        guard let exercise = book?.exercise(id) else { return }
        do throws(CheckingError) {
          let answer = Answer(file: file, text: text)
          let judgement = try await judge.sharingPoints(
            of: judge.judge(answer, to: exercise, plays: plays), to: exercise, plays: plays)
          judgements[id] = judgement
          reply = .verdict(judgement.verdict, SyntaxShape(of: text), runs: judgement.runs)
        } catch {
          reply = .ungraded(error)
        }
      case .page(let student, let receipt, let verdicts):
        // Of what was not judged a page says what the verdict says.
        let known = try book ?? installation.readBook(for: verdicts.prefix(1).map(\.exercise))
        let all = verdicts.map { judgements[$0.exercise] ?? Judgement(verdict: $0) }
        var shown: [Judgement] = []
        for judgement in all { shown.append(await judge.showing(judgement, in: known)) }
        let page = VerdictPage(
          book: known, templates: try installation.templatesForVerdicts(),
          cache: judge.compiler.cache)
        reply = .page(page.feedback(for: student, on: shown, of: receipt))
      }
      FileHandle.standardOutput.write(Data(try WorkerLine.encode(reply) + [0x0A]))
    }
  }
}

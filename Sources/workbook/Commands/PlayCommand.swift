import ArgumentParser
import Chapters
import Checking
import Compiling
import Files
import Foundation
import Record
import SiteRendering

/// Runs any code that imports UIKit, without a chapter around it.
struct PlayCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play", abstract: "Run any Swift files that import UIKit, and see what happens.",
    discussion: """
      All files become one module. One of them, or the driver, declares \
      func makeRootViewController() -> UIViewController; a file with statements at its top level is \
      run as it is; anything else is only compiled.
      """)

  @Argument(help: "Swift files.")
  var files: [String]

  @Option(
    help: ArgumentHelp(
      "One more file, which declares makeRootViewController().", valueName: "file"))
  var driver: String?

  @Option(
    help: ArgumentHelp(
      "What the user does, in YAML as in a chapter; otherwise time passes until nothing moves.",
      valueName: "file"))
  var scenario: String?

  @Option(help: "The module's name, for files that import themselves.")
  var module: String = "Program"

  @Option(help: "The device: \(Screen.named.map(\.name).joined(separator: ", ")).")
  var screen: String?

  @Option(
    help: ArgumentHelp(
      "Write a page with the film and all calls, and a folder with its style.", valueName: "file"))
  var html: String?

  @Flag(help: "Run the files even if this machine has no sandbox.")
  var allowUnboxed = false

  @OptionGroup var options: BookOptions
  @OptionGroup var showing: ShowingOptions

  func run() async throws {
    let play = try variant()
    let sources = try (files + [driver].compactMap(\.self)).map(Self.source)
    let installation = try Installation(options)
    let judge = try await installation.makeJudge(cache: options.cache(in: options.openWorkspace()))
    guard await judge.compiler.sandbox().protection.isSandboxed || allowUnboxed else {
      throw SetupError.noSandbox(hasOption: true)
    }
    let result = try await judge.play(sources, module: module, play: play)
    let report = PlayReport(result)
    if showing.json {
      Terminal.write(try report.json())
    } else {
      Terminal.say(report.text(look: Look(noColor: showing.noColor)), end: "")
    }
    if let html {
      if let run = report.run {
        try write(run, summary: report.summary, output: result.output, to: html, installation)
      } else if report.status == .success {
        Terminal.complain(
          "There is no page: nothing was played. Code at the top level of a file runs as it is; a "
            + "film needs func makeRootViewController() -> UIViewController.")
      }
    }
    judge.compiler.cache.trim()
    throw report.status
  }

  private func write(
    _ run: Run, summary: String, output: String, to html: String,
    _ installation: Installation
  ) throws {
    let path = BookOptions.absolute(html)
    let templates = try installation.templates()
    let assets = path + ".assets"
    let page = PlayPage(templates: templates, assets: URL(filePath: assets).lastPathComponent)
    try templates.writeAssets(to: assets)
    try AtomicFile.write(
      page.report(on: run, files: files, summary: summary, output: output), to: path)
  }

  private func variant() throws -> ScenarioVariant {
    var device: Screen?
    if let screen {
      guard let named = Screen.named.first(where: { $0.name == screen }) else {
        throw UsageError.unknownScreen(screen)
      }
      device = named
    }
    guard let scenario else {
      return ScenarioVariant(
        scenario: "settle", screen: device ?? .phone, parameters: [:],
        steps: [.settle(limit: 60)])
    }
    do {
      let read = try Scenario.read(Self.source(scenario).text, file: scenario)
      return read.variants.first { $0.screen == device } ?? read.variant { _ in 0 }
    } catch let errors as ScenarioErrors {
      throw UsageError.badScenario(problem: errors.findings.map(\.text).joined(separator: "\n"))
    }
  }

  private static func source(_ file: String) throws(UsageError) -> CompilationUnit.Source {
    let path = BookOptions.absolute(file)
    // A file may have no end, or one that does not fit into the memory.
    guard let opened = FileHandle(forReadingAtPath: path),
      let data = try? opened.read(upToCount: AnswerReader.longest + 1) ?? Data()
    else { throw access(path, F_OK) == 0 ? .notAFile(file) : .fileNotFound(file) }
    guard data.count <= AnswerReader.longest else { throw .tooLarge(file) }
    // Files from other editors may begin with a byte order mark.
    let bytes = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notText(file) }
    return CompilationUnit.Source(name: file, text: text)
  }
}

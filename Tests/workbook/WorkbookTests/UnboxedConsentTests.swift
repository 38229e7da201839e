import Files
import Foundation
import Sandboxing
import Testing

@testable import workbook

@Suite("Running without a sandbox is decided once, and only where there is none")
final class UnboxedConsentTests {
  let folder = FileManager.default.temporaryDirectory.path + "/consent-\(UUID().uuidString)"
  var file: String { folder + "/runs-without-sandbox" }
  var isKept: Bool { FileManager.default.fileExists(atPath: file) }

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  @discardableResult
  private func obtain(_ gap: Protection.Gap?, isGiven: Bool = false) throws -> Bool {
    try UnboxedConsent.obtain(
      for: Protection(gap: gap, accounting: .supervisor), isGiven: isGiven, file: file,
      isContainer: true)
  }

  @Test("A container without namespaces is accepted until there is a sandbox")
  func container() throws {
    try obtain(.namespacesRefused)
    #expect(isKept)
    try obtain(nil)
    #expect(!isKept)
  }

  @Test(
    "The user has been told where the container is accepted, and is told anew with the option alone"
  )
  func told() throws {
    #expect(try !obtain(.namespacesRefused, isGiven: true))
    #expect(!isKept)
    #expect(try obtain(.namespacesRefused))
    #expect(try obtain(.namespacesRefused))
    #expect(try obtain(.namespacesRefused, isGiven: true))
  }

  @Test("A box that could not be tried is no reason to run without one, today or ever after")
  func failedTrial() throws {
    // Nobody is there to be asked.
    let refusal = SetupError.noSandbox(hasOption: true)
    #expect(throws: refusal) { try obtain(.trialFailed) }
    #expect(!isKept)
    try obtain(.namespacesRefused)
    #expect(throws: refusal) { try obtain(.trialFailed) }
  }

  @Test("A command is told of --allow-unboxed only where it has it")
  func advice() throws {
    // Nobody is there to be asked.
    #expect(throws: SetupError.noSandbox(hasOption: false)) {
      try UnboxedConsent.obtain(
        for: Protection(gap: .trialFailed, accounting: .supervisor), isGiven: nil, file: file,
        isContainer: false)
    }
    for (hasOption, command) in [
      (true, CheckCommand.helpMessage()), (true, PlayCommand.helpMessage()),
      (false, InspectCommand.helpMessage()),
    ] {
      let words = ErrorWords.text(SetupError.noSandbox(hasOption: hasOption))
      #expect(words.contains("--allow-unboxed") == command.contains("--allow-unboxed"))
    }
  }
}

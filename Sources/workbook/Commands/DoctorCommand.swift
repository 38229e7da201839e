import ArgumentParser
import Checking
import Compiling
import Foundation
import Grading
import Sandboxing

/// Lists the installed and the missing tools, and how to install those.
struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "See which parts that the workbook needs are installed.")

  @OptionGroup var options: BookOptions

  func run() async throws {
    let look = Look(noColor: false)
    var isComplete = true
    func report(_ name: String, _ problem: String?, _ detail: String) {
      if problem != nil { isComplete = false }
      let sign =
        problem == nil ? look.green(look.sign("✓", or: "ok")) : look.red(look.sign("✗", or: "no"))
      Terminal.say("\(sign) \(name): \(problem ?? detail)")
    }
    let installation = try Installation(options)
    do throws(CompilerError) {
      let toolchain = try await Toolchain.find()
      report("Swift", nil, toolchain.root)
    } catch { report("Swift", error.sentence, "") }
    do throws(CompilerError) {
      let products = try EngineProducts(folder: installation.products)
      report("Engine", nil, products.folder)
    } catch { report("Engine", error.sentence, "") }
    let scratch = try Installation.sandboxFolder()
    let sandbox = await Sandbox(scratch: scratch, isFresh: true)
    let protection = sandbox.protection
    report(
      "Sandbox",
      protection.gap.map {
        ProtectionWords.advice(
          $0, scratch: scratch, problem: sandbox.trialProblem,
          isContainer: UnboxedConsent.isContainer)
      }, "bubblewrap, with separate namespaces for each program")
    Terminal.say("  Limits: \(ProtectionWords.accounting(protection.accounting))")
    Terminal.say("  \(Judge.limitsInWords)")
    if protection.isSandboxed, let toolchain = try? await Toolchain.find() {
      async let nesting = sandbox.canNest()
      let trials = try await BoxTrial.problems {
        try await $0.problem(in: sandbox, products: installation.products, toolchain)
      }
      for (trial, problem) in trials { report(trial.name, problem, trial.success) }
      let nests = await nesting
      Terminal.say(
        "  Workers of grade: "
          + (nests
            ? "in namespaces of their own"
            : "outside of namespaces, with limits (no namespace can be made inside of another)"))
    }
    // Only grade needs it, and only for archives.
    Terminal.say(
      "  Archives of grade: "
        + (ArchiveReader.isInstalled
          ? "unpacked by bsdtar, in a box"
          : "none can be unpacked, since bsdtar is missing. Install it: apt-get install libarchive-tools")
    )
    throw isComplete ? ExitStatus.success : .failure
  }
}

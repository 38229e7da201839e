import Checking
import Compiling
import Foundation
import Sandboxing

/// An attempt to break out of a box, or to use more than it may, which has to fail.
struct BoxTrial {
  var name: String
  /// The argument of `box-probe`.
  var word: String
  /// How the attempt has to end.
  var outcome: Outcome
  /// The meaning of that outcome, as a message.
  var success: String

  static let all = [
    BoxTrial(
      name: "Processes", word: "processes", outcome: .processLimit,
      success: "a fork bomb was stopped"),
    BoxTrial(
      name: "Memory", word: "shares", outcome: .memoryLimit,
      success: "processes that together took too much were stopped"),
    BoxTrial(
      name: "Namespaces", word: "namespaces", outcome: .exited(0),
      success: "a program in the box can make none, as it should be"),
    BoxTrial(name: "Mounts", word: "mounts", outcome: .exited(0), success: "all are refused"),
    BoxTrial(name: "Network", word: "network", outcome: .exited(0), success: "there is none"),
  ]

  /// Seconds that a trial may take.
  ///
  /// A fork bomb lasts until then; all others end by themselves.
  static let longest = 0.8

  /// How often a trial is made that the clock has ended: a busy machine can be too slow for once.
  static let attempts = 2

  /// Seconds in which `doctor` has to be done.
  static let patience = 2.0

  /// Makes trials, all at one time.
  ///
  /// - Returns: What is wrong; see ``problem(in:products:_:)``.
  static func problems(
    of trials: [BoxTrial] = all, _ problem: @escaping @Sendable (BoxTrial) async throws -> String?
  ) async throws -> [(trial: BoxTrial, problem: String?)] {
    try await trials.mapAtOnce { ($0, try await problem($0)) }
  }

  /// Tries to break out of a box, and returns a description of the problem; `nil` if the box holds.
  func problem(
    in sandbox: Sandbox, products: String, _ toolchain: Toolchain
  ) async throws -> String? {
    let box = Box(
      executable: "/box-probe", arguments: [word],
      environment: ["LD_LIBRARY_PATH": toolchain.runtime],
      mounts: [.init(products + "/box-probe", at: "/box-probe"), .init(toolchain.runtime)],
      limits: Limits(
        cpu: 1, wall: Self.longest, memory: 64 << 20, processes: 16, fileSize: 0, output: 1 << 16))
    var finished = try await sandbox.run(box)
    for _ in 1..<Self.attempts where finished.outcome == .wallLimit {
      finished = try await sandbox.run(box)
    }
    let allowed = String(decoding: finished.output, as: UTF8.self).split(separator: "\n")
      .filter { $0.hasSuffix(" allowed") }
    if let first = allowed.first { return "the box lets through: \(first)" }
    return finished.outcome == outcome
      ? nil : "the trial \(finished.outcome.predicate(isPlural: false)) instead of being stopped"
  }
}

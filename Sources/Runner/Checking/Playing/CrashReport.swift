import Compiling
import Foundation
import Record
import Sandboxing

/// The place and the reason of a program's end, from its standard error.
///
/// The program host writes `stage: in CALL at INSTANT`, `stage: frames OFFSETS`, `stage: block OFFSET COUNT` and
/// `stage: the stack is full`; the runtime writes `FILE:LINE: Fatal error: TEXT` before it traps. The program could have written all of it
/// itself, so it explains a verdict and never decides one.
struct CrashReport {
  /// The call stack as offsets in the program's file, innermost first.
  private(set) var frames: [String] = []
  /// The latest block of a dispatch queue's as an offset, if the queue has run it again and again.
  private(set) var repeatedBlock: String?
  private var callback: String?
  /// The function of the app that was being run, and its line.
  private var place: CodePlace?
  private var instant: Double?
  private var message: String?
  private var line: Int?
  /// Whether there was no memory left for a call.
  private var isStackFull = false
  /// Whether ``place`` is a function that is on the stack several times.
  private var isRecursive = false
  /// The function of ``repeatedBlock``.
  private var blockFunction: String?
  /// The learner's functions that were on the stack.
  private var ownFunctions: Set<String> = []
  /// The loop in which the program was stopped.
  private var loop: (function: String, line: Int)?

  init(_ errors: String) {
    for text in errors.split(whereSeparator: \.isNewline) {
      if text.hasPrefix(Self.mark) {
        let parts = text.dropFirst(Self.mark.count).components(separatedBy: " at ")
        callback = parts.first
        instant = parts.count == 2 ? Double(parts[1]) : nil
        // JSON has no word for other numbers, and no scenario lasts for years.
        if let value = instant, !(0..<1e9).contains(value) { instant = nil }
      } else if text.hasPrefix(Self.framesMark) {
        frames = text.dropFirst(Self.framesMark.count).split(separator: " ")
          .filter { $0.count <= 16 && $0.allSatisfy(\.isHexDigit) }
          .prefix(Self.mostFrames).map { "0x\($0)" }
      } else if text.hasPrefix(Self.blockMark) {
        let numbers = text.dropFirst(Self.blockMark.count).split(separator: " ")
          .compactMap { UInt($0, radix: 16) }
        if numbers.count == 2, numbers[1] > Self.often {
          repeatedBlock = "0x" + String(numbers[0], radix: 16)
        }
      } else if text == Self.fullStackMark {
        isStackFull = true
      } else if let cast = text.firstMatch(of: Self.failedCast) {
        let (value, goal) = (Self.typeName(cast.1), Self.typeName(cast.2))
        message = "as! or (… as? …)! asks for \(goal), and the value is of type \(value)"
      } else if let range = text.firstRange(of: "Fatal error") {
        let rest = text[range.upperBound...].drop { $0 == ":" || $0 == " " }
        message = rest.isEmpty ? nil : String(rest)
        let place = text[..<range.lowerBound].split(separator: ":")
        // The library's own files say nothing to a learner.
        line = place.count >= 2 && !place[0].hasPrefix("Swift/") ? Int(place[1]) : nil
      }
    }
  }

  private static let mark = "stage: in "
  private static let framesMark = "stage: frames"
  private static let blockMark = "stage: block"
  /// How many times a block is run in succession without being a loop's.
  private static let often = 100
  private static let fullStackMark = "stage: the stack is full"
  private static let mostFrames = 64

  /// Takes the function of ``repeatedBlock``, unless the program was in the learner's code without it.
  mutating func takeBlock(_ function: String) {
    guard ownFunctions.isEmpty || ownFunctions.contains(function) else { return }
    blockFunction = function
  }

  /// Takes the learner's own function and line instead of UIKit's latest call: the innermost, unless
  /// the stack is full or time was up, which another one that is on the stack explains better.
  ///
  /// - Parameters:
  ///   - places: The places of the calls on the stack, innermost first.
  ///   - files: The learner's files.
  mutating func take(_ places: [CodePlace], of files: [CompilationUnit.Source]) {
    let own = places.filter { place in files.contains { place.isIn($0) } }
    let known = own.isEmpty ? places : own
    ownFunctions = Set(own.map(\.function))
    guard let innermost = known.first else { return }
    let isRepeated = { (place: CodePlace) in
      known.count { $0.function == place.function } > 1
    }
    let recursive = isStackFull ? known.first(where: isRepeated) : nil
    isRecursive = recursive != nil
    let turning = Self.loop(around: known, in: files)
    loop = turning.map { (function: $0.place.function, line: $0.line) }
    let place = recursive ?? innermost
    self.place = place
    line = line ?? place.line
    guard let failure = places.first?.failure else { return }
    message = message ?? (failure == Self.castFailure ? Self.wrongType : failure)
  }

  /// The innermost call that stands in a loop with a condition, or else in one over a sequence: those
  /// mostly end.
  private static func loop(
    around places: [CodePlace], in files: [CompilationUnit.Source]
  ) -> (place: CodePlace, line: Int)? {
    let loops = places.compactMap { place in
      files.first(where: place.isIn).flatMap { EnclosingLoop.find(around: place.line, in: $0.text) }
        .map { (place: place, loop: $0) }
    }
    let found = loops.first { $0.loop.hasCondition } ?? loops.first
    return found.map { ($0.place, $0.loop.line) }
  }

  /// The cause of the full stack, as far as it is known.
  private var reasonForFullStack: String {
    guard isRecursive else { return "its calls fill the stack" }
    return place?.function.contains("deinit") == true
      ? "objects release each other in a chain that is too long for the stack"
      : "a function calls itself without end"
  }

  private static let castFailure = "Unconditional cast failed"
  /// A cast to a class of the app's own compares classes in place, and knows no names.
  private static let wrongType = "the value is not of the type that as! or (… as? …)! asks for"

  /// The runtime's message when an `as!` fails.
  nonisolated(unsafe) private static let failedCast =
    #/^Could not cast value of type '([^']{1,200})' .*to '([^']{1,200})'/#

  /// A type as its author writes it, without its module.
  private static func typeName(_ text: Substring) -> String {
    String(text.replacing(/\b(Exercise|Program|Swift|Foundation|Headless[A-Z]\w*)\./, with: ""))
  }

  /// "4    program.so      0x0000000000001d99 <unavailable> + 7577", which the runtime writes.
  nonisolated(unsafe) private static let runtimeFrame = #/^\d+ +\S+ +0x[0-9a-f]{16} /#

  /// A line that the program host or the stage writes, and no other that begins alike.
  nonisolated(unsafe) private static let ownLine =
    #/^stage: (?:in |frames|block |the stack is full$|given up, since )/#

  /// "Exercise/3-pop.swift:12: Fatal error: TEXT", which the runtime writes.
  nonisolated(unsafe) private static let fatalError = #/^(?:\S+:\d+: )?Fatal error(?:: |$)/#

  /// The program's own output, without addresses in memory.
  static func printed(_ errors: String) -> String {
    let lines = errors.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.filter { line in
      line.firstMatch(of: Self.ownLine) == nil && line.firstMatch(of: Self.fatalError) == nil
        && line.firstMatch(of: Self.failedCast) == nil
        && line != "Current stack trace:" && line.firstMatch(of: Self.runtimeFrame) == nil
    }
    .map { withoutAddresses(String($0)) }
    .joined(separator: "\n")
  }

  /// A text without addresses in memory, which are others in every run and say nothing.
  static func withoutAddresses(_ text: String) -> String {
    text.replacing(/0x[0-9a-fA-F]{9,16}/, with: "0x…")
  }

  /// Why a run did not reach its end.
  func stop(
    _ outcome: Outcome, ending: Player.Ending, label: Run.Label, limits: Limits
  ) -> Stop {
    var stop = Stop(
      reason: .protocolFault, callback: place?.function, latestCallback: callback,
      instant: instant, message: message, line: line, run: label)
    if ending == .wroteTooMuch {
      stop.reason = .evidenceLimit
      stop.limit = Double(Player.mostEvidence)
      return stop
    }
    if outcome == .cpuLimit || outcome == .wallLimit {
      if let loop {
        stop.callback = loop.function
        stop.loopLine = loop.line
        stop.line = loop.line
      } else if let blockFunction {
        stop.callback = "\(blockFunction), which a dispatch queue runs again and again"
      }
    }
    switch outcome {
    case .cpuLimit, .wallLimit:
      stop.reason = .timeLimit
      stop.limit = Double(limits.cpu)
    case .memoryLimit:
      stop.reason = .memoryLimit
      stop.limit = Double(limits.memory)
    case .fileLimit:
      stop.reason = .fileLimit
      stop.limit = Double(limits.fileSize)
    case .outputLimit:
      stop.reason = .outputLimit
      stop.limit = Double(limits.output)
    case .processLimit:
      stop.reason = .processLimit
      stop.limit = Double(limits.processes)
    case .signalled(let signal):
      stop.reason = .trapped
      stop.signal = signal
      if signal == SIGSEGV, isStackFull { stop.message = message ?? reasonForFullStack }
    case .exited(let status) where ending == .interrupted:
      stop.reason = .exitedEarly
      stop.status = status
    case .exited, .dismissed: stop.reason = .protocolFault
    }
    return stop
  }
}

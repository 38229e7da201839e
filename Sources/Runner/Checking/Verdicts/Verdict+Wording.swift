public import Record

extension Verdict.Status {
  fileprivate var word: String {
    switch self {
    case .pass: "solved"
    case .fail: "not yet"
    case .error: "does not compile"
    case .timeout: "stopped"
    case .crash: "crashed"
    case .skipped: "not begun"
    }
  }
}

extension Verdict {
  /// The ends of programs that we have stopped.
  private static let limits: [Stop.Reason] = [
    .timeLimit, .memoryLimit, .outputLimit, .fileLimit, .evidenceLimit, .processLimit,
  ]

  /// A few words for people, to stand beside the title.
  public var word: String {
    if let reason = stop?.reason, Self.limits.contains(reason) { return Status.timeout.word }
    if isUntouched, status != .pass { return Status.skipped.word }
    return unreadable == nil || unreadable == .missing ? status.word : "cannot be judged"
  }
}

extension Stop {
  /// The reason why the program ended, in one or two sentences for the learner.
  public var sentence: String {
    let place =
      callback.map { " It was in \($0)." }
      ?? latestCallback.map { " The last method of the app that UIKit had called is \($0)." } ?? ""
    let time = instant.map { " That was \(Self.text($0)) seconds after the first frame." } ?? ""
    return what + place + time
  }

  private var what: String {
    switch reason {
    case .trapped:
      (message.map { "The program trapped: \($0)" } ?? "The program trapped")
        + (line.map { ", in line \($0)." } ?? ".")
    case .exitedEarly:
      "The program ended itself\(status.map { " with status \($0)" } ?? "") before the scenario "
        + "was over."
    case .timeLimit:
      "The program was stopped\(limit == nil ? "" : Self.forItsLimits): something "
        + "in it never ends\(loopLine.map { ", probably the loop in line \($0)" } ?? "")."
    case .memoryLimit:
      "The program was stopped because it used too much memory"
        + (limit.map { ", more than \(Int($0 / 1_048_576)) MB." } ?? ".")
    case .outputLimit: "The program was stopped because it printed without end."
    case .fileLimit: "The program was stopped because it wrote a file that is too large."
    case .evidenceLimit:
      "The program was stopped because too much happened in it"
        + (limit.map { ": the record of a run may have \(Int($0 / 1_048_576)) MB." } ?? ".")
        + " Are views or animations added again and again, in a loop or by a function that calls "
        + "itself?"
    case .processLimit: "The program was stopped because it started too many processes."
    case .protocolFault:
      "The program wrote where only the engine writes, so nothing it did can be trusted."
    }
  }

  /// Which of the limits was reached first says how busy the machine was, and so is not said: a verdict is
  /// the same on each.
  private static let forItsLimits =
    ", since a play may compute for \(Player.limits.cpu) seconds and be silent for \(text(Player.patience))"

  private static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e9
      ? "\(Int(number))" : "\((number * 100).rounded() / 100)"
  }
}

extension CompilerStop {
  /// Why there is neither a program nor an error message.
  public var sentence: String {
    switch self {
    case .time:
      "The compiler was stopped because it took too long. Long expressions without types do that; "
        + "cut them into several with names."
    case .memory: "The compiler was stopped because it used too much memory."
    case .output: "The compiler was stopped because its messages had no end."
    case .crash: "The compiler itself broke on this code. Say the same thing in another way."
    }
  }
}

extension Unreadable {
  /// The reason why there was nothing to compile, and a remedy.
  ///
  /// - Parameter lookalike: Of a missing file, the one that may be it under another name.
  public func sentence(file: String, lookalike: String? = nil) -> String {
    switch self {
    case .missing:
      if let lookalike {
        "\(file) is not there. \(lookalike) looks like it, and is not checked. Give it the name "
          + "\(file) again."
      } else {
        "\(file) is not there."
          + (file.hasPrefix("exercises/") ? " bin/workbook start makes it." : "")
      }
    case .empty:
      "\(file) is empty."
        + (file.hasPrefix("exercises/") ? " bin/workbook reset brings the starter back." : "")
    case .notUTF8: "\(file) is not UTF-8. Save it again with that encoding."
    case .breaksJudge:
      "Whatever judges \(file) comes to no end with it, or to a bad one, so it earns nothing. Say "
        + "the same thing in another way."
    case .notTried:
      "\(file) was not tried: too many other answers of this submission never came to an end, or all of "
        + "them together took far too long."
    case .isDirectory: "\(file) is a folder, not a file."
    case .leavesWorkspace: "\(file) is a link that leads out of the workspace."
    case .tooLarge: "\(file) is far larger than any answer."
    case .notAFile: "\(file) is no ordinary file."
    case .damagedArchive:
      "The archive that was handed in is damaged, and no answer to this could be read from it. Make it again."
    case .archiveWithPassword:
      "The archive that was handed in has a password, and no answer to this could be read from it. Make it again "
        + "without one."
    case .archiveTooLarge:
      "The archive that was handed in is too large: it, and all Swift files in it, may have 64 MB. Leave out "
        + "films, pictures and what was built."
    case .archiveTooCompressed:
      "The archive that was handed in has more than 16 MB of Swift in less than a hundredth of that, as nobody's "
        + "code has. Make one of the exercises' files alone."
    case .archiveWithTooManyFiles:
      "The archive that was handed in has more than 100,000 files and folders, so that nothing in it was looked at. "
        + "Make one of the exercises' files alone."
    case .archiveWithoutSwift: "There is no Swift file in the archive that was handed in."
    case .noPermission: "\(file) may not be read. Change its permissions."
    }
  }
}

extension PointShare {
  /// The points that the test earned, and why it earned nothing although it passes, as a phrase.
  public var text: String {
    let points = "\(earned) of \(worth) \(worth == 1 ? "point" : "points")"
    return switch withheld {
    case .given:
      "\(points): the starter passes this test too, so it earns points when the exercise is solved"
    case .ruleBroken(let title):
      "\(points): in what this test is about, the rule \"\(title)\" does not hold"
    case nil: points
    }
  }
}

extension VisibleDifference {
  /// The description of the difference in one sentence: from when on, how much, and where.
  public var sentence: String {
    "From \(Self.text((instant * 100).rounded() / 100)) s on it looks different from ours: \(amount), "
      + "within \(Self.text(area.width)) × \(Self.text(area.height)) points at "
      + "(\(Self.text(area.minX)), \(Self.text(area.minY))), in \(run.text)."
  }

  private var amount: String {
    let percent = (share * 100).rounded()
    return percent < 1 ? "a small part of the screen" : "\(Self.text(percent)) % of the screen"
  }

  private static func text(_ number: Double) -> String {
    let rounded = (number * 100).rounded() / 100
    guard rounded == rounded.rounded(), abs(rounded) < 1e9 else { return "\(rounded)" }
    return "\(Int(rounded))"
  }
}

extension TestResult {
  /// The failure of an exercise whose answers have to look like the reference.
  init(failing difference: VisibleDifference) {
    self.init(
      name: "It looks like the reference", status: .fail,
      failure: Failure(
        expected: "it looks like the reference at every instant", seen: difference.sentence,
        instant: difference.instant), run: difference.run)
  }

  /// A method by a name that UIKit does not call any more.
  init(failing uncalled: Diagnostic) {
    self.init(
      name: "UIKit calls what is written for it", status: .fail,
      failure: Failure(
        expected: "each method for UIKit has the name by which UIKit calls it",
        seen: "line \(uncalled.line ?? 0) declares one by its name in Swift 2",
        because: "The engine knows such names, for the sake of old code, and has called it. On a "
          + "device nobody does."))
  }
}

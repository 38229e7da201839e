/// The result of judging one answer to one exercise.
public struct Verdict: Codable, Equatable, Sendable {
  /// The result as data.
  ///
  /// The command line and the pages put it into words.
  public enum Status: String, Codable, Sendable {
    /// Every test holds.
    case pass
    /// The program ran to its end, and at least one test does not hold.
    case fail
    /// The code does not compile, or the file cannot be read.
    case error
    /// The program did not end within its time limit.
    case timeout
    /// The program trapped, exited early, broke the protocol, or reached its limit of memory, output
    /// or processes.
    case crash
    /// Nothing was judged: there is no answer yet.
    case skipped
  }

  /// The exercise's id, such as `ch17.fade-in`.
  public var exercise: String
  /// The exercise's place in its chapter, from 1.
  public var number: Int
  /// The exercise's title.
  public var title: String
  /// The result.
  public var status: Status
  /// The points that the answer earns: `maximum` if it passes, and otherwise 0, or the points of
  /// its tests where they are shared among them.
  public var points: Double
  /// The points of the exercise.
  public var maximum: Double
  /// The path of the judged file, as the learner knows it.
  public var file: String
  /// Why the file could not be read; `nil` if it was.
  public var unreadable: Unreadable?
  /// Of a file that is missing, the one that may be it under another name.
  public var lookalike: String?
  /// In the order of the chapter.
  public var tests: [TestResult]
  /// A test that costs nothing and does not hold although all others do.
  public var remark: TestResult?
  /// The visible difference from the reference of an answer that passes every test; a remark,
  /// unless the chapter makes it a failure.
  public var visibleDifference: VisibleDifference?
  /// The compiler's diagnostics, in its order.
  public var diagnostics: [Diagnostic]
  /// Why the compiler did not finish; `nil` if it did.
  public var compilerStop: CompilerStop?
  /// How the program ended early; `nil` if it did not.
  public var stop: Stop?
  /// Whether the file is still the unchanged starter.
  public var isUntouched: Bool
  /// The program's output: once if all plays printed the same, and else below the name of the play.
  ///
  /// Of much output it has the beginning and the end, and says how much is left out.
  public var output: String

  public init(
    exercise: String, number: Int, title: String, status: Status, points: Double = 0,
    maximum: Double, file: String, unreadable: Unreadable? = nil, tests: [TestResult] = [],
    remark: TestResult? = nil, visibleDifference: VisibleDifference? = nil,
    diagnostics: [Diagnostic] = [],
    compilerStop: CompilerStop? = nil, stop: Stop? = nil,
    isUntouched: Bool = false,
    output: String = ""
  ) {
    self.exercise = exercise
    self.number = number
    self.title = title
    self.status = status
    self.points = points
    self.maximum = maximum
    self.file = file
    self.unreadable = unreadable
    self.tests = tests
    self.remark = remark
    self.visibleDifference = visibleDifference
    self.diagnostics = diagnostics
    self.compilerStop = compilerStop
    self.stop = stop
    self.isUntouched = isUntouched
    self.output = output
  }

  /// Whether the answer compiled and was played, so that there are runs of it.
  public var wasPlayed: Bool {
    switch status {
    case .pass, .fail, .timeout, .crash: true
    case .error, .skipped: false
    }
  }
}

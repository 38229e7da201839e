/// What is said about one answer to one exercise.
public struct Verdict: Codable, Equatable, Sendable {
  /// The answer's state, as data; the command line and the pages word it.
  public enum Status: String, Codable, Sendable {
    /// Every test holds in every run.
    case pass
    /// The program ran to its end and at least one test does not hold.
    case fail
    /// The code does not compile, or there is no file that could be compiled.
    case error
    /// The program came to no end in the time that it had.
    case timeout
    /// The program trapped, ended by itself, broke the protocol, or used up memory, output or
    /// processes.
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
  /// What became of the answer.
  public var status: Status
  /// What the answer earns: all of `maximum` if it passes, and otherwise nothing.
  public var points: Double
  /// What the exercise is worth.
  public var maximum: Double
  /// The file that was judged, as the learner knows it.
  public var file: String
  /// Why there was nothing to compile.
  public var unreadable: Unreadable?
  /// In the order of the chapter.
  public var tests: [TestResult]
  /// What the compiler says, in its order.
  public var diagnostics: [Diagnostic]
  /// Why the compiler came to no end.
  public var compilerStop: CompilerStop?
  /// Why the program did not reach the end of a scenario.
  public var stop: Stop?
  /// Whether the file is still the starter, as it was given out.
  public var isUntouched: Bool
  /// What the program printed, at most its last 500 characters.
  public var output: String

  /// A verdict; what is not given is empty.
  public init(
    exercise: String, number: Int, title: String, status: Status, points: Double = 0,
    maximum: Double, file: String, unreadable: Unreadable? = nil, tests: [TestResult] = [],
    diagnostics: [Diagnostic] = [], compilerStop: CompilerStop? = nil, stop: Stop? = nil,
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
    self.diagnostics = diagnostics
    self.compilerStop = compilerStop
    self.stop = stop
    self.isUntouched = isUntouched
    self.output = output
  }
}

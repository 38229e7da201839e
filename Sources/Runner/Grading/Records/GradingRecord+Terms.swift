public import Checking
public import Sandboxing

extension GradingRecord {
  /// The inputs that grades depend on, besides the submission.
  public struct Terms: Equatable, Sendable {
    public var columns: [Gradebook.Column]
    /// A digest of the chapters and the reference answers.
    public var book: String
    /// The compiler, and the digests of the engine's files.
    public var tools: String
    /// The workbook's version, as it calls itself.
    public var workbook: String
    /// The compiler's version, as it calls itself.
    public var compiler: String
    /// The beginning of the run that has read the submissions, in the form of ISO 8601.
    public var begun: String
    /// A digest of the secret; `nil` without one.
    public var secret: String?
    /// How limits were kept; a row has the place of its own in the list.
    ///
    /// One unless it is a merge of parts that were graded under different ones.
    public internal(set) var protections: [Protection]
    /// The limits of what happens to an answer, in seconds, bytes and processes.
    public var limits: JudgingLimits
    /// The limits of the process that judges a submission, which depend on the machine's memory.
    public var workerLimits: Limits
    /// The part of the class that it grades; `nil` if it is all of it.
    public var shard: Shard?
    /// The parts that a merge was not given; `nil` if there is none.
    public var missingParts: [Shard]?

    /// What records of all formats say of where they come from.
    public struct Origin: Codable, Equatable, Sendable {
      /// `nil` if it does not even say this.
      public var format: Int?
      /// `nil` in the oldest ones.
      public var versions: [String]?
      public var begun: String?

      public init(format: Int?, versions: [String]? = nil, begun: String? = nil) {
        self.format = format
        self.versions = versions
        self.begun = begun
      }
    }

    public init(
      columns: [Gradebook.Column], book: String, tools: String, workbook: String, compiler: String,
      begun: String, secret: Secret?, protection: Protection, limits: JudgingLimits = .current,
      workerLimits: Limits = SubmissionWorker.limits, shard: Shard? = nil
    ) {
      self.init(
        columns: columns, book: book, tools: tools, workbook: workbook, compiler: compiler,
        begun: begun, secret: secret?.digest, protections: [protection], limits: limits,
        workerLimits: workerLimits, shard: shard, missingParts: nil)
    }

    /// Terms that were recorded.
    init(
      columns: [Gradebook.Column], book: String, tools: String, workbook: String, compiler: String,
      begun: String, secret: String?, protections: [Protection], limits: JudgingLimits,
      workerLimits: Limits, shard: Shard?, missingParts: [Shard]?
    ) {
      self.columns = columns
      self.book = book
      self.tools = tools
      self.workbook = workbook
      self.compiler = compiler
      self.begun = begun
      self.secret = secret
      self.protections = protections
      self.limits = limits
      self.workerLimits = workerLimits
      self.shard = shard
      self.missingParts = missingParts
    }

    /// The workbook's version and the compiler's.
    public var versions: [String] { [workbook, compiler] }

    /// The limits that were active when a row's submission was graded.
    public func protection(of row: Row) -> Protection { protections[row.protection] }

    /// The parts of the class that are not in the run.
    public var otherParts: [Shard] {
      guard let shard else { return missingParts ?? [] }
      return Shard.all(shard.count).filter { $0 != shard }
    }

    /// Something in which two runs differ, as it was first and as it is now.
    public enum Difference: Equatable, Sendable {
      case exercises(gone: [Gradebook.Column], new: [Gradebook.Column])
      case book(String, String)
      case versions([String], [String])
      /// The engine's files, although all versions are the same.
      case engine(String, String)
      case secret(String?, String?)
      case protections([Protection], [Protection])
      case limits(JudgingLimits, JudgingLimits)
      case part(Shard?, Shard?)
    }

    /// The differences from the terms of a run that is continued; the time does not count.
    public func differences(from first: Terms) -> [Difference] {
      var all: [Difference] = []
      if first.columns != columns {
        let gone = first.columns.filter { !columns.contains($0) }
        let new = columns.filter { !first.columns.contains($0) }
        // Of an older record only the order may be another one.
        let isOrder = gone.isEmpty && new.isEmpty
        all.append(
          isOrder
            ? .exercises(gone: first.columns, new: columns) : .exercises(gone: gone, new: new))
      }
      if first.book != book { all.append(.book(first.book, book)) }
      if first.versions != versions {
        all.append(.versions(first.versions, versions))
      } else if first.tools != tools {
        all.append(.engine(first.tools, tools))
      }
      if first.secret != secret { all.append(.secret(first.secret, secret)) }
      if first.protections != protections {
        all.append(.protections(first.protections, protections))
      }
      if first.limits != limits { all.append(.limits(first.limits, limits)) }
      if first.shard != shard { all.append(.part(first.shard, shard)) }
      return all
    }
  }
}

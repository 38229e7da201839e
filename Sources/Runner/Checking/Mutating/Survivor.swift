public import Record

/// A changed reference answer that the checks let through.
public struct Survivor: Equatable, Sendable {
  /// The exercise's id.
  public var exercise: String
  /// The changed line of the reference answer.
  public var location: SourceLocation
  /// `old → new`.
  public var change: String
  /// Why it is a right answer, if its authors say so.
  public var reason: String?
  /// The remark of its verdict, about a visible difference or a better way.
  public var remark: String?
}

/// The results of judging all mutants of reference answers.
public struct MutantCensus: Equatable, Sendable {
  /// The numbers of mutants of one or several exercises.
  public struct Counts: Equatable, Sendable {
    /// Mutants that compile, in code that some run reaches; includes those declared right.
    public var total = 0
    /// Mutants that the judge does not let pass.
    public var caught = 0
    /// Caught mutants that are told their own reason: the mistake of the chapter that they make, what was
    /// seen, or the line in which they crash or never end.
    public var explained = 0
    /// Caught mutants that make a mistake of the chapter, and are told that one.
    public var recognised = 0
    /// Caught mutants that are told a mistake that they do not make, or not the one that they are.
    public var misnamed = 0
    /// Caught mutants whose explanation is what a check or a house rule has seen, and no more.
    public var described = 0
    /// Caught mutants that crash or take too long.
    public var stopped = 0
    /// Surviving mutants that the authors declared to be right answers.
    public var declared = 0
    /// Surviving mutants that pass with a remark, mostly that they look different.
    public var remarked = 0
    /// Mutants in code that no run reaches; they are not part of `total`.
    public var unreached = 0

    public init() {}

    static func += (left: inout Counts, right: Counts) {
      left.total += right.total
      left.caught += right.caught
      left.explained += right.explained
      left.recognised += right.recognised
      left.misnamed += right.misnamed
      left.described += right.described
      left.stopped += right.stopped
      left.declared += right.declared
      left.remarked += right.remarked
      left.unreached += right.unreached
    }
  }

  /// By the exercises' ids, in their order.
  public var exercises: [(id: String, counts: Counts)] = []
  /// In the order of exercises and lines.
  public var survivors: [Survivor] = []
  /// Findings that make judging impossible, and stale declarations.
  public var problems: [InspectionFinding] = []

  public init() {}

  /// All exercises together.
  public var counts: Counts {
    exercises.reduce(into: Counts()) { $0 += $1.counts }
  }

  /// Compares all parts; tuples are not `Equatable`.
  public static func == (left: MutantCensus, right: MutantCensus) -> Bool {
    left.exercises.elementsEqual(right.exercises) { $0 == $1 }
      && left.survivors == right.survivors && left.problems == right.problems
  }
}

/// The means by which this machine protects itself from a boxed program.
public struct Protection: Codable, Equatable, Sendable {
  /// Why programs are not kept in namespaces of their own.
  public enum Gap: String, Codable, Equatable, Sendable {
    /// There is no `bwrap` where programs are looked for.
    case bubblewrapNotFound
    /// `bwrap` is there, but the kernel refuses its system calls.
    case namespacesRefused
    /// The filter of system calls cannot be written where `bwrap` would read it.
    case filterNotWritable
    /// A box could not be tried, for another reason; ``Sandbox/trialProblem`` says which.
    case trialFailed
    /// The numbers of this architecture's system calls are not known here.
    case architectureUnknown
  }

  /// The means by which memory and processes are counted.
  public enum Accounting: String, Codable, Equatable, Sendable {
    /// Control groups of the first version, for all processes of a box together.
    case controlGroupV1
    /// Control groups of the second version.
    case controlGroupV2
    /// A process of ours adds up the use of a box's processes, some hundred times a second.
    case supervisor
  }

  /// `nil` if programs run in a sandbox.
  public var gap: Gap?
  /// The accounting of each box's memory and processes.
  public var accounting: Accounting

  /// The protection of a machine with this gap and accounting.
  public init(gap: Gap?, accounting: Accounting) {
    self.gap = gap
    self.accounting = accounting
  }

  /// Everything in which two machines' protection can differ, as a text for keys and for an order.
  public var identity: String { "\(gap?.rawValue ?? "boxed") \(accounting.rawValue)" }

  /// Whether programs can reach neither network nor files that are not theirs.
  public var isSandboxed: Bool { gap == nil }
}

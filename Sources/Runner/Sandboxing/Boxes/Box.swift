/// A program to start, and all that it may see and use.
public struct Box: Sendable {
  /// A file or folder that the program sees.
  public struct Mount: Equatable, Sendable {
    /// Its path on this machine.
    public var source: String
    /// Its path for the program.
    ///
    /// Without a sandbox, programs find files where they are.
    public var target: String
    /// Whether the program may change it.
    public var isWritable: Bool

    /// Shows a file or folder; at its own path if no other is given.
    public init(_ source: String, at target: String? = nil, isWritable: Bool = false) {
      self.source = source
      self.target = target ?? source
      self.isWritable = isWritable
    }
  }

  /// The processes that a program finds in `/proc`.
  public enum Processes: Equatable, Sendable {
    /// The path of one program, which is said to be its own.
    case only(String)
    /// Everything about the box's own processes.
    case all
  }

  /// An absolute path, as seen from inside.
  public var executable: String
  /// Without the program's own name.
  public var arguments: [String]
  /// The whole environment; nothing is inherited.
  public var environment: [String: String]
  /// The files and folders that the program sees, beside the C library.
  public var mounts: [Mount]
  /// The processes that the program finds in `/proc`.
  public var processes: Processes
  /// Whether the program puts others into boxes, which takes namespaces and mounts.
  ///
  /// Only for programs of ours.
  public var mayOpenBoxes: Bool
  /// The niceness of its processes: 0 to 19, as for `nice`.
  public var niceness = 0
  /// The limits of the program and its processes.
  public var limits: Limits

  /// A box with this program in it.
  public init(
    executable: String, arguments: [String] = [], environment: [String: String] = [:],
    mounts: [Mount], processes: Processes? = nil, mayOpenBoxes: Bool = false, limits: Limits
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.mounts = mounts
    self.processes = processes ?? .only(executable)
    self.mayOpenBoxes = mayOpenBoxes
    self.limits = limits
  }
}

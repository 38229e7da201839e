/// The limits of a boxed program on this machine's resources.
///
/// A limit that is reached leads to an ``Outcome``, never to an error: the program was stopped as
/// agreed.
public struct Limits: Codable, Equatable, Sendable {
  /// Seconds of processor time for each process.
  ///
  /// Whole seconds; the kernel counts no finer.
  public var cpu: Int
  /// Seconds between the start and the end, however little is computed.
  public var wall: Double
  /// Bytes of memory, for all its processes together.
  public var memory: Int
  /// Processes and threads at one time.
  public var processes: Int
  /// Bytes of the largest file that it may write.
  public var fileSize: Int
  /// Bytes that it may print on standard error, or on standard output where that is collected.
  public var output: Int
  /// Bytes of temporary files, kept in memory.
  public var scratch: Int

  /// Limits; temporary files may take 16 MiB unless said otherwise.
  public init(
    cpu: Int, wall: Double, memory: Int, processes: Int, fileSize: Int, output: Int,
    scratch: Int = 16 << 20
  ) {
    self.cpu = cpu
    self.wall = wall
    self.memory = memory
    self.processes = processes
    self.fileSize = fileSize
    self.output = output
    self.scratch = scratch
  }
}

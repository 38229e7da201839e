/// The sandbox of this process, created when the first program needs it.
///
/// Creating it takes some milliseconds, and a command that only reads the cache starts no program.
public actor SharedSandbox {
  private let scratch: String
  private var task: Task<Sandbox, Never>?
  private let isOpen: Bool

  /// Creates nothing yet.
  ///
  /// - Parameters:
  ///   - scratch: The folder for the system call filter; it has to exist.
  ///   - isOpen: Whether programs run without namespaces, even if the machine has them.
  public init(scratch: String, isOpen: Bool = false) {
    self.scratch = scratch
    self.isOpen = isOpen
  }

  /// Shares a sandbox that there is already.
  init(_ sandbox: Sandbox) {
    (scratch, isOpen) = ("", false)
    task = Task { sandbox }
  }

  /// Returns the sandbox.
  ///
  /// The first call creates it, and concurrent calls wait.
  public func callAsFunction() async -> Sandbox {
    if let task { return await task.value }
    let (scratch, isOpen) = (scratch, isOpen)
    let task = Task {
      let sandbox = await Sandbox(scratch: scratch)
      return isOpen ? sandbox.withoutNamespaces() : sandbox
    }
    self.task = task
    return await task.value
  }
}

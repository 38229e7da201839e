/// The sandbox of this process, created when the first program needs it.
///
/// Creating it takes some milliseconds, and a command that only reads the cache starts no program.
public actor SharedSandbox {
  private let scratch: String
  private var task: Task<Sandbox, Never>?
  private let isOpen: Bool

  /// - Parameters:
  ///   - scratch: A folder for the system call filter; it has to exist.
  ///   - isOpen: Whether to do without namespaces even where they can be had.
  public init(scratch: String, isOpen: Bool = false) {
    self.scratch = scratch
    self.isOpen = isOpen
  }

  /// The sandbox, which the first caller creates while the others wait.
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

  /// What this machine allows; `nil` while no program was started.
  public var knownProtection: Protection? {
    get async {
      guard let task else { return nil }
      return await task.value.protection
    }
  }
}

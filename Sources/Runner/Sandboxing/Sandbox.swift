import Files
import Foundation
import Subprocess
import SystemPackage

/// Starts all programs, each in a box of its own.
///
/// ``protection`` says which means of a sandbox this machine lacks; resource limits stand in for
/// them.
public struct Sandbox: Sendable {
  /// The protection that this machine gives.
  public let protection: Protection
  /// The message of a failed trial of a box; `nil` unless the gap is
  /// ``Protection/Gap/trialFailed``.
  public let trialProblem: String?
  private let bubblewrap: String
  private let filters: Filters?

  /// Files with the filters of system calls.
  struct Filters {
    /// For programs of anybody.
    var strict: String
    /// For programs of ours that put others into boxes.
    var opening: String
  }

  /// Finds out what this machine allows, by trying it, unless it was tried since the machine started.
  ///
  /// - Parameters:
  ///   - scratch: A folder for the findings and the filters of system calls. It has to exist, and
  ///     only this user may write to it.
  ///   - isFresh: Whether to try it again.
  public init(scratch: String, isFresh: Bool = false) async {
    Sandbox.survivesClosedPipes
    bubblewrap = SearchPath.program("bwrap") ?? ""
    filters = Sandbox.writeFilters(into: scratch)
    ControlGroup.removeAbandoned()
    let memory = ProtectionMemory(folder: scratch, bubblewrap: bubblewrap)
    // A folder may come from anybody. What it says can spare a trial and cannot end protection.
    if !isFresh, let known = memory.recall(), known.isSandboxed, filters != nil {
      protection = known
      trialProblem = nil
      return
    }
    (protection, trialProblem) = await Sandbox.tryOut(bubblewrap: bubblewrap, filters: filters)
    memory.keep(protection)
  }

  private static func tryOut(bubblewrap: String, filters: Filters?) async -> (
    Protection, problem: String?
  ) {
    let limits = Limits(
      cpu: 2, wall: 5, memory: 64 << 20, processes: 16, fileSize: 1 << 20, output: 1 << 16)
    let group = ControlGroup(limits: limits)
    group?.remove()
    let accounting = group?.accounting ?? .supervisor
    guard !bubblewrap.isEmpty else {
      return (Protection(gap: .bubblewrapNotFound, accounting: accounting), nil)
    }
    guard filters != nil else {
      let isKnown = SystemCallFilter.program(mayOpenBoxes: false) != nil
      let gap: Protection.Gap = isKnown ? .filterNotWritable : .architectureUnknown
      return (Protection(gap: gap, accounting: accounting), nil)
    }
    let hopeful = Protection(gap: nil, accounting: accounting)
    let attempt = Sandbox(protection: hopeful, bubblewrap: bubblewrap, filters: filters)
    let trial = Box(
      executable: "/true", mounts: [.init("/usr/bin/true", at: "/true")], limits: limits)
    guard let (gap, problem) = gap(in: await attempt.result(of: trial)) else {
      return (hopeful, nil)
    }
    return (Protection(gap: gap, accounting: accounting), problem)
  }

  /// The result of a trial, which is repeated once if it took too long: a busy machine can be too slow.
  private func result(of trial: Box) async -> Result<Finished, SandboxError> {
    do throws(SandboxError) {
      let finished = try await run(trial)
      return .success(finished.outcome == .wallLimit ? try await run(trial) : finished)
    } catch {
      return .failure(error)
    }
  }

  /// The gap that a trial shows on this machine; `nil` if the trial went well.
  static func gap(
    in trial: Result<Finished, SandboxError>
  ) -> (gap: Protection.Gap, problem: String?)? {
    switch trial {
    case .success(let finished) where finished.outcome == .exited(0): return nil
    case .success(let finished):
      let text = finished.errorText.trimmingCharacters(in: .whitespacesAndNewlines)
      return (
        .trialFailed, text.isEmpty ? "it \(finished.outcome.predicate(isPlural: false))" : text
      )
    case .failure(.boxRefused(let detail)):
      // What is missing in the file system is no refusal of the kernel's.
      let isFile = ["Can't find source path", "No such file or directory"].contains {
        detail.contains($0)
      }
      return detail.hasPrefix("bwrap: ") && !isFile
        ? (.namespacesRefused, nil)
        : (.trialFailed, detail.trimmingCharacters(in: .whitespacesAndNewlines))
    case .failure(.spawnFailed(let path, let detail)): return (.trialFailed, "\(path): \(detail)")
    case .failure(.lineBroken(let detail)): return (.trialFailed, detail)
    }
  }

  /// A sandbox of this protection, without trying it.
  init(protection: Protection, bubblewrap: String = "", filters: Filters? = nil) {
    Sandbox.survivesClosedPipes
    self.protection = protection
    trialProblem = nil
    self.bubblewrap = bubblewrap
    self.filters = filters
  }

  /// The same machine, without namespaces: for tests, and for callers that want exactly this.
  public func withoutNamespaces() -> Sandbox {
    var weaker = protection
    weaker.gap = weaker.gap ?? .namespacesRefused
    return Sandbox(protection: weaker, bubblewrap: bubblewrap, filters: filters)
  }

  /// Whether programs of ours that open boxes can be in one themselves.
  ///
  /// It takes namespaces inside of namespaces, and not every container has them.
  public func canNest() async -> Bool {
    guard protection.isSandboxed else { return false }
    let limits = Limits(
      cpu: 2, wall: 5, memory: 64 << 20, processes: 16, fileSize: 1 << 20, output: 1 << 16)
    let inner = Box(
      executable: "/true", mounts: [.init("/usr/bin/true", at: "/true")], limits: limits)
    let outer = Box(
      executable: bubblewrap,
      arguments: inner.bubblewrapArguments(filter: nil, user: geteuid() == 0 ? BoxUser.next() : nil)
        + ["/true"],
      mounts: [], mayOpenBoxes: true, limits: limits)
    return (try? await result(of: outer).get())?.outcome == .exited(0)
  }

  /// The path at which the program finds a mounted file.
  public func path(of mount: Box.Mount) -> String {
    protection.isSandboxed ? mount.target : mount.source
  }

  /// Runs a program to its end, and collects its output.
  ///
  /// - Parameter whenUp: Called when the program is about to start; never if the box cannot be put
  ///   up.
  public func run(
    _ box: Box, input: [UInt8] = [], whenUp: @escaping @Sendable () -> Void = {}
  ) async throws(SandboxError) -> Finished {
    let (output, finished) = try await converse(with: box, whenUp: whenUp) { conversation in
      await conversation.write(input)
      await conversation.finish()
      return await conversation.receiveAll(upTo: box.limits.output)
    }
    return Finished(outcome: finished.outcome, output: output, errors: finished.errors)
  }

  /// Starts a program, and lets the body speak with it until either has enough.
  ///
  /// When the body returns, the program's input ends. If the program still runs one second later,
  /// it is ended.
  ///
  /// - Parameter whenUp: As for ``run(_:input:whenUp:)``.
  public func converse<Result: Sendable>(
    with box: Box, whenUp: @escaping @Sendable () -> Void = {},
    _ body: (Conversation) async -> Result
  ) async throws(SandboxError) -> (Result, Finished) {
    let group = protection.accounting == .supervisor ? nil : ControlGroup(limits: box.limits)
    defer { group?.remove() }
    let stopper = Stopper(group: group)
    let supervisor = group == nil ? Supervisor(limits: box.limits, stopper: stopper) : nil
    let user = protection.isSandboxed && !box.mayOpenBoxes ? BoxUser.next() : nil
    if let user { for mount in box.mounts where mount.isWritable { user.takeOver(mount.source) } }
    let words = box.command(
      in: protection, group: group, bubblewrap: bubblewrap,
      filter: box.mayOpenBoxes ? filters?.opening : filters?.strict, user: user)
    var options = PlatformOptions()
    options.processGroupID = 0
    do {
      let result = try await Subprocess.run(
        .path(FilePath(words[0])), arguments: Arguments(Array(words.dropFirst())),
        environment: .custom([:] as [Environment.Key: String]), workingDirectory: "/",
        platformOptions: options, input: .inputWriter, output: .sequence, error: .sequence
      ) { execution in
        stopper.began(execution.processIdentifier.value)
        // The shell has not started anything yet, and what it starts inherits this.
        if box.niceness != 0 {
          setpriority(
            __priority_which_t(PRIO_PROCESS.rawValue), id_t(execution.processIdentifier.value),
            Int32(box.niceness))
        }
        let limits = box.limits
        if !protection.isSandboxed { whenUp() }
        async let errors = Sandbox.tail(
          of: execution.standardError, limit: limits.output, stopper: stopper,
          isBoxed: protection.isSandboxed, whenUp: whenUp)
        let clock = Task.detached {
          try await Deadline.wait(seconds: limits.wall)
          stopper.warn()
          try await Task.sleep(for: .milliseconds(500))
          stopper.stop(.wallLimit)
        }
        let leader = execution.processIdentifier.value
        let watching = Task.detached { await supervisor?.watch(leader) }
        let conversation = Conversation(
          writer: execution.standardInputWriter, source: execution.standardOutput, stopper: stopper)
        let value = await body(conversation)
        await conversation.finish()
        let end = Task.detached {
          try await Task.sleep(for: .seconds(1))
          stopper.stop(.dismissed)
        }
        await conversation.drain()
        let text = await errors
        for task in [clock, end] { task.cancel() }
        watching.cancel()
        return (value, text)
      }
      let (value, errors) = result.closureResult
      let hadTooManyProcesses =
        group?.ranOutOfProcesses ?? supervisor?.sawTooManyProcesses ?? false
      let outcome = outcome(
        result.terminationStatus, stopper: stopper, group: group,
        hadTooManyProcesses: hadTooManyProcesses)
      if protection.isSandboxed, !errors.boxBegan, outcome == .exited(1) {
        throw SandboxError.boxRefused(detail: String(decoding: errors.text, as: UTF8.self))
      }
      return (value, Finished(outcome: outcome, errors: errors.text))
    } catch let error as SandboxError {
      throw error
    } catch {
      throw .spawnFailed(path: words[0], detail: Self.reason(of: error))
    }
  }

  /// Why no process could be started, as the end of a sentence.
  private static func reason(of error: any Error) -> String {
    guard let error = error as? SubprocessError else { return "the system does not say why" }
    if let number = error.underlyingError { return number.description }
    return error.code == .executableNotFound ? "it is not there" : "the system does not say why"
  }

  private func outcome(
    _ status: TerminationStatus, stopper: Stopper, group: ControlGroup?, hadTooManyProcesses: Bool
  ) -> Outcome {
    var outcome: Outcome
    switch status {
    // `bwrap` and the shell report a signal as a status.
    case .exited(let code) where code > 128 && code < 128 + 65: outcome = .signalled(code - 128)
    case .exited(let code): outcome = .exited(code)
    case .signaled(let signal): outcome = .signalled(signal)
    }
    switch (stopper.reason, outcome) {
    case (nil, _): break
    // It was faster than whoever wanted to end it.
    case (.wallLimit?, .exited), (.dismissed?, .exited): break
    case (let reason?, _): outcome = reason
    }
    if group?.ranOutOfMemory == true { return .memoryLimit }
    switch outcome {
    case .signalled(SIGXCPU): outcome = .cpuLimit
    case .signalled(SIGXFSZ): outcome = .fileLimit
    default: break
    }
    if outcome == .wallLimit || outcome == .cpuLimit, hadTooManyProcesses {
      return .processLimit
    }
    return outcome
  }

  /// The end of standard error, and whether the box came up.
  private struct Errors: Sendable {
    /// The end of the program's output.
    var text: [UInt8] = []
    /// Whether the program was started at all.
    var boxBegan = false
  }

  /// Reads a stream to its end, keeps the last of it, and stops the program if there is too much.
  private static func tail(
    of stream: SubprocessOutputSequence, limit: Int, stopper: Stopper, isBoxed: Bool,
    whenUp: @Sendable () -> Void
  ) async -> Errors {
    let kept = 64 << 10
    var errors = Errors()
    var total = 0
    var source = stream.makeAsyncIterator()
    while let buffer = try? await source.next() {
      let isFirst = total == 0
      // How much a program writes behind its limit, before it has ended, is chance.
      buffer.withUnsafeBytes { errors.text += $0.prefix(max(0, limit - total)) }
      total += buffer.count
      if total > limit { stopper.stop(.outputLimit) }
      if isBoxed, isFirst, errors.text.first == Box.beginning {
        errors.boxBegan = true
        errors.text.removeFirst()
        whenUp()
      }
      if errors.text.count > 2 * kept { errors.text.removeFirst(errors.text.count - kept) }
    }
    errors.text = errors.text.suffix(kept)
    return errors
  }

  /// Keeps this process alive when a program ends before it has read all of its input.
  ///
  /// With a handler, and not by ignoring the signal, because programs would inherit that.
  static let survivesClosedPipes: Void = {
    signal(SIGPIPE) { _ in }
  }()

  /// The files of the filters, which are written again if they differ; `nil` if they cannot be.
  private static func writeFilters(into folder: String) -> Filters? {
    guard let strict = write("system-calls.bpf", mayOpenBoxes: false, into: folder),
      let opening = write("system-calls-of-ours.bpf", mayOpenBoxes: true, into: folder)
    else { return nil }
    return Filters(strict: strict, opening: opening)
  }

  private static func write(_ name: String, mayOpenBoxes: Bool, into folder: String) -> String? {
    guard let program = SystemCallFilter.program(mayOpenBoxes: mayOpenBoxes) else { return nil }
    let path = "\(folder)/\(name)"
    var status = stat()
    if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size == program.count,
      FileManager.default.contents(atPath: path) == Data(program)
    {
      return path
    }
    // Nothing can take the place of a folder.
    try? FileManager.default.removeItem(atPath: path)
    return (try? AtomicFile.write(Data(program), to: path, isDurable: false)) == nil ? nil : path
  }
}

import Foundation
import Synchronization

/// Ends a process with all its descendants, once, and remembers why.
final class Stopper: Sendable {
  private struct State {
    var leader: pid_t?
    var reason: Outcome?
    var hasEnded = false
  }

  private let state = Mutex(State())
  private let group: ControlGroup?

  init(group: ControlGroup?) {
    self.group = group
  }

  /// Why the process was ended; `nil` if it was not.
  var reason: Outcome? { state.withLock { $0.reason } }

  /// The process runs; it leads a process group of its own.
  func began(_ leader: pid_t) {
    let isLate = state.withLock { state in
      state.leader = leader
      return state.hasEnded
    }
    if isLate { end() }
  }

  /// Ends everything, unless that was done before.
  func stop(_ reason: Outcome) {
    let isFirst = state.withLock { state in
      state.reason = state.reason ?? reason
      defer { state.hasEnded = true }
      return !state.hasEnded
    }
    if isFirst { end() }
  }

  /// Signals the program, but not its box, that its time is up, so that it can report its place.
  func warn() {
    let leader = state.withLock { state in
      state.reason = state.reason ?? .wallLimit
      return state.leader
    }
    guard let leader else { return }
    for member in ProcessTree.members(of: leader) where !isWrapping(member.id) {
      kill(member.id, SIGXCPU)
    }
  }

  private func end() {
    group?.kill()
    guard let leader = state.withLock({ $0.leader }) else { return }
    kill(-leader, SIGKILL)
    kill(leader, SIGKILL)
  }

  private func isWrapping(_ process: pid_t) -> Bool {
    let name = KernelFile.read("/proc/\(process)/comm") ?? ""
    return name.hasPrefix("bwrap") || name.hasPrefix("sh\n") || name.hasPrefix("dash")
  }
}

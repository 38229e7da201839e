import Foundation
import Synchronization

/// Adds up the use of a box's processes, where no control group does, and ends those that use too
/// much.
final class Supervisor: Sendable {
  private let limits: Limits
  private let stopper: Stopper
  private let mostTasks = Atomic<Int>(0)

  init(limits: Limits, stopper: Stopper) {
    self.limits = limits
    self.stopper = stopper
  }

  /// Whether the box once had all the processes that it may have.
  ///
  /// The kernel counts them too (`RLIMIT_NPROC`) and starts no further one.
  var sawTooManyProcesses: Bool { mostTasks.load(ordering: .relaxed) >= limits.processes }

  /// Watches until the task is cancelled or the box has to be ended.
  func watch(_ leader: pid_t) async {
    while !Task.isCancelled {
      let family = ProcessTree.members(of: leader)
      let tasks = family.reduce(0) { $0 + $1.tasks }
      if tasks > mostTasks.load(ordering: .relaxed) { mostTasks.store(tasks, ordering: .relaxed) }
      var used = family.reduce(0) { $0 + ProcessTree.privateMemory(of: $1.id) }
      // Pages that processes share are counted once if it matters.
      if used > limits.memory { used = family.reduce(0) { $0 + ProcessTree.fairMemory(of: $1.id) } }
      if used > limits.memory { return stopper.stop(.memoryLimit) }
      try? await Task.sleep(for: .seconds(pause(until: limits.memory - used)))
    }
  }

  /// Half of the time in which every core could fill so much memory.
  private func pause(until left: Int) -> Double {
    let cores = Double(ProcessInfo.processInfo.activeProcessorCount)
    return min(0.1, max(0.004, Double(left) / (cores * 4e9)))
  }
}

/// A process with all that descend from it, as `/proc` shows them.
enum ProcessTree {
  struct Member {
    var id: pid_t
    /// Its threads.
    var tasks: Int
  }

  static func members(of process: pid_t) -> [Member] {
    var members: [Member] = []
    var pending = [process]
    while let next = pending.popLast(), members.count < 4096 {
      let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(next)/task")) ?? []
      guard !tasks.isEmpty else { continue }
      members.append(Member(id: next, tasks: tasks.count))
      for task in tasks {
        let children = KernelFile.read("/proc/\(next)/task/\(task)/children") ?? ""
        pending += children.split(separator: " ").compactMap { pid_t($0) }
      }
    }
    return members
  }

  /// Bytes that no file backs; pages that are shared with a parent are counted for both.
  static func privateMemory(of process: pid_t) -> Int {
    let fields = (KernelFile.read("/proc/\(process)/statm") ?? "").split(separator: " ")
      .prefix(3).compactMap { Int($0) }
    return fields.count == 3 ? (fields[1] - fields[2]) * Int(getpagesize()) : 0
  }

  /// Bytes in memory and swap; a page that several share is divided among them.
  static func fairMemory(of process: pid_t) -> Int {
    guard let text = KernelFile.read("/proc/\(process)/smaps_rollup") else {
      return privateMemory(of: process)
    }
    let lines = text.split(separator: "\n").filter {
      $0.hasPrefix("Pss_Anon") || $0.hasPrefix("SwapPss")
    }
    return lines.reduce(0) { sum, line in
      sum + (line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 1024
    }
  }
}

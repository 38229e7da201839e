import Files
import Foundation
import Synchronization
import SystemPackage

/// A group of processes whose memory and number the kernel limits together.
///
/// Both versions of control groups are tried, below the group that this process is in, beside it,
/// and at the top; whichever the kernel lets us make. Limits are read back, for a limit that was
/// ignored is worse than none.
struct ControlGroup: Sendable {
  let accounting: Protection.Accounting
  /// The group's folders: one for each controller in version 1.
  let folders: [String]

  private static let serial = Atomic<Int>(0)
  private static let prefix = "workbook-"

  /// A group with these limits, or `nil` if this machine gives us none.
  init?(limits: Limits) {
    let name =
      ControlGroup.prefix + ProcessMark.own.text
      + "-\(ControlGroup.serial.add(1, ordering: .relaxed).newValue)"
    if let folder = ControlGroup.make(name, below: ControlGroup.unifiedPlaces(), with: "memory.max")
    {
      accounting = .controlGroupV2
      folders = [folder]
      if set("memory.max", limits.memory, in: folder), set("pids.max", limits.processes, in: folder)
      {
        _ = KernelFile.write("0", to: folder + "/memory.swap.max")
        return
      }
      remove()
    } else if let memory = ControlGroup.make(
      name, below: ControlGroup.places(of: "memory"), with: "memory.limit_in_bytes"),
      let pids = ControlGroup.make(name, below: ControlGroup.places(of: "pids"), with: "pids.max")
    {
      accounting = .controlGroupV1
      folders = [memory, pids]
      if set("memory.limit_in_bytes", limits.memory, in: memory),
        set("pids.max", limits.processes, in: pids)
      {
        _ = KernelFile.write(String(limits.memory), to: memory + "/memory.memsw.limit_in_bytes")
        return
      }
      remove()
    }
    return nil
  }

  /// The lines with which a shell joins the group.
  ///
  /// To move a process with all its threads the kernel waits for its readers, 10 to 20 ms if nobody has
  /// done so for a while. The first version also lets a thread move itself, at once, and a shell has no
  /// other.
  var joining: [String] {
    folders.map { "echo 0 > \($0)/\(accounting == .controlGroupV1 ? "tasks" : "cgroup.procs")" }
  }

  /// The processes that are in the group now.
  var members: [pid_t] {
    let text = folders.first.flatMap { KernelFile.read($0 + "/cgroup.procs") } ?? ""
    return text.split(separator: "\n").compactMap { pid_t($0) }
  }

  /// Whether the kernel ended a process of the group because of memory.
  var ranOutOfMemory: Bool {
    folders.contains { folder in
      (KernelFile.number(after: "oom_kill", in: folder + "/memory.events") ?? 0) > 0
        || (KernelFile.number(after: "oom_kill", in: folder + "/memory.oom_control") ?? 0) > 0
    }
  }

  /// Whether the kernel refused the group another process.
  var ranOutOfProcesses: Bool {
    folders.contains { (KernelFile.number(after: "max", in: $0 + "/pids.events") ?? 0) > 0 }
  }

  /// Ends all that is left of the group.
  func kill() {
    if let folder = folders.first, KernelFile.write("1", to: folder + "/cgroup.kill") { return }
    for member in members { SystemCall.send(SIGKILL, to: member) }
  }

  /// Takes the group away; processes that are still dying are waited for, at most half a second.
  func remove() {
    // A worker that was ended leaves the groups of its boxes inside of its own.
    for folder in folders {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      where name.hasPrefix(ControlGroup.prefix) {
        ControlGroup(accounting: accounting, folders: ["\(folder)/\(name)"]).remove()
      }
    }
    for _ in 0..<500 {
      let left = folders.filter { rmdir($0) != 0 && Errno.last == .resourceBusy }
      if left.isEmpty { return }
      kill()
      usleep(1000)
    }
  }

  /// Removes groups that killed processes left behind, with all processes that still run in them.
  static func removeAbandoned() {
    for place in unifiedPlaces() + places(of: "memory") + places(of: "pids") {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
      for name in names where name.hasPrefix(prefix) {
        guard ProcessMark.isAbandoned(name.dropFirst(prefix.count)) else { continue }
        ControlGroup(accounting: .controlGroupV1, folders: ["\(place)/\(name)"]).remove()
      }
    }
  }

  private init(accounting: Protection.Accounting, folders: [String]) {
    self.accounting = accounting
    self.folders = folders
  }

  private func set(_ file: String, _ value: Int, in folder: String) -> Bool {
    let path = folder + "/" + file
    guard KernelFile.write(String(value), to: path), let text = KernelFile.read(path),
      let taken = Int(text.split(separator: "\n").first ?? "")
    else { return false }
    // The kernel rounds memory down to whole pages.
    return taken <= value
  }

  private static func make(_ name: String, below places: [String], with file: String) -> String? {
    for place in places {
      let folder = place + "/" + name
      guard mkdir(folder, 0o755) == 0 else { continue }
      if access(folder + "/" + file, W_OK) == 0 { return folder }
      rmdir(folder)
    }
    return nil
  }

  /// The folders in which a group of version 1 may be made for a controller.
  private static func places(of controller: String) -> [String] {
    let top = "/sys/fs/cgroup/" + controller
    let own = membership { $0.split(separator: ",").contains { $0 == controller } } ?? "/"
    return own == "/" ? [top] : [top + own, top]
  }

  /// The folders in which a group of version 2 may be made.
  ///
  /// A group that has processes cannot give its controllers to children, so the place beside ours
  /// comes first.
  private static func unifiedPlaces() -> [String] {
    let top = "/sys/fs/cgroup"
    // Where both versions are mounted, the second has another place and none of the controllers.
    guard access(top + "/cgroup.controllers", R_OK) == 0 else { return [] }
    guard let own = membership({ $0.isEmpty }), own != "/" else { return [top] }
    let parent = own.split(separator: "/").dropLast().map { "/" + $0 }.joined()
    return [top + parent, top + own]
  }

  /// The path of our own group in the hierarchy whose controllers fit.
  private static func membership(_ fits: (Substring) -> Bool) -> String? {
    for line in (KernelFile.read("/proc/self/cgroup") ?? "").split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      if parts.count == 3, fits(parts[1]) { return String(parts[2]) }
    }
    return nil
  }
}

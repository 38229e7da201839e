import Foundation
import Testing

/// A Slurm of one node that only this machine can reach, for as long as it is kept.
final class OneNodeSlurm {
  private static let daemons = ["munged", "slurmctld", "slurmd"]
  /// Debian has daemons in a folder that is on root's path only.
  private static let folders = ["/usr/sbin", "/usr/bin", "/sbin", "/bin"]

  private static func program(_ name: String) -> String? {
    folders.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }

  /// Whether all of it is installed, and this user may start it.
  static let canBeStarted =
    geteuid() == 0 && (daemons + ["sbatch", "sinfo"]).allSatisfy { program($0) != nil }

  /// What programs of Slurm's, and what starts them, have to be told.
  var environment: [String: String] { ["SLURM_CONF": settings] }

  private let bench: Workbench
  private var folder: String { bench.folder + "/slurm" }
  private var settings: String { folder + "/slurm.conf" }
  private let port = Int.random(in: 10_000..<30_000)
  private var running: [Process] = []

  /// Starts it, and waits until the node takes jobs.
  init(on bench: Workbench) async throws {
    self.bench = bench
    for place in ["state", "spool"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/\(place)", withIntermediateDirectories: true)
    }
    let key = folder + "/munge.key"
    FileManager.default.createFile(
      atPath: key, contents: Data((0..<128).map { _ in UInt8.random(in: .min ... .max) }),
      attributes: [.posixPermissions: 0o400])
    let name = try String(contentsOfFile: "/proc/sys/kernel/hostname", encoding: .utf8)
      .split(whereSeparator: { $0 == "." || $0.isWhitespace }).first.map(String.init)
    let node = try #require(name)
    try text(node: node).write(toFile: settings, atomically: true, encoding: .utf8)
    try begin(
      "munged", "--foreground", "--force", "--key-file=\(key)", "--socket=\(folder)/munge.socket",
      "--pid-file=\(folder)/munged.pid", "--log-file=\(folder)/munged.log",
      "--seed-file=\(folder)/munge.seed")
    try await wait { FileManager.default.fileExists(atPath: folder + "/munge.socket") }
    try begin("slurmctld", "-D", "-f", settings)
    try begin("slurmd", "-D", "-f", settings, "-N", node)
    try await wait { try self.output("sinfo", "--noheader", "--format=%T") == "idle\n" }
  }

  deinit {
    // They have inherited that all other signals wait.
    for process in running.reversed() { kill(process.processIdentifier, SIGKILL) }
  }

  private func text(node: String) -> String {
    """
    ClusterName=loopback
    SlurmctldHost=\(node)(127.0.0.1)
    SlurmUser=root
    SlurmctldPort=\(port)
    SlurmdPort=\(port + 1)
    AuthType=auth/munge
    AuthInfo=socket=\(folder)/munge.socket
    ProctrackType=proctrack/linuxproc
    TaskPlugin=task/none
    SelectType=select/cons_tres
    SelectTypeParameters=CR_Core
    AccountingStorageType=accounting_storage/none
    JobAcctGatherType=jobacct_gather/none
    MpiDefault=none
    ReturnToService=2
    StateSaveLocation=\(folder)/state
    SlurmdSpoolDir=\(folder)/spool
    SlurmctldPidFile=\(folder)/slurmctld.pid
    SlurmdPidFile=\(folder)/slurmd.pid
    SlurmctldLogFile=\(folder)/slurmctld.log
    SlurmdLogFile=\(folder)/slurmd.log
    SlurmdParameters=config_overrides
    NodeName=\(node) NodeAddr=127.0.0.1 CPUs=2 RealMemory=16384 State=UNKNOWN
    PartitionName=grade Nodes=\(node) Default=YES State=UP

    """
  }

  /// Starts a daemon with processes of its own, which all end when what has started it is killed.
  ///
  /// A daemon closes what it inherits, by which Foundation tells that a process has ended; `unshare` does not.
  private func begin(_ name: String, _ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/unshare")
    process.arguments = ["--pid", "--fork", "--mount-proc", "--kill-child"]
    process.arguments?.append(try #require(Self.program(name)))
    process.arguments?.append(contentsOf: arguments)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    running.append(process)
  }

  /// What a program that ends prints.
  func output(_ name: String, _ arguments: String...) throws -> String {
    try bench.start(try #require(Self.program(name)), arguments, environment).output
  }

  /// Asks again and again for half a minute.
  private func wait(until holds: () throws -> Bool) async throws {
    for _ in 0..<300 {
      if try holds() { return }
      try await Task.sleep(for: .milliseconds(100))
    }
    let logs = ["munged", "slurmctld", "slurmd"].map {
      (try? String(contentsOfFile: "\(folder)/\($0).log", encoding: .utf8)) ?? ""
    }
    Issue.record("Slurm does not start.\n\(logs.joined())")
    throw CancellationError()
  }
}

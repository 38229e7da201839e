import Files
import Foundation

/// Remembers the protection that this machine gives, until it is started anew.
///
/// Trying takes as long as starting a program, and the answer changes only when the kernel's
/// settings or `bwrap` do.
struct ProtectionMemory {
  private let path: String
  private let machine: String

  /// The content of the file.
  private struct Record: Codable {
    var machine: String
    var protection: Protection
  }

  init(folder: String, bubblewrap: String) {
    path = folder + "/protection.json"
    var status = stat()
    let time = stat(bubblewrap, &status) == 0 ? status.st_mtim.tv_sec : 0
    let boot = KernelFile.read("/proc/sys/kernel/random/boot_id") ?? ""
    machine = "\(boot)\(bubblewrap) \(time) \(getuid())"
  }

  func recall() -> Protection? {
    guard let text = KernelFile.read(path),
      let record = try? JSONDecoder().decode(Record.self, from: Data(text.utf8)),
      record.machine == machine
    else { return nil }
    return record.protection
  }

  func keep(_ protection: Protection) {
    let record = Record(machine: machine, protection: protection)
    if let bytes = try? JSONEncoder().encode(record) {
      try? AtomicFile.write(bytes, to: path, isDurable: false)
    }
  }
}

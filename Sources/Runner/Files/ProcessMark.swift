import Foundation

/// Marks names of files with the running process that makes them, so that leftovers can be found.
///
/// A number alone does not do: numbers are given out again, and containers count for themselves.
public struct ProcessMark: Sendable {
  /// Such as `4026531836-812-39381`: the namespace, the number, and the kernel's time of the start.
  public let text: String

  /// This process; a worker's is that of the process that started it, and a number.
  ///
  /// Processes outside of a worker's namespace cannot find out whether it still runs.
  public static let own = ProcessMark(
    text: EnvironmentVariable.value(variable).map {
      "\($0)-\(UInt32.random(in: 0...UInt32.max))"
    } ?? "\(namespace)-\(getpid())-\(start(of: getpid()) ?? 0)")

  /// The environment variable that has the mark of a worker's grader.
  public static let variable = "WORKBOOK_MARK"

  /// Whether a name begins with the mark of a process of this namespace that has ended.
  public static func isAbandoned(_ name: some StringProtocol) -> Bool {
    let parts = name.split(separator: "-", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count >= 3, parts[0] == namespace, let process = pid_t(parts[1]),
      let start = UInt64(parts[2])
    else { return false }
    return self.start(of: process) != start
  }

  private static let namespace: String = {
    var status = stat()
    return stat("/proc/self/ns/pid", &status) == 0 ? "\(status.st_ino)" : "0"
  }()

  /// Ticks after the machine's start; `nil` if there is no such process.
  private static func start(of process: pid_t) -> UInt64? {
    guard let bytes = FileManager.default.contents(atPath: "/proc/\(process)/stat") else {
      return nil
    }
    // The name of the program is in parentheses, and may have any character in it.
    let text = String(decoding: bytes, as: UTF8.self)
    guard let end = text.lastIndex(of: ")") else { return nil }
    let fields = text[text.index(after: end)...].split(separator: " ")
    return fields.count > 19 ? UInt64(fields[19]) : nil
  }
}

import Files
import Foundation

/// Reads and writes the small text files of procfs and control groups.
enum KernelFile {
  /// The whole text, or `nil` if the file cannot be read.
  static func read(_ path: String) -> String? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = SystemCall.readBytes(descriptor, into: &buffer)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes a text with a single call.
  ///
  /// Returns `false` if the kernel rejects it.
  static func write(_ text: String, to path: String) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return SystemCall.writeText(text, to: descriptor)
  }

  /// The number after a word, as in `oom_kill 1`.
  static func number(after word: String, in path: String) -> Int? {
    for line in (read(path) ?? "").split(separator: "\n") {
      let parts = line.split(separator: " ")
      if parts.count == 2, parts[0] == word { return Int(parts[1]) }
    }
    return nil
  }
}

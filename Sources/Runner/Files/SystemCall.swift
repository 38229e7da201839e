import Foundation

/// Calls of the system by names that no method of ours hides.
///
/// A type that has a `write` or `kill` of its own would otherwise have to name the C library, which is
/// another one on each system.
public enum SystemCall {
  /// Reads available bytes into a buffer, and returns their number; less than 0 is an error.
  public static func readBytes(_ descriptor: Int32, into buffer: inout [UInt8]) -> Int {
    read(descriptor, &buffer, buffer.count)
  }

  /// Writes a text with one call, and returns whether all of it was taken.
  public static func writeText(_ text: String, to descriptor: Int32) -> Bool {
    write(descriptor, text, text.utf8.count) == text.utf8.count
  }

  /// Makes all that was written to files survive a power failure.
  ///
  /// Of thousands of files this takes less time than to write each durably.
  public static func flushDisks() { sync() }

  /// Ignores errors: the process may have ended.
  public static func send(_ signal: Int32, to process: pid_t) {
    kill(process, signal)
  }
}

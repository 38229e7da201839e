import Foundation

extension Wire {
  /// Makes a system call that reads or writes, again for as long as a signal interrupts it.
  ///
  /// - Returns: The result of the call: how many bytes it took, or less than 0 for an error.
  public static func uninterrupted(_ call: () -> Int) -> Int {
    while true {
      let count = call()
      if count >= 0 || errno != EINTR { return count }
    }
  }
}

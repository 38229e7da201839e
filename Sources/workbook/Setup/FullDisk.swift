import Checking
import Compiling
import Files
import Foundation
import Grading
import Synchronization

/// Ends a run of `grade` when the disk of its output is full: all that follows would come to nothing.
enum FullDisk {
  private static let isEnding = Mutex(false)

  /// Ends the tool if an error is about a full disk; boxes and workers end with it.
  static func endRun(after error: any Error, output: String) {
    guard isOfDisk(error) else { return }
    // Of several submissions that come to it at one time one says so, and the others wait for the end.
    let isFirst = isEnding.withLock { isEnding in
      defer { isEnding = true }
      return !isEnding
    }
    while !isFirst { sleep(1) }
    Terminal.complain(ErrorWords.text(GradingError.noSpaceLeft(path: output)))
    exit(ExitStatus.softwareFault.rawValue)
  }

  private static func isOfDisk(_ error: any Error) -> Bool {
    switch error {
    case FileError.noSpaceLeft, GradingError.noSpaceLeft,
      CheckingError.compiler(.file(.noSpaceLeft)):
      true
    default: false
    }
  }
}

import Files
import Foundation

/// Lets one process at a time write a run.
///
/// A lock of SQLite's would last as long as one row takes to be written, or keep readers out for the whole run.
final class RunLock: Sendable {
  private let file: FileHandle

  /// - Throws: ``GradingError/outputInUse(path:)`` while another process writes the run.
  init(_ folder: String) throws(GradingError) {
    let path = folder + "/.lock"
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw .recordNotWritable(path: RecordDatabase.path(inRun: folder))
    }
    file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { throw .outputInUse(path: folder) }
    // Nobody else is writing any.
    for place in [folder, folder + "/feedback", folder + "/alike"] {
      AtomicFile.removeDrafts(in: place)
    }
  }

  deinit {
    // A process that has just been forked holds the file until it becomes another program, and a lock
    // lasts as long as somebody holds its file.
    flock(file.fileDescriptor, LOCK_UN)
  }
}

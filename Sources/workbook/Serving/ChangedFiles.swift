import Files
import Foundation

/// The files that are saved below some folders, for as long as they are iterated.
struct ChangedFiles {
  /// Files that are new, others than before, or gone; those of one moment together.
  let stream: AsyncStream<[String]>

  init(below homes: [String]) {
    let (stream, continuation) = AsyncStream.makeStream(of: [String].self)
    self.stream = stream
    let first = FileSnapshot(below: homes)
    // A thread of its own, because waiting for the system would keep a task's from others.
    Thread.detachNewThread {
      var earlier = first
      var events = FileEvents(folders: earlier.folders)
      while true {
        _ = events.wait(for: 1000, besides: nil)
        let now = FileSnapshot.settled(below: homes, since: earlier)
        guard now != earlier else { continue }
        if now.folders != earlier.folders { events = FileEvents(folders: now.folders) }
        let files = now.changed(since: earlier) + now.gone(since: earlier)
        earlier = now
        if case .terminated = continuation.yield(files) { return }
      }
    }
  }
}

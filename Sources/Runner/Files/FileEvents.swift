import Foundation

/// Wakes up a task that waits for changes in folders.
///
/// Events may be lost, on network disks for example: they only say when to look. Without them,
/// ``wait(for:besides:)`` ends after its time.
public final class FileEvents {
  private let descriptor: Int32?

  /// Watches folders, without the folders in them.
  public init(folders: [String]) {
    #if os(Linux)
      let made = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
      let mask = UInt32(
        IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ATTRIB)
      if made >= 0 { for folder in folders { inotify_add_watch(made, folder, mask) } }
      descriptor = made >= 0 ? made : nil
    #else
      descriptor = nil
    #endif
  }

  deinit {
    if let descriptor { close(descriptor) }
  }

  /// Waits until something happened in the folders, input has come, or the time is over.
  ///
  /// - Returns: Whether there is input.
  public func wait(for milliseconds: Int32, besides input: Int32?) -> Bool {
    // The system ignores negative descriptors.
    var waiting = [descriptor ?? -1, input ?? -1].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    guard poll(&waiting, nfds_t(waiting.count), milliseconds) > 0 else { return false }
    if let descriptor, waiting[0].revents != 0 {
      var bytes = [UInt8](repeating: 0, count: 1 << 14)
      while read(descriptor, &bytes, bytes.count) > 0 {}
    }
    return waiting[1].revents != 0
  }
}

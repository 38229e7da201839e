import Foundation
import Synchronization

/// The user that a box of root's runs as: a number that no other user has, so that the program owns
/// nothing.
///
/// An ordinary user's box is in a user namespace of its own and runs as that user.
struct BoxUser: Equatable, Sendable {
  var id: uid_t

  private static let serial = Atomic<UInt32>(0)

  /// A user for one box; `nil` if this process is not root.
  static func next() -> BoxUser? {
    guard geteuid() == 0 else { return nil }
    let number = serial.add(1, ordering: .relaxed).newValue
    guard hasAllNumbers else { return BoxUser(id: 60_100 + number % 900) }
    // Above all that systems give out; different for processes that run side by side.
    return BoxUser(id: 1 << 30 | process << 8 | number & 0xFF)
  }

  /// Distinguishes this process's boxes from those of others; numbers of processes repeat in
  /// namespaces.
  private static let process = UInt32.random(in: 0..<1 << 22)

  /// Gives a file or folder to the user, so that the program can write there.
  func takeOver(_ path: String) {
    _ = lchown(path, id, id)
  }

  /// Whether this namespace has users of any number; containers may have some thousands only.
  private static let hasAllNumbers: Bool = {
    for line in (KernelFile.read("/proc/self/uid_map") ?? "").split(separator: "\n") {
      let parts = line.split(separator: " ").compactMap { UInt64($0) }
      if parts.count == 3, parts[0] == 0, parts[2] >= 1 << 31 { return true }
    }
    return false
  }()
}

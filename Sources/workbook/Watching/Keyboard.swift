import Foundation

/// A terminal's keyboard that gives each key at once, and shows none.
///
/// The terminal is as it was when this has gone, also if a signal ends the program.
final class Keyboard {
  /// Standard input, for code that waits for a key.
  let descriptor: Int32 = 0

  /// `nil` if there is no terminal.
  init?() {
    guard Terminal.isInteractive, tcgetattr(0, &earlier) == 0 else { return nil }
    var settings = earlier
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(0, TCSANOW, &settings)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number) { number in
        tcsetattr(0, TCSANOW, &earlier)
        _exit(128 + number)
      }
    }
  }

  deinit {
    tcsetattr(0, TCSANOW, &earlier)
  }

  /// Whether a key was pressed that has not been read.
  var hasKey: Bool {
    var input = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, 0) > 0
  }

  /// The next key that was pressed; `nil` if there is none any more.
  func key() -> Character? {
    Self.key(
      next: {
        var byte: UInt8 = 0
        return read(descriptor, &byte, 1) == 1 ? byte : nil
      }, hasMore: { hasKey })
  }

  /// Forgets the keys that were pressed and have not been read: they are no answer to a question that
  /// nobody has seen.
  func forgetKeys() { tcflush(descriptor, TCIFLUSH) }

  // MARK: - Keys without a letter

  /// A key that stands for nothing here.
  static let other: Character = "\u{0}"
  /// Page up, or an arrow that goes up.
  static let back: Character = "\u{2}"
  /// Page down, or an arrow that goes down.
  static let forth: Character = " "

  /// Reads a key: a letter, or a sequence that begins with Escape.
  static func key(next: () -> UInt8?, hasMore: () -> Bool) -> Character? {
    guard let first = next() else { return nil }
    if first == 0x1B { return named(next: next, hasMore: hasMore) }
    if first < 0x20 || first == 0x7F {
      return [0x09, 0x0A, 0x0D].contains(first) ? "\n" : other
    }
    let rest = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : first >= 0xC0 ? 1 : 0
    let bytes = [first] + (0..<rest).compactMap { _ in hasMore() ? next() : nil }
    return String(decoding: bytes, as: UTF8.self).first
  }

  /// The key of a sequence, whose Escape has been read; it ends with a letter or a tilde.
  private static func named(next: () -> UInt8?, hasMore: () -> Bool) -> Character {
    guard hasMore(), let kind = next(), ["[", "O"].contains(UnicodeScalar(kind)) else {
      return other
    }
    var name = ""
    while hasMore(), let byte = next() {
      name.unicodeScalars.append(UnicodeScalar(byte))
      if (0x40...0x7E).contains(byte) { break }
    }
    return switch name {
    case "A", "5~": back
    case "B", "6~": forth
    default: other
    }
  }
}

/// The terminal's settings before a ``Keyboard`` changed them; a handler of signals cannot own them.
nonisolated(unsafe) private var earlier = termios()

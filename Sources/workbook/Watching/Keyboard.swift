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
    var byte: UInt8 = 0
    return read(descriptor, &byte, 1) == 1 ? Character(UnicodeScalar(byte)) : nil
  }
}

/// The terminal's settings before a ``Keyboard`` changed them; a handler of signals cannot own them.
nonisolated(unsafe) private var earlier = termios()

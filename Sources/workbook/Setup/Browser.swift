import Foundation
import Sandboxing

/// The user's browser, where one can be started.
enum Browser {
  private static let openers = ["/usr/bin/xdg-open", "/usr/bin/open", "/usr/bin/wslview"]

  /// Opens a file, and prints its path for machines on which no browser can be started.
  static func open(_ path: String, anchor: String = "") async {
    let isStarted = await start(path, anchor: anchor)
    if !isStarted { Terminal.complain("No browser can be started here. The page is:") }
    Terminal.write(path)
  }

  /// - Returns: Whether a browser was started.
  static func start(_ path: String, anchor: String = "") async -> Bool {
    guard let opener = openers.first(where: { access($0, X_OK) == 0 }) else { return false }
    return await Command.output(opener, [anchor.isEmpty ? path : "file://\(path)#\(anchor)"]) != nil
  }
}

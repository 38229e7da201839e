import Files
import Foundation
import Sandboxing

/// The user's browser, where one can be started.
enum Browser {
  /// Opens a file, and prints its path for machines on which no browser can be started.
  static func open(_ path: String, anchor: String = "") async {
    let isStarted = await start(path, anchor: anchor)
    if !isStarted { Terminal.complain("No browser can be started here. The page is:") }
    Terminal.write(path)
  }

  /// - Returns: Whether a browser was started.
  static func start(_ path: String, anchor: String = "") async -> Bool {
    let address = anchor.isEmpty ? path : "file://\(path)#\(anchor)"
    for words in commands(for: address, preferred: EnvironmentVariable.value("BROWSER")) {
      guard let program = SearchPath.program(words[0]) ?? absolute(words[0]) else { continue }
      if await Command.output(program, Array(words.dropFirst())) != nil { return true }
    }
    return false
  }

  /// The words of the commands that may show an address, the best first.
  ///
  /// - Parameter preferred: The variable `BROWSER`, which dev containers and Codespaces set: commands between
  ///   colons, with `%s` where the address belongs if that is not their end.
  static func commands(for address: String, preferred: String?) -> [[String]] {
    let own = (preferred ?? "").split(separator: ":").map { command in
      let words = command.split(separator: " ").map(String.init)
      return words.contains { $0.contains("%s") }
        ? words.map { $0.replacing("%s", with: address) } : words + [address]
    }
    return own.filter { $0.count > 1 } + ["xdg-open", "open", "wslview"].map { [$0, address] }
  }

  private static func absolute(_ program: String) -> String? {
    program.hasPrefix("/") && access(program, X_OK) == 0 ? program : nil
  }
}

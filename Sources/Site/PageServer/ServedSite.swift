import Foundation

/// A site in memory, and the state that open pages are sent.
///
/// Answers are looked up by name among the files that were made, so no address leads to the disk.
struct ServedSite: Sendable {
  /// The state of the site, which an open page compares with the one that it was made from.
  struct State: Codable, Equatable, Sendable {
    /// Another one after each change of a file.
    var build: String
    /// Why the pages are older than their sources.
    var fault: String?
  }

  private(set) var files: [String: Data] = [:]
  private(set) var state: State
  private let name: String
  private var changes = 0

  /// - Parameter name: Differs between servers, so that pages of an earlier one are loaded again.
  init(name: String) {
    self.name = name
    state = State(build: "\(name)-0")
  }

  /// Takes a new build, for which pages are loaded again only if one of its files is another.
  mutating func show(_ files: [String: Data]) {
    if files != self.files {
      self.files = files
      changes += 1
      state.build = "\(name)-\(changes)"
    }
    state.fault = nil
  }

  /// Keeps the last good build, with a message about the fault of its successor.
  mutating func complain(_ fault: String) {
    state.fault = fault
  }

  /// The answer to a request.
  ///
  /// - Parameters:
  ///   - path: The decoded path, without a query.
  ///   - host: The header of this name: the host that the browser believes to connect to. An
  ///     address of others that leads to this machine would let their pages read these.
  func answer(_ method: String, _ path: String, host: String?) -> Answer {
    guard let host, Self.isOfThisMachine(host) else {
      return .text(403, "This server answers to 127.0.0.1 and localhost only.\n")
    }
    guard ["GET", "HEAD"].contains(method) else {
      return .text(405, "This server only shows pages.\n")
    }
    switch path {
    case LivePage.eventsPath: return .events
    case LivePage.scriptPath: return .script
    default: break
    }
    let asked = String(path.drop { $0 == "/" })
    let name = asked.isEmpty ? "index.html" : asked
    if let bytes = files[name] { return .content(200, ContentType.of(name), page(name, bytes)) }
    guard !files.isEmpty else {
      return .content(503, ContentType.html, LivePage.waiting(build: state.build))
    }
    guard let missing = files["404.html"] else { return .text(404, "There is no such page.\n") }
    return .content(404, ContentType.html, page("404.html", missing))
  }

  private func page(_ name: String, _ bytes: Data) -> Data {
    name.hasSuffix(".html") ? LivePage.made(from: bytes, build: state.build) : bytes
  }

  /// Whether a `Host` names the loopback interface; its port may be that of a tunnel.
  static func isOfThisMachine(_ host: String) -> Bool {
    host.lowercased().wholeMatch(of: /(127\.0\.0\.1|localhost|\[::1\])(:\d{1,5})?/) != nil
  }

  /// The server's answer to a request.
  enum Answer: Equatable {
    case content(Int, String, Data)
    /// The script that loads pages again.
    case script
    /// The stream of states.
    case events

    static func text(_ status: Int, _ words: String) -> Answer {
      .content(status, ContentType.text, Data(words.utf8))
    }
  }
}

import Foundation

/// The toolchain's `sourcekit-lsp`, driven as an editor does.
final class LanguageServer {
  private let process = Process()
  private let requests = Pipe()
  private let answers = Pipe()
  private var number = 0
  private let folder: String

  init(folder: String) throws {
    self.folder = folder
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["sourcekit-lsp"]
    process.currentDirectoryURL = URL(filePath: folder)
    process.standardInput = requests
    process.standardOutput = answers
    process.standardError = FileHandle.nullDevice
    try process.run()
    _ = try ask(
      "initialize",
      [
        "processId": NSNull(), "rootUri": "file://\(folder)",
        "capabilities": ["textDocument": [String: Any]()],
      ])
    try tell("initialized", [:])
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
  }

  /// Opens a file with a text that may differ from the one on the disk.
  func open(_ file: String, _ text: String) throws {
    try tell(
      "textDocument/didOpen",
      ["textDocument": ["uri": uri(file), "languageId": "swift", "version": 1, "text": text]])
  }

  /// What the editor underlines in an open file, as `line:column message`.
  func diagnostics(_ file: String) throws -> [String] {
    let answer = try ask("textDocument/diagnostic", ["textDocument": ["uri": uri(file)]])
    let items = (answer as? [String: Any])?["items"] as? [[String: Any]] ?? []
    return items.map { item in
      let range = item["range"] as? [String: [String: Int]]
      let start = range?["start"] ?? [:]
      return "\(start["line", default: -1] + 1):\(start["character", default: -1] + 1) "
        + "\(item["message"] ?? "")"
    }
  }

  /// The labels that completion offers at a place, counted from 0.
  func completions(_ file: String, line: Int, column: Int) throws -> [String] {
    let answer = try ask("textDocument/completion", place(file, line, column))
    let items = (answer as? [String: Any])?["items"] as? [[String: Any]] ?? []
    return items.compactMap { $0["label"] as? String }
  }

  func hover(_ file: String, line: Int, column: Int) throws -> String {
    let answer = try ask("textDocument/hover", place(file, line, column))
    let contents = (answer as? [String: Any])?["contents"] as? [String: Any]
    return contents?["value"] as? String ?? ""
  }

  /// Where the name at a place is declared: a path.
  func definition(_ file: String, line: Int, column: Int) throws -> String? {
    let answer = try ask("textDocument/definition", place(file, line, column))
    let uri = (answer as? [[String: Any]])?.first?["uri"] as? String
    return uri.flatMap { URL(string: $0)?.path }
  }

  private func uri(_ file: String) -> String { "file://\(folder)/\(file)" }

  private func place(_ file: String, _ line: Int, _ column: Int) -> [String: Any] {
    ["textDocument": ["uri": uri(file)], "position": ["line": line, "character": column]]
  }

  private func tell(_ method: String, _ parameters: [String: Any]) throws {
    try send(["jsonrpc": "2.0", "method": method, "params": parameters])
  }

  private func ask(_ method: String, _ parameters: [String: Any]) throws -> Any? {
    number += 1
    try send(["jsonrpc": "2.0", "id": number, "method": method, "params": parameters])
    while let message = try receive() {
      guard let id = message["id"] else { continue }
      if message["method"] == nil, id as? Int == number { return message["result"] }
      // A question of the server's, which waits for an answer.
      if message["method"] != nil { try send(["jsonrpc": "2.0", "id": id, "result": NSNull()]) }
    }
    return nil
  }

  private func send(_ message: [String: Any]) throws {
    let body = try JSONSerialization.data(withJSONObject: message)
    let head = Data("Content-Length: \(body.count)\r\n\r\n".utf8)
    try requests.fileHandleForWriting.write(contentsOf: head + body)
  }

  private func receive() throws -> [String: Any]? {
    var head = ""
    while !head.hasSuffix("\r\n\r\n") {
      guard let byte = try answers.fileHandleForReading.read(upToCount: 1), !byte.isEmpty else {
        return nil
      }
      head += String(decoding: byte, as: UTF8.self)
    }
    let line = head.split(separator: "\r\n").first { $0.lowercased().hasPrefix("content-length:") }
    guard var count = line.flatMap({ Int($0.drop { !$0.isNumber }) }) else { return nil }
    var body = Data()
    while count > 0 {
      guard let part = try answers.fileHandleForReading.read(upToCount: count), !part.isEmpty
      else { return nil }
      body += part
      count -= part.count
    }
    return try JSONSerialization.jsonObject(with: body) as? [String: Any]
  }
}

import FlyingSocks
import Foundation
import SiteServing
import Testing

@testable import page_server

@Suite("The server of pages", .timeLimit(.minutes(1)))
struct PageServerTests {
  /// Runs a server on a free port while the body asks it.
  private func serving(
    _ files: [String: Data], _ body: @escaping @Sendable (PageServer, UInt16) async throws -> Void
  ) async throws {
    let server = PageServer(port: 0, script: Data("script".utf8))
    await server.show(files)
    try await whileServing({ try await server.run(announcing: $0) }) { try await body(server, $0) }
  }

  /// Sends a request as it is.
  private static func connect(to port: UInt16, _ request: String) async throws -> AsyncSocket {
    let socket = try await AsyncSocket.connected(to: .inet(ip4: "127.0.0.1", port: port))
    try await socket.write(Data(request.utf8))
    return socket
  }

  private static func answer(_ port: UInt16, _ lines: String...) async throws -> String {
    try await answer(port, (lines + ["Connection: close", "", ""]).joined(separator: "\r\n"))
  }

  /// All that a server answers to a request before it closes the connection.
  static func answer(_ port: UInt16, _ request: String) async throws -> String {
    let socket = try await connect(to: port, request)
    var bytes: [UInt8] = []
    while let byte = try? await socket.read() { bytes.append(byte) }
    try? socket.close()
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("It sends pages, the script, and of a page that is only asked about the length alone")
  func pages() async throws {
    try await serving(["index.html": Data("hello".utf8)]) { _, port in
      let page = try await Self.answer(port, "GET /?query HTTP/1.1", "Host: localhost")
      #expect(page.hasPrefix("HTTP/1.1 200 OK\r\n") && page.hasSuffix("\r\n\r\nhello"))
      #expect(page.contains("Cache-Control: no-store\r\n"))
      #expect(page.contains("Cross-Origin-Resource-Policy: same-origin\r\n"))
      let head = try await Self.answer(port, "HEAD / HTTP/1.1", "Host: localhost")
      #expect(head.contains("Content-Length: 5\r\n") && head.hasSuffix("\r\n\r\n"))
      let script = try await Self.answer(port, "GET /.live/script.js HTTP/1.1", "Host: localhost")
      #expect(script.hasSuffix("\r\n\r\nscript"))
      let rebound = try await Self.answer(port, "GET / HTTP/1.1", "Host: example.org")
      #expect(rebound.hasPrefix("HTTP/1.1 403 Forbidden\r\n"))
      for path in ["/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/%2Findex.html/.."] {
        let climbing = try await Self.answer(port, "GET \(path) HTTP/1.1", "Host: localhost")
        #expect(climbing.hasPrefix("HTTP/1.1 404 Not Found\r\n"), "\(path)")
      }
    }
  }

  @Test("Open pages hear of each new state, and of the one that holds when they come")
  func events() async throws {
    try await serving(["index.html": Data("one".utf8)]) { server, port in
      let socket = try await Self.connect(
        to: port, "GET /.live/events HTTP/1.1\r\nHost: localhost\r\n\r\n")
      func next() async throws -> ServedSite.State {
        var line: [UInt8] = []
        while true {
          let byte = try await socket.read()
          if byte != 10 {
            line.append(byte)
            continue
          }
          let text = String(decoding: line, as: UTF8.self)
          line = []
          if text.hasPrefix("data: ") {
            return try JSONDecoder().decode(
              ServedSite.State.self, from: Data(text.dropFirst(6).utf8))
          }
        }
      }
      let first = try await next()
      #expect(first.build.hasSuffix("-1") && first.fault == nil)
      await server.complain("a fault")
      #expect(try await next() == .init(build: first.build, fault: "a fault"))
      await server.show(["index.html": Data("two".utf8)])
      let second = try await next()
      #expect(second.build.hasSuffix("-2") && second.fault == nil)
      try? socket.close()
    }
  }

  @Test("A port that is taken is an error with its number")
  func taken() async throws {
    try await serving([:]) { _, port in
      await #expect(throws: ServingError.portTaken(port)) {
        try await PageServer(port: port, script: Data()).run { _ in }
      }
    }
  }
}

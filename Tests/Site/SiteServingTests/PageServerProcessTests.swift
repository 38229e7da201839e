import Foundation
import SiteServing
import Testing

@Suite("The server of pages as a program", .timeLimit(.minutes(1)))
struct PageServerProcessTests {
  private static func server(port: UInt16 = 0) -> PageServerProcess {
    let built = Bundle.main.bundleURL.appending(path: "page-server").path
    return PageServerProcess(program: built, port: port, script: Data("script".utf8))
  }

  private static func get(_ port: UInt16) async throws -> String {
    let request = "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    return try await PageServerTests.answer(port, request)
  }

  /// Runs a server while the body asks it.
  private func serving(
    _ body: @escaping @Sendable (PageServerProcess, UInt16) async throws -> Void
  ) async throws {
    let server = Self.server()
    try await whileServing({ try await server.run(announcing: $0) }) { try await body(server, $0) }
  }

  @Test("It shows what it is told, also more than a pipe holds, and ends with whoever started it")
  func showing() async throws {
    let (ports, announced) = AsyncStream.makeStream(of: UInt16.self)
    let large = Data(repeating: UInt8(ascii: "x"), count: 300_000)
    try await serving { server, port in
      announced.yield(port)
      let unbuilt = try await Self.get(port)
      #expect(unbuilt.hasPrefix("HTTP/1.1 503 Service Unavailable"))
      server.show(["index.html": large])
      while try await !Self.get(port).hasPrefix("HTTP/1.1 200 OK") {}
      #expect(try await Self.get(port).hasSuffix(String(decoding: large, as: UTF8.self)))
    }
    for await port in ports {
      while (try? await Self.get(port)) != nil {}
      break
    }
  }

  @Test("A port that is taken is an error with its number")
  func taken() async throws {
    try await serving { _, port in
      await #expect(throws: ServingError.portTaken(port)) {
        try await Self.server(port: port).run { _ in }
      }
    }
  }

  @Test("A program that is not there, or does not serve, is an error with its path")
  func missing() async throws {
    for (path, end) in [("/nowhere/page-server", "did not start"), ("/bin/true", "has ended")] {
      await #expect(throws: ServingError.failed(port: 1, reason: "\(path) \(end)")) {
        try await PageServerProcess(program: path, port: 1, script: Data()).run { _ in }
      }
    }
  }
}

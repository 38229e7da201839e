import FlyingFox
import FlyingSocks
import Foundation
import SiteServing

/// Serves a site to browsers on this machine, and notifies open pages when it has changed.
///
/// It listens on the loopback interface only.
actor PageServer {
  private let port: UInt16
  private let script: Data
  private var site: ServedSite
  private var listeners: [UInt64: AsyncStream<[UInt8]>.Continuation] = [:]
  private var count: UInt64 = 0

  /// - Parameters:
  ///   - port: The port to listen on; 0 for any port that is free.
  ///   - script: The script that loads pages again, in JavaScript.
  init(port: UInt16, script: Data) {
    self.port = port
    self.script = script
    site = ServedSite(name: String(UInt64(Date.now.timeIntervalSince1970 * 1000), radix: 36))
  }

  /// Shows a new build in all open pages.
  func show(_ files: [String: Data]) {
    site.show(files)
    tellListeners()
  }

  /// Leaves all pages as they are, and shows in them why they could not be built.
  func complain(_ fault: String) {
    site.complain(fault)
    tellListeners()
  }

  /// Serves until the task is cancelled.
  ///
  /// - Parameter announce: Gets the port once requests are answered.
  /// - Throws: ``ServingError``.
  func run(announcing announce: @escaping @Sendable (UInt16) async -> Void) async throws {
    do {
      let server = HTTPServer(
        address: try .inet(ip4: "127.0.0.1", port: port), logger: .disabled)
      await server.appendRoute("*") { [weak self] request in
        await self?.respond(to: request) ?? HTTPResponse(statusCode: .serviceUnavailable)
      }
      try await withThrowingTaskGroup { group in
        group.addTask { try await server.run() }
        group.addTask {
          try await server.waitUntilListening()
          if case .ip4(_, let port) = await server.listeningAddress { await announce(port) }
          while true {
            try await Task.sleep(for: .seconds(10))
            // Connections that a browser has left are noticed when something is sent.
            await self.send(":\n\n")
          }
        }
        defer { group.cancelAll() }
        try await group.next()
      }
    } catch let SocketError.failed(_, code, message) {
      throw ServingError(port: port, code: code, message: message)
    }
  }

  private func respond(to request: HTTPRequest) -> HTTPResponse {
    let method = request.method.rawValue
    let answer = site.answer(
      method, request.target.path(percentEncoded: false), host: request.headers[.host])
    switch answer {
    case .content(let status, let type, let bytes):
      return response(status, type, bytes, isHead: method == "HEAD")
    case .script:
      return response(200, ContentType.script, script, isHead: method == "HEAD")
    case .events:
      return HTTPResponse(
        statusCode: .ok, headers: Self.headers("text/event-stream"),
        body: HTTPBodySequence(from: EventBytes(events: listen())))
    }
  }

  private func response(
    _ status: Int, _ type: String, _ bytes: Data, isHead: Bool
  ) -> HTTPResponse {
    var headers = Self.headers(type)
    headers[.contentLength] = String(bytes.count)
    // Larger pieces than usual, since each is a call of the system.
    let body =
      isHead ? HTTPBodySequence() : HTTPBodySequence(data: bytes, suggestedBufferSize: 1 << 17)
    return HTTPResponse(
      statusCode: HTTPStatusCode(status, phrase: Self.phrases[status] ?? ""), headers: headers,
      body: body)
  }

  private static let phrases = [
    200: "OK", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
    503: "Service Unavailable",
  ]

  private static func headers(_ type: String) -> HTTPHeaders {
    HTTPHeaders([
      .contentType: type, HTTPHeader("Cache-Control"): "no-store",
      HTTPHeader("X-Content-Type-Options"): "nosniff",
      HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
    ])
  }

  // MARK: - Open pages

  private func listen() -> AsyncStream<[UInt8]> {
    // States replace each other, so a slow reader misses nothing that still holds.
    let (events, listener) = AsyncStream.makeStream(
      of: [UInt8].self, bufferingPolicy: .bufferingNewest(1))
    count += 1
    let number = count
    listeners[number] = listener
    listener.onTermination = { [weak self] _ in
      Task { await self?.forget(number) }
    }
    listener.yield(Array(event.utf8))
    return events
  }

  private func forget(_ number: UInt64) {
    listeners[number] = nil
  }

  private var event: String {
    let state = (try? JSONEncoder().encode(site.state)) ?? Data()
    // A page asks again half a second after the server has gone.
    return "retry: 500\ndata: \(String(decoding: state, as: UTF8.self))\n\n"
  }

  private func tellListeners() {
    send(event)
  }

  private func send(_ text: String) {
    for listener in listeners.values { listener.yield(Array(text.utf8)) }
  }
}

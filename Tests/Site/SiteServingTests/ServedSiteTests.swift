import Foundation
import Testing

@testable import page_server

@Suite("What a served site answers")
struct ServedSiteTests {
  private static let page = Data(
    """
    <head>
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'">
    </head>
    <body>The word &lt;/head&gt;, and 'default-src'.</body>
    """.utf8)
  private var site = ServedSite(name: "test")

  init() {
    site.show([
      "index.html": Self.page, "404.html": Data("<head></head>none".utf8),
      "style.css": Data("p {}".utf8), "cards/a b.svg": Data("<svg/>".utf8),
    ])
  }

  private func content(
    _ path: String, _ method: String = "GET", host: String? = "127.0.0.1:8000"
  ) -> (status: Int, type: String, text: String)? {
    guard case .content(let status, let type, let bytes) = site.answer(method, path, host: host)
    else { return nil }
    return (status, type, String(decoding: bytes, as: UTF8.self))
  }

  @Test(
    "A page gets the script with its build and may listen to its server; the rest stays as it is")
  func live() throws {
    let served = try #require(content("/"))
    #expect(served.status == 200 && served.type == "text/html; charset=utf-8")
    #expect(
      served.text == """
        <head>
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; connect-src 'self'; script-src 'self'">
        <script defer src="/.live/script.js" data-build="test-1"></script>
        </head>
        <body>The word &lt;/head&gt;, and 'default-src'.</body>
        """)
    #expect(try #require(content("/style.css")) == (200, "text/css; charset=utf-8", "p {}"))
    #expect(try #require(content("/cards/a b.svg")).type == "image/svg+xml")
    #expect(site.files["index.html"] == Self.page)
  }

  @Test(
    "No address leads out of the site's files, and those of others have no names that begin with a dot",
    arguments: [
      "/none", "/../index.html", "/cards/../index.html", "/./index.html", "//etc/passwd",
      "/.made-by-workbook", "/.live", "/.live/script.js/", "/cards", "/cards/", "/index.html/",
      "/index.html\0", "\\index.html",
    ])
  func outside(path: String) throws {
    let answer = try #require(content(path))
    #expect(answer.status == 404 && answer.text.hasSuffix("none"))
  }

  @Test("A host that is not this machine is refused, with or without a port")
  func hosts() {
    for host in ["127.0.0.1", "localhost:8000", "LocalHost:1", "[::1]:8000"] {
      #expect(content("/", host: host)?.status == 200, "\(host)")
    }
    for host in [
      nil, "", "example.org", "example.org:8000", "127.0.0.1.example.org", "localhost.example.org",
      "127.0.0.2", "0.0.0.0:8000", "localhost:", "localhost:x", "127.0.0.1@example.org",
      "example.org/127.0.0.1", "127x0.0.1",
    ] {
      #expect(content("/", host: host)?.status == 403, "\(host ?? "none")")
      #expect(content("/.live/events", host: host)?.status == 403, "\(host ?? "none")")
    }
  }

  @Test("Nothing but reading is allowed", arguments: ["POST", "PUT", "DELETE", "OPTIONS", "get"])
  func methods(method: String) {
    #expect(content("/", method)?.status == 405)
    #expect(site.answer("HEAD", "/.live/events", host: "localhost") == .events)
    #expect(site.answer("GET", "/.live/script.js", host: "localhost") == .script)
  }

  @Test(
    "Pages are told of another build only if a file is another, and of a fault until it is gone")
  mutating func states() {
    #expect(site.state == .init(build: "test-1"))
    site.complain("ch01.md:3:1: no")
    #expect(site.state == .init(build: "test-1", fault: "ch01.md:3:1: no"))
    #expect(content("/")?.status == 200)
    site.show(site.files)
    #expect(site.state == .init(build: "test-1"))
    site.show(["index.html": Data("new".utf8)])
    #expect(site.state == .init(build: "test-2"))
    #expect(
      content("/missing") ?? (0, "", "") == (404, ContentType.text, "There is no such page.\n"))
  }

  @Test("Before the first build, each address shows a page that waits for it")
  func waiting() throws {
    let empty = ServedSite(name: "test")
    guard case .content(503, _, let bytes) = empty.answer("GET", "/ch17.html", host: "localhost")
    else { return #expect(Bool(false)) }
    #expect(String(decoding: bytes, as: UTF8.self).contains("data-build=\"test-0\""))
  }
}

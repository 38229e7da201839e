import Foundation
import FoundationNetworking
import Testing

@Suite("site serve", .needsBuiltTool, .serialized, .timeLimit(.minutes(5)))
struct ServingTests {
  private let bench: Workbench
  private let server: RunningTool

  init() throws {
    bench = try Workbench()
    server = try RunningTool(["site", "serve", "--port", "0"] + bench.options, on: bench)
  }

  private func address() async throws -> String {
    try await server.eventually {
      server.printed.firstMatch(of: #/http://127\.0\.0\.1:\d+//#).map { String($0.output) }
    }
  }

  private func get(_ address: String) async throws -> (status: Int, text: String) {
    let (data, response) = try await URLSession.shared.data(
      from: try #require(URL(string: address)))
    return ((response as? HTTPURLResponse)?.statusCode ?? 0, String(decoding: data, as: UTF8.self))
  }

  @Test(
    "What is saved is shown, what cannot be read is told and leaves the page, and Ctrl-C ends it")
  func serving() async throws {
    let page = try await address() + "ch01.html"
    let first = try await server.eventually {
      let answer = try await get(page)
      return answer.status == 200 ? answer.text : nil
    }
    #expect(first.contains("src=\"/.live/script.js\""))

    let sentence = "Put the view on screen, and say that you are done.\n"
    try bench.editChapter(sentence, sentence + "Seen at once.\n")
    let second = try await server.eventually {
      let text = try await get(page).text
      return text.contains("Seen at once.") ? text : nil
    }
    #expect(second != first)
    #expect(server.printed.contains("chapters/ch01-cut.md: built again in"))

    try bench.editChapter("Seen at once.\n", "Never seen.\n\n```swift exercise open\n")
    _ = try await server.eventually {
      server.printed.contains("The exercise open has no check.") ? true : nil
    }
    #expect(server.printed.contains("chapters/ch01-cut.md:"))
    #expect(server.printed.contains("The pages stay as they are until this is mended."))
    #expect(try await get(page).text == second)

    try bench.editChapter("Never seen.\n\n```swift exercise open\n", "Mended.\n")
    _ = try await server.eventually { try await get(page).text.contains("Mended.") ? true : nil }

    let port = try #require(URL(string: page)?.port)
    let taken = try bench.run("site", "serve", "--port", "\(port)")
    #expect(taken.status == 2)
    #expect(
      taken.words.isEmpty
        && taken.errors.contains("Another program listens on port \(port). End it, or choose"))

    server.process.interrupt()
    server.process.waitUntilExit()
    #expect(server.process.terminationStatus == 0)
    #expect(server.printed.hasSuffix("Stopped.\n"))

    let site = bench.folder + "/site"
    #expect(try bench.run("site", "build", "--output", site).status == 0)
    for name in try FileManager.default.subpathsOfDirectory(atPath: site) {
      let text = String(
        decoding: try Data(contentsOf: URL(filePath: "\(site)/\(name)")), as: UTF8.self)
      #expect(!text.contains(".live/") && !text.contains("EventSource"), "\(name)")
    }
  }
}

import Foundation
import Testing

@testable import Conformance

@Suite("Recordings of hosts")
struct RecordingTests {
  private let folder =
    FileManager.default.temporaryDirectory.path + "/recordings-\(UUID().uuidString)"

  private static let header = """
    {"format":3,"host":{"device":"iPhone17,5 (simulator)","name":"UIKit","screen":\
    {"height":844,"scale":3,"width":390},"tools":"Xcode 2650","version":"iOS 99"}}
    """

  private func write(_ text: String, as name: String = "a.jsonl") throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
  }

  @Test("A rule that has begun and not ended has crashed, and the next process goes on in the file")
  func crashes() throws {
    try write(
      """
      \(Self.header)
      {"began":"a.b"}
      {"id":"a.b","facts":[{"condition":"x == 1","holds":true,"seen":"1"},{"condition":"y","seen":""}]}
      {"began":"a.c"}
      \(Self.header)
      {"began":"a.e"}
      {"id":"a.e","notRun":"No finger."}
      {"id":"a.f","notRun":"No call."}
      {"began":"a.d"}
      {"id":"a.d","fac
      """)
    let recording = try #require(try Recording.all(in: folder).first)
    #expect(recording.host.title == "UIKit, iOS 99")
    #expect(
      recording.host.circumstances
        == "iPhone17,5 (simulator), 390 × 844 points at 3 pixels, Xcode 2650")
    #expect(
      recording.answers == [
        "a.b": .facts([
          .init(condition: "x == 1", holds: true, seen: "1"),
          .init(condition: "y", holds: nil, seen: ""),
        ]),
        "a.c": .crashed, "a.d": .crashed, "a.e": .notRun("No finger."), "a.f": .notRun("No call."),
      ])
    #expect(recording.hasAsked("a.b"))
    #expect(!recording.hasAsked("a.e"))
  }

  @Test("What is written is read again")
  func writing() throws {
    let recording = Recording(
      host: .engine,
      answers: [
        "a.b": .facts([.init(condition: "x/y", holds: false, seen: "")]), "a.c": .crashed,
        "a.d": .notRun("No call."),
      ])
    try write(String(decoding: try recording.lines(), as: UTF8.self))
    #expect(try Recording.all(in: folder) == [recording])
  }

  @Test("A folder without recordings is named")
  func folders() throws {
    #expect(throws: RecordingError.folderNotReadable(folder)) { try Recording.all(in: folder) }
    try write("", as: "a.json")
    #expect(throws: RecordingError.noRecordings(folder)) { try Recording.all(in: folder) }
  }

  @Test("A line that does not belong to a recording is named")
  func wrongLines() throws {
    let file = folder + "/a.jsonl"
    let wrong: [(String, RecordingError)] = [
      ("", .notARecording(file, line: 1)),
      ("[]\n", .notARecording(file, line: 1)),
      ("{\"began\":\"a.b\"}\n", .notARecording(file, line: 1)),
      (Self.header + "\n{}\n", .notARecording(file, line: 2)),
      (Self.header + "\n{\"id\":\n{}\n", .notARecording(file, line: 2)),
      ("{\"format\":7,\"host\":\"me\"}\n", .otherFormat(file, 7)),
      (
        Self.header + "\n" + Self.header.replacing("iOS 99", with: "iOS 98") + "\n",
        .severalHosts(file, line: 2)
      ),
    ]
    for (text, error) in wrong {
      try write(text)
      #expect(throws: error, "\(text)") { try Recording.all(in: folder) }
    }
  }
}

import Foundation
import Motion
import Record
import Testing

@testable import Expectations

@Suite("What a checks program reads")
struct TranscriptReaderTests {
  private let pipe = Pipe()
  private var reader: TranscriptReader {
    TranscriptReader(descriptor: pipe.fileHandleForReading.fileDescriptor)
  }

  private func transcript(_ scenario: String, _ answers: String...) -> RunTranscript {
    RunTranscript(
      label: Run.Label(scenario: scenario, screen: Size(width: 390, height: 844)),
      steps: [.wait(1)], answers: answers.map { Data($0.utf8) })
  }

  private func text(_ transcript: RunTranscript?) -> String? {
    transcript.map { run in
      "\(run.label.scenario) \(run.steps.count) "
        + "\(run.answers.map { String(decoding: $0, as: UTF8.self) })"
    }
  }

  @Test("The reference comes first, then the answer's runs, however the bytes are cut")
  func order() throws {
    let input = ChecksInput(
      .likeness, reference: [transcript("a", "1", "2"), transcript("b")], scenarios: ["tap"],
      exceptions: [.ends])
    let bytes = try input.lines() + transcript("c", "3").lines()
    let reader = reader
    #expect(reader.hasNothing)
    let writing = pipe.fileHandleForWriting
    Thread.detachNewThread {
      for start in stride(from: 0, to: bytes.count, by: 7) {
        writing.write(bytes.dropFirst(start).prefix(7))
      }
      try? writing.close()
    }
    let read = try ChecksInput(reader)
    #expect(read.question == .likeness)
    #expect(read.exceptions == [.ends])
    #expect(read.scenarios == ["tap"])
    #expect(
      read.reference?.map { text($0) } == [
        #"a 1 ["1", "2"]"#, #"b 1 []"#,
      ])
    #expect(text(try reader.transcript()) == #"c 1 ["3"]"#)
    #expect(try reader.transcript() == nil)
  }

  @Test("A line may be longer than what one call reads, and many may come at once")
  func longLines() throws {
    let long = String(repeating: "x", count: 300_000)
    let runs = [transcript("a", long, "2"), transcript("b", "3"), transcript("c", "4", long)]
    let bytes = try runs.map { try $0.lines() }.reduce(Data(), +)
    let writing = pipe.fileHandleForWriting
    Thread.detachNewThread {
      writing.write(bytes)
      try? writing.close()
    }
    let reader = reader
    for run in runs { #expect(text(try reader.transcript()) == text(run)) }
    #expect(try reader.transcript() == nil)
    #expect(reader.line() == nil)
  }

  @Test("An answer that is the reference has none beside it, and a missing run is an error")
  func missing() throws {
    pipe.fileHandleForWriting.write(try ChecksInput(reference: nil).lines())
    #expect(try ChecksInput(reader).reference == nil)
    let all = try ChecksInput(reference: [transcript("a", "1")]).lines()
    let head = all[...(try #require(all.firstIndex(of: UInt8(ascii: "\n"))))]
    pipe.fileHandleForWriting.write(head)
    try pipe.fileHandleForWriting.close()
    #expect(throws: ChecksInput.InputEnded.self) { try ChecksInput(reader) }
  }
}

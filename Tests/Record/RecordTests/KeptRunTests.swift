import Foundation
import Motion
import Testing

@testable import Record

@Suite("Runs that are kept")
struct KeptRunTests {
  private var run: RunTranscript {
    RunTranscript(
      label: Run.Label(scenario: "all", screen: Size(width: 390, height: 844)), steps: [.wait(0.5)],
      answers: [Data(#"{"record":[]}"#.utf8), Data("second".utf8)], refusals: ["no such view"],
      output: "two\nlines\n")
  }

  @Test("All that is known of them reads back")
  func readsBack() throws {
    let other = RunTranscript(label: run.label)
    let read = try #require(RunTranscript.runs(in: RunTranscript.text(of: [run, other, run])))
    #expect(read.map(\.answers) == [run.answers, [], run.answers])
    #expect(read.map(\.output) == [run.output, "", run.output])
    #expect(read.map(\.refusals) == [run.refusals, [], run.refusals])
    #expect(read.map(\.steps) == [run.steps, [], run.steps])
  }

  @Test("A text that was cut anywhere is none of them")
  func cut() throws {
    let text = try RunTranscript.text(of: [run])
    for length in 1..<text.count {
      #expect(RunTranscript.runs(in: text.prefix(length)) == nil, "\(length)")
    }
  }
}

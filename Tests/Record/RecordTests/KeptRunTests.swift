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
    var other = RunTranscript(label: run.label)
    other.wasEndedByClock = true
    let read = try #require(RunTranscript.runs(in: RunTranscript.text(of: [run, other, run])))
    #expect(read.map(\.answers) == [run.answers, [], run.answers])
    #expect(read.map(\.output) == [run.output, "", run.output])
    #expect(read.map(\.refusals) == [run.refusals, [], run.refusals])
    #expect(read.map(\.steps) == [run.steps, [], run.steps])
    #expect(read.map(\.wasEndedByClock) == [false, true, false])
  }

  @Test("A text that was cut anywhere is none of them")
  func cut() throws {
    let text = try RunTranscript.text(of: [run])
    for length in 1..<text.count {
      #expect(RunTranscript.runs(in: text.prefix(length)) == nil, "\(length)")
    }
  }

  @Test("The step in which a program ended is shown, and no part of what is judged")
  func unfinishedStep() throws {
    let entry = { (method: String, instant: Double) in
      Timeline.Entry.event(
        Event(
          instant: instant,
          kind: .call(Call(direction: .toApp, receiver: "A", object: 1, method: method))))
    }
    let first = try AnswerText.entry(entry("first()", 0.1), isFirst: true)
    let second = try AnswerText.entry(entry("second()", 0.2), isFirst: false)
    var transcript = RunTranscript(label: run.label, steps: [.wait(0.5)])
    func methods(_ text: Data, stop: Stop? = Stop(reason: .trapped)) throws -> [String] {
      transcript.unfinished = text
      transcript.stop = stop
      let kept = try #require(RunTranscript.runs(in: RunTranscript.text(of: [transcript]))?.first)
      #expect(try kept.run().calls().isEmpty)
      return try kept.shownRun().calls().map(\.call.method)
    }
    let whole = AnswerText.beginning + first + second
    #expect(try methods(whole) == ["first()", "second()"])
    #expect(try methods(whole, stop: nil) == [])
    #expect(try methods(whole.dropLast(3)) == ["first()"])
    #expect(try methods(AnswerText.beginning) == [])
    #expect(try methods(Data("ended".utf8)) == [])
    let backwards =
      AnswerText.beginning
      + (try AnswerText.entry(entry("late()", 0.2), isFirst: true))
      + (try AnswerText.entry(entry("early()", -1), isFirst: false))
    #expect(try methods(backwards) == [])
  }
}

import Chapters
import Foundation
import Motion
import Record
import Testing

@testable import Checking

@Suite("The rules of the conversation between judge and program")
struct PlayerTests {
  static let launch = JudgeMessage.launch(screen: Size(width: 390, height: 844), scale: 3)
  static let tap = JudgeMessage.perform(.tap(.view("first")))
  static let finish = JudgeMessage.finish
  static let piece = #"{"record":[],"now":1,"answer":"piece"}"#
  static let goodbye = #"{"record":[],"now":1,"answer":"goodbye"}"#
  static let cannot = #"{"record":[],"now":1,"answer":{"cannot":"there is no view named first"}}"#

  @Test("A run is a launch, the steps, and a goodbye")
  func script() {
    let variant = ScenarioVariant(
      scenario: "tap", screen: .phone, parameters: [:], steps: [.tap(.view("first")), .wait(1)])
    #expect(
      Player.script(of: variant) == [
        Self.launch, Self.tap, .perform(.wait(1)), Self.finish,
      ])
  }

  @Test(
    "An answer is accepted only if it belongs to the message",
    arguments: [
      (launch, piece, true),
      (tap, piece, true),
      (tap, cannot, true),
      (tap, goodbye, false),
      (tap, #"{"record":[],"now":1,"answer":{"cannot":"#, false),
      (launch, goodbye, false),
      (tap, #"{"record":[],"now":1,"answer": "piece"}"#, false),
      (tap, #"{"record":[],"now":1,"answer":{"cannot":"\"answer\":\"piece\"}"}}"#, true),
      (tap, #"{"record":[],"now":1,"answer":{"cannot":"\"answer\":\"goodbye\"}"}}"#, true),
      (tap, "hello", false),
      (tap, "", false),
      (finish, goodbye, true),
      (finish, piece, false),
      (finish, cannot, false),
    ])
  func answers(message: JudgeMessage, answer: String, isAccepted: Bool) {
    var transcript = RunTranscript(
      label: Run.Label(scenario: "tap", screen: Size(width: 390, height: 844)))
    let line = Data(answer.utf8)
    #expect(Player.accept(line, to: message, &transcript) == isAccepted)
    #expect(transcript.answers == (isAccepted ? [line] : []))
  }

  @Test("A step that cannot be performed is a refusal, and its reason is kept")
  func refusal() {
    var transcript = RunTranscript(
      label: Run.Label(scenario: "tap", screen: Size(width: 390, height: 844)))
    let line = Data(Self.cannot.utf8)
    #expect(Player.accept(line, to: Self.tap, &transcript))
    #expect(transcript.refusals == ["there is no view named first"])
  }
}

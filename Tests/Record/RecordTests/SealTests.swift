import Foundation
import Motion
import Testing

@testable import Record

@Suite("An answer counts only with the stage's seal")
struct SealTests {
  @Test(
    "SipHash-2-4 gives what its authors publish",
    arguments: [
      (0, 0x726f_db47_dd0e_0e31), (1, 0x74f8_39c5_93dc_67fd), (2, 0x0d6c_8009_d9a9_4f5a),
      (3, 0x8567_6696_d7fb_7e2d), (4, 0xcf27_94e0_2771_87b7), (5, 0x1876_5564_cd99_a68d),
      (6, 0xcbc9_466e_58fe_e3ce), (7, 0xab02_00f5_8b01_d137), (8, 0x93f5_f579_9a93_2462),
      (15, 0xa129_ca61_49be_45e5),
    ] as [(Int, UInt64)])
  func vectors(count: Int, digest: UInt64) {
    let hash = SipHash(key: 0x0706_0504_0302_0100, 0x0f0e_0d0c_0b0a_0908)
    #expect(hash.digest(of: (0..<count).map { UInt8($0) }) == digest)
  }

  private let seal = Seal(key: 1, 2)
  private let message = Data("perform".utf8)
  private let answer = Data("piece".utf8)

  @Test("What the stage seals, the judge opens, who knows the key from its line")
  func roundTrip() throws {
    let other = try #require(Seal(line: Data(seal.line.utf8)))
    let line = answer + other.mark(of: answer, to: message, number: 3)
    #expect(seal.opened(line, to: message, number: 3) == answer)
    #expect(line.count == answer.count + 17)
  }

  @Test("A seal fits no other answer, message, number or key")
  func others() {
    let line = answer + seal.mark(of: answer, to: message, number: 3)
    #expect(seal.opened(line, to: Data("finish".utf8), number: 3) == nil)
    #expect(seal.opened(line, to: message, number: 4) == nil)
    #expect(Seal().opened(line, to: message, number: 3) == nil)
    #expect(seal.opened(line + Data(" ".utf8), to: message, number: 3) == nil)
    #expect(seal.opened(answer, to: message, number: 3) == nil)
    #expect(seal.opened(Data(), to: message, number: 3) == nil)
    for index in line.indices {
      var forged = line
      forged[index] ^= 1
      #expect(seal.opened(forged, to: message, number: 3) == nil)
    }
    // The end of a message is not taken for the beginning of an answer.
    let longer = Data("e".utf8) + answer
    let moved = longer + seal.mark(of: longer, to: Data("perform".dropLast().utf8), number: 3)
    #expect(seal.opened(moved, to: message, number: 3) == nil)
  }

  @Test("Two runs have different keys, and what is no key is none")
  func keys() {
    #expect(Seal().line != Seal().line)
    #expect(Seal(line: Data("{}".utf8)) == nil)
    #expect(Seal(line: Data(String(repeating: "g", count: 32).utf8)) == nil)
  }
}

@Suite("A record has to agree with what was asked")
struct AgreementTests {
  private let screen = Size(width: 100, height: 200)

  private func layer(_ size: Size) -> LayerDescription {
    var layer = LayerDescription(id: 1, kind: "UIWindow")
    layer.model.bounds = Rectangle(x: 0, y: 0, width: size.width, height: size.height)
    return layer
  }

  private func launch(_ size: Size) -> StageMessage {
    .piece(
      commits: [Commit(instant: 0, layers: [layer(size)], removed: [], root: 1)], events: [],
      now: 0.5)
  }

  private func piece(_ step: Int, _ touches: [(Touch.Phase, Point)], until now: Double)
    -> StageMessage
  {
    let events = touches.map { phase, place in
      Event(
        instant: now, kind: .touch(Touch(phase: phase, location: place, finger: 0, target: nil)))
    }
    return .piece(
      commits: [], events: [Event(instant: now, kind: .step(step))] + events, now: now)
  }

  private func forged(_ answers: [StageMessage], _ steps: [Step]) throws -> Int? {
    let label = Run.Label(scenario: "s", screen: screen)
    let transcript = RunTranscript(
      label: label, steps: steps, answers: try answers.map { try Wire.encode($0) })
    do throws(ForgedAnswer) { _ = try transcript.run() } catch { return error.index }
    return nil
  }

  private let steps: [Step] = [.tap(.fraction(Point(x: 0.5, y: 0.5))), .wait(1)]
  private var tapped: [(Touch.Phase, Point)] {
    [(.began, Point(x: 50, y: 100)), (.ended, Point(x: 50, y: 100))]
  }

  @Test("A record of these steps on this screen is accepted")
  func agrees() throws {
    let end = StageMessage.goodbye(commits: [], events: [], now: 2)
    let answers = [launch(screen), piece(0, tapped, until: 0.55), piece(1, [], until: 1.55), end]
    #expect(try forged(answers, steps) == nil)
    #expect(try forged(Array(answers.prefix(2)), steps) == nil)
  }

  @Test("Another screen, touch, step or time is refused at its answer")
  func disagrees() throws {
    let other = Size(width: 101, height: 200)
    #expect(try forged([launch(other)], steps) == 0)
    #expect(try forged([.piece(commits: [], events: [], now: 0)], steps) == 0)
    #expect(try forged([launch(screen), piece(0, [], until: 1)], steps) == 1)
    let aside = tapped.map { ($0.0, Point(x: 51, y: 100)) }
    #expect(try forged([launch(screen), piece(0, aside, until: 1)], steps) == 1)
    #expect(try forged([launch(screen), piece(1, tapped, until: 1)], steps) == 1)
    let first = [launch(screen), piece(0, tapped, until: 0.55)]
    #expect(try forged(first + [piece(1, [], until: 1.5)], steps) == 2)
    #expect(try forged(first + [piece(1, tapped, until: 1.6)], steps) == 2)
    let early = StageMessage.goodbye(commits: [], events: [], now: 2)
    #expect(try forged(first + [early], steps) == 2)
    #expect(try forged(first + [piece(1, [], until: 1.6), piece(2, [], until: 2)], steps) == 3)
  }

  @Test("A finger moves as far as it was told, and ends as it was told")
  func drags() throws {
    let drag = Step.drag(
      from: .point(Point(x: 10, y: 20)), by: Size(width: 30, height: 0), duration: 0.2,
      ending: .hold)
    let on = Step.dragOn(by: Size(width: 5, height: 0), duration: 0.1, ending: .lift)
    let moves: [(Touch.Phase, Point)] = [
      (.began, Point(x: 10, y: 20)), (.moved, Point(x: 40, y: 20)),
    ]
    let ends: [(Touch.Phase, Point)] = [
      (.moved, Point(x: 45, y: 20)), (.ended, Point(x: 45, y: 20)),
    ]
    let begun = [launch(screen), piece(0, moves, until: 0.7)]
    #expect(try forged(begun + [piece(1, ends, until: 0.8)], [drag, on]) == nil)
    #expect(try forged(begun + [piece(1, moves, until: 0.8)], [drag, on]) == 2)
    #expect(try forged([launch(screen), piece(0, ends, until: 0.7)], [drag, on]) == 1)
    // A finger that rests sends nothing, and one that should move does.
    let rest = Step.dragOn(by: Size(width: 0, height: 0), duration: 0.1, ending: .hold)
    let goOn = Step.dragOn(by: Size(width: 5, height: 0), duration: 0.1, ending: .hold)
    #expect(try forged(begun + [piece(1, [], until: 0.8)], [drag, rest]) == nil)
    #expect(try forged(begun + [piece(1, [], until: 0.8)], [drag, goOn]) == 2)
  }
}

import EngineTesting
import Foundation
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

/// `WORKBOOK_WALK=100000 swift test -c release --filter RandomWalks` walks further.
@MainActor
@Suite("Random walks through UIKit", .oneAtATime)
struct RandomWalks {
  nonisolated static let calls =
    ProcessInfo.processInfo.environment["WORKBOOK_WALK"].flatMap { Int($0) } ?? 1000

  nonisolated static let seeds: [UInt64] = [1, 2, 3, 5, 8, 13]

  @Test("Whatever is called, nothing traps, leaks or stays open in silence", arguments: seeds)
  func walk(seed: UInt64) {
    let walker = Walker(seed: seed)
    walker.walk(calls: Self.calls)
    #expect(walker.problems == [])
    #expect(walker.calls == Self.calls)
  }

  @Test("Short walks end as well, at whatever instant they begin") func shortWalks() {
    for seed in 100..<UInt64(100 + Self.calls / 50) {
      let walker = Walker(seed: seed)
      // Instants that no other walk has, so that rounding has its say.
      walker.walk(calls: 100, after: Double(seed) / 997)
      #expect(walker.problems == [], "seed \(seed)")
    }
  }
}

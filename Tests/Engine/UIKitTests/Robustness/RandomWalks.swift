import EngineTesting
import Foundation
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

/// `WORKBOOK_WALK=100000 swift test -c release --filter RandomWalks` makes more calls.
@Suite("Random walks through UIKit", .inNewWorld)
struct RandomWalks {
  static let calls =
    Foundation.ProcessInfo.processInfo.environment["WORKBOOK_WALK"].flatMap { Int($0) } ?? 1000

  static let seeds: [UInt64] = [1, 2, 3, 5, 8, 13]

  @Test(
    "Random calls do not trap, leak or leave transitions open without a fault", arguments: seeds)
  func walk(seed: UInt64) {
    let walker = Walker(seed: seed)
    walker.walk(calls: Self.calls)
    #expect(walker.problems == [])
    #expect(walker.calls == Self.calls)
  }

  @Test("Short walks from any instant leave nothing behind") func shortWalks() {
    for seed in 100..<UInt64(100 + Self.calls / 50) {
      let walker = Walker(seed: seed)
      // Each walk starts at another fraction of a second, which varies rounding errors.
      walker.walk(calls: 100, after: Double(seed) / 997)
      #expect(walker.problems == [], "seed \(seed)")
    }
  }
}

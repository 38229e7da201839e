import Foundation

/// Measures dynamics: `dynamics-benchmark ITEMS SECONDS` prints one line of JSON.
///
/// `bin/bench engine` runs it. It plays second by second until all items rest, up to the given
/// number.
let arguments = CommandLine.arguments.dropFirst().compactMap { Int($0) }
guard arguments.count == 2, arguments[0] > 0, arguments[1] > 0 else {
  FileHandle.standardError.write(Data("usage: dynamics-benchmark ITEMS SECONDS\n".utf8))
  exit(2)
}
let room = Room(items: arguments[0])
var times: [Double] = []
while times.count < arguments[1], room.isMoving { times.append(room.play(1)) }

let total = times.reduce(0, +)
let result: [String: Double] = [
  "items": Double(arguments[0]), "virtualSeconds": Double(times.count), "seconds": total,
  "virtualSecondsPerSecond": Double(times.count) / total,
  "slowestVirtualSecondsPerSecond": 1 / (times.max() ?? 1), "isAtRest": room.isMoving ? 0 : 1,
  "checksum": room.checksum,
]
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
FileHandle.standardOutput.write(try encoder.encode(result) + Data("\n".utf8))

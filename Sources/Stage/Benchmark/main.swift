import Foundation
import Motion

/// Measures the sampler: `engine-benchmark LAYERS FRAMES` prints one line of JSON.
///
/// `bin/bench engine` runs it for several sizes, and the same scene in a browser.
let arguments = CommandLine.arguments.dropFirst().compactMap { Int($0) }
guard arguments.count == 2, arguments[0] > 0, arguments[1] > 0 else {
  FileHandle.standardError.write(Data("usage: engine-benchmark LAYERS FRAMES\n".utf8))
  exit(2)
}
let scene = Scene(count: arguments[0])
let frames = arguments[1]
let clock = ContinuousClock()
var sampler = LayerTreeSampler(scene.tree)
let preparation = seconds(clock.measure { sampler = LayerTreeSampler(scene.tree) })
_ = Scene.play(&sampler, frames: 2, rate: 60)

var sum = 0.0
let elapsed = seconds(clock.measure { sum = Scene.play(&sampler, frames: frames, rate: 60) })

let allocations = AllocationCounter.count { sum += Scene.play(&sampler, frames: 10, rate: 60) }
let result: [String: Double] = [
  "layers": Double(scene.count), "frames": Double(frames), "seconds": elapsed,
  "nanosecondsPerLayerAndFrame": elapsed * 1e9 / Double(scene.count * frames),
  "nanosecondsPerLayerToPrepare": preparation * 1e9 / Double(scene.count),
  "allocationsPerFrame": allocations.map { Double($0) / 10 } ?? -1, "checksum": sum,
]
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
FileHandle.standardOutput.write(try encoder.encode(result) + Data("\n".utf8))

func seconds(_ duration: Duration) -> Double {
  Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
}

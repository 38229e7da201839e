import Foundation
import HeadlessQuartzCore
import Record

/// The latest call from UIKit to the app, as a C string, which the host's signal handler can read.
enum LastCallback {
  private static let capacity = 400
  fileprivate static let memory: UnsafeMutablePointer<CChar> = {
    let memory = UnsafeMutablePointer<CChar>.allocate(capacity: capacity)
    memory.initialize(repeating: 0, count: capacity)
    return memory
  }()

  static func replace(by call: Call, at instant: Double) {
    let rounded = (instant * 1000).rounded() / 1000
    "\(call.receiver).\(call.method) at \(rounded)".withCString { text in
      let length = min(strlen(text), capacity - 1)
      memory.update(from: text, count: length)
      memory[length] = 0
    }
  }
}

/// The address of the text, which is updated in place.
///
/// The program host calls this once.
@_cdecl("stage_last_callback")
public func lastCallback() -> UnsafePointer<CChar> {
  UnsafePointer(LastCallback.memory)
}

/// The address of two numbers about a queue's latest block, which are updated in place; see ``LatestBlock``.
///
/// The program host calls this once.
@_cdecl("stage_latest_block")
public func latestBlock() -> UnsafePointer<UInt> {
  UnsafePointer(LatestBlock.memory)
}

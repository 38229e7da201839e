import Foundation
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

/// The block of a dispatch queue's that runs, or ran last, as two numbers that the host's signal handler can
/// read: the address of its code, and how many times in succession that was run.
enum LatestBlock {
  fileprivate static let memory: UnsafeMutablePointer<UInt> = {
    let memory = UnsafeMutablePointer<UInt>.allocate(capacity: 2)
    memory.initialize(repeating: 0, count: 2)
    return memory
  }()

  static func replace(by code: UInt) {
    memory[1] = memory[0] == code ? memory[1] + 1 : 1
    memory[0] = code
  }
}

/// The address of the numbers, which are updated in place.
///
/// The program host calls this once.
@_cdecl("stage_latest_block")
public func latestBlock() -> UnsafePointer<UInt> {
  UnsafePointer(LatestBlock.memory)
}

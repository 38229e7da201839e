import Foundation
import Record

/// The latest call of UIKit's to the app, in plain memory: the host reads it when a signal ends the
/// program.
enum LastCallback {
  private static let capacity = 400
  fileprivate static let memory: UnsafeMutablePointer<CChar> = {
    let memory = UnsafeMutablePointer<CChar>.allocate(capacity: capacity)
    memory.initialize(repeating: 0, count: capacity)
    return memory
  }()

  static func note(_ call: Call, at instant: Double) {
    let rounded = (instant * 1000).rounded() / 1000
    "\(call.receiver).\(call.method) at \(rounded)".withCString { text in
      let length = min(strlen(text), capacity - 1)
      memory.update(from: text, count: length)
      memory[length] = 0
    }
  }
}

/// What the program host calls to find the text, which changes in place.
@_cdecl("stage_last_callback")
public func lastCallback() -> UnsafePointer<CChar> {
  UnsafePointer(LastCallback.memory)
}

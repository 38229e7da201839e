import Foundation

/// Where the program is, kept in plain memory for the host to read when a signal ends it.
enum LastWords {
  private static let capacity = 400
  fileprivate static let memory: UnsafeMutablePointer<CChar> = {
    let memory = UnsafeMutablePointer<CChar>.allocate(capacity: capacity)
    memory.initialize(repeating: 0, count: capacity)
    return memory
  }()

  /// Notes which of the app's objects was called last, and when.
  static func note(_ receiver: String, _ method: String, at instant: Double) {
    let milliseconds = (instant * 1000).rounded() / 1000
    "\(receiver).\(method) at \(milliseconds)".withCString { text in
      let length = min(strlen(text), capacity - 1)
      memory.update(from: text, count: length)
      memory[length] = 0
    }
  }
}

/// The program host's door to the note; the text changes in place.
@_cdecl("stage_whereabouts")
public func whereabouts() -> UnsafePointer<CChar> {
  UnsafePointer(LastWords.memory)
}

import Motion
import Record

/// The frames of a run at a constant rate, with idle time cut short.
struct MovieFrames {
  /// The content of a frame; frames that look the same are equal.
  struct Frame: Equatable {
    /// SVG, in the window's coordinates.
    var content: String
    /// In points.
    var screen: Size
    var fingers: [Point]
  }

  private(set) var frames: [Frame] = []

  /// Frames per second.
  static let rate = 30.0
  /// The greatest number of equal frames between two movements.
  private static let rest = 18
  /// The number of frames before the first movement, and after the last.
  private static let ends = (first: 10, last: 36)
  /// The greatest number of frames of a run: half a minute.
  private static let limit = 900

  /// Samples a run from its beginning to its end.
  init(of timeline: Timeline, with drawing: inout FrameDrawing) {
    let history = LayerTreeHistory(timeline)
    let end = timeline.end.isFinite ? max(timeline.end, 0) : 0
    let count = Int(min(end * Self.rate + 1, Double(Self.limit)))
    var all: [Frame] = []
    for number in 0..<count {
      let instant = Double(number) / Self.rate
      let content = drawing.frame(of: history.tree(at: instant), at: instant)
      // A frame that is only partly drawn would look as if layers had vanished.
      guard !drawing.isExhausted || all.isEmpty else { break }
      all.append(
        Frame(
          content: content, screen: drawing.screen ?? timeline.screen,
          fingers: timeline.fingers(at: instant)))
    }
    frames = Self.withoutIdleTime(all)
  }

  private static func withoutIdleTime(_ all: [Frame]) -> [Frame] {
    var stretches: [[Frame]] = []
    for frame in all {
      if stretches.last?.last == frame {
        stretches[stretches.count - 1].append(frame)
      } else {
        stretches.append([frame])
      }
    }
    return stretches.enumerated().flatMap { index, frames -> [Frame] in
      let isFirst = index == 0
      let isLast = index == stretches.count - 1
      if isLast { return Array(repeating: frames[0], count: ends.last) }
      if isFirst { return Array(repeating: frames[0], count: ends.first) }
      return Array(frames.prefix(rest))
    }
  }
}

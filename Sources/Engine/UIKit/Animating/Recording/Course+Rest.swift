import HeadlessCoreGraphics
import HeadlessQuartzCore

extension Course {
  /// The part of the course from a progress to one of its ends, as a course of its own.
  ///
  /// - Parameters:
  ///   - progress: Where it begins; beyond 0...1 where a spring has carried it.
  ///   - goal: 0 or 1.
  ///   - present: The property's value on the screen, for values that only Motion interpolates.
  func rest(from progress: Double, to goal: Double, present: PropertyValue?) -> Course {
    let here = isAdditive ? nil : present?.part(keyPath)
    var rest = self
    switch values {
    case .line(let from, let to):
      let begin = here ?? from.mixed(with: to, at: progress)
      rest.values = .line(from: begin, to: goal == 0 ? from : to)
    case .keyframes(let frames, let times, let mode):
      let begin = here ?? value(at: progress, of: frames, times)
      var left = Array(zip(frames, times)).filter {
        goal == 0 ? $0.1 < progress : $0.1 > progress
      }
      if goal == 0 { left.reverse() }
      let length = abs(goal - progress)
      guard length > 0, !left.isEmpty else {
        rest.values = .line(from: begin, to: (goal == 0 ? frames.first : frames.last) ?? begin)
        break
      }
      rest.values = .keyframes(
        [begin] + left.map(\.0), times: [0] + left.map { abs($0.1 - progress) / length },
        mode: mode)
    }
    return rest
  }

  private func value(
    at progress: Double, of frames: [PropertyValue], _ times: [Double]
  ) -> PropertyValue {
    let count = min(frames.count, times.count)
    guard let next = (1..<max(count, 1)).first(where: { times[$0] >= progress }) else {
      return frames[count - 1]
    }
    let span = times[next] - times[next - 1]
    let share = span > 0 ? (progress - times[next - 1]) / span : 1
    return frames[next - 1].mixed(with: frames[next], at: share)
  }
}

extension PropertyValue {
  /// A value between two; those that have no components change half-way.
  fileprivate func mixed(with other: PropertyValue, at progress: Double) -> PropertyValue {
    func mix(_ one: CGFloat, _ two: CGFloat) -> CGFloat { one + (two - one) * CGFloat(progress) }
    switch (self, other) {
    case (.number(let one), .number(let two)):
      return .number(mix(one, two))
    case (.point(let one), .point(let two)):
      return .point(CGPoint(x: mix(one.x, two.x), y: mix(one.y, two.y)))
    case (.size(let one), .size(let two)):
      return .size(CGSize(width: mix(one.width, two.width), height: mix(one.height, two.height)))
    default:
      return progress < 0.5 ? self : other
    }
  }

  /// The part of a property's value that a key path of this engine addresses.
  fileprivate func part(_ keyPath: String) -> PropertyValue {
    switch self {
    case .rectangle(let rectangle) where keyPath == "bounds.origin": .point(rectangle.origin)
    case .rectangle(let rectangle) where keyPath == "bounds.size": .size(rectangle.size)
    case .point(let point) where keyPath.hasSuffix(".x"): .number(point.x)
    case .point(let point) where keyPath.hasSuffix(".y"): .number(point.y)
    default: self
    }
  }
}

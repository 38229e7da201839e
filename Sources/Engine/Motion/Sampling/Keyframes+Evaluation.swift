extension Keyframes {
  /// Returns the value at a fraction of the cycle; `nil` without any keyframe.
  ///
  /// Along a path each segment takes the same time unless key times say otherwise, and within a
  /// segment the curve's parameter runs evenly; in the paced modes the speed is constant.
  public func value(at fraction: Double) -> AnimatableValue? {
    if let path {
      guard let place = place(on: path, at: fraction) else { return nil }
      return .point(place.point)
    }
    guard let first = values.first, let last = values.last else { return nil }
    guard values.count > 1 else { return first }
    switch mode {
    case .discrete:
      return values[segment(at: fraction, of: values.count).index]
    case .linear:
      let (index, progress) = segment(at: fraction, of: values.count - 1)
      return values[index].interpolated(to: values[index + 1], at: progress)
    case .cubic:
      let (index, progress) = segment(at: fraction, of: values.count - 1)
      return spline(index, at: progress)
    case .paced:
      return paced(fraction) { values[$0].interpolated(to: values[$0 + 1], at: $1) } ?? last
    case .cubicPaced:
      return paced(fraction) { spline($0, at: $1) } ?? last
    }
  }

  /// Whether the layer turns with the direction of the path.
  var turnsLayer: Bool { rotatesAlongPath && path != nil }

  /// Returns the direction of the path at a fraction of the cycle, as an angle in radians.
  func direction(at fraction: Double) -> Double? {
    guard let path, let place = place(on: path, at: fraction) else { return nil }
    return reversesRotation ? place.direction + .pi : place.direction
  }

  private func place(
    on path: Path, at fraction: Double
  ) -> (point: Point, direction: Double)? {
    if mode == .paced || mode == .cubicPaced { return path.position(atLengthFraction: fraction) }
    let segments = path.segments
    guard !segments.isEmpty else { return nil }
    if mode == .discrete {
      let index = segment(at: fraction, of: segments.count + 1).index
      return index == segments.count
        ? (segments[index - 1].end, segments[index - 1].direction(at: 1))
        : (segments[index].start, segments[index].direction(at: 0))
    }
    let (index, progress) = segment(at: fraction, of: segments.count)
    return (segments[index].point(at: progress), segments[index].direction(at: progress))
  }

  /// Finds the segment that a fraction of the cycle falls in, and how far it is in there.
  ///
  /// At a key time the next segment begins; the last one includes its end.
  private func segment(at fraction: Double, of count: Int) -> (index: Int, progress: Double) {
    var index: Int
    var progress: Double
    if keyTimes.count == count + 1 {
      index = 0
      while index < count - 1, keyTimes[index + 1] <= fraction { index += 1 }
      let start = keyTimes[index]
      let length = keyTimes[index + 1] - start
      progress = length > 0 ? (fraction - start) / length : 1
    } else {
      let place = fraction * Double(count)
      let last = Double(count - 1)
      index = place > 0 ? Int(place < last ? place : last) : 0
      progress = place - Double(index)
    }
    progress = progress < 0 ? 0 : (progress > 1 ? 1 : progress)
    if index < curves.count { progress = curves[index].value(at: progress) }
    return (index, progress)
  }

  /// Returns the value on the smooth curve through all keyframes.
  ///
  /// Values that cannot be added and stretched, such as matrices, are interpolated linearly.
  private func spline(_ index: Int, at progress: Double) -> AnimatableValue {
    let from = values[index]
    let to = values[index + 1]
    switch from {
    case .matrix, .path, .colors, .picture: return from.interpolated(to: to, at: progress)
    default: break
    }
    let u2 = progress * progress
    let u3 = u2 * progress
    return from.scaled(by: 2 * u3 - 3 * u2 + 1)
      .adding(to.scaled(by: 3 * u2 - 2 * u3))
      .adding(tangent(at: index, leaving: true).scaled(by: u3 - 2 * u2 + progress))
      .adding(tangent(at: index + 1, leaving: false).scaled(by: u3 - u2))
  }

  /// Kochanek and Bartels' tangent at a keyframe, on its way out or in (SIGGRAPH 1984).
  ///
  /// At the ends the missing neighbour is the keyframe itself.
  private func tangent(at index: Int, leaving: Bool) -> AnimatableValue {
    let value = values[index]
    let before = index > 0 ? value.subtracting(values[index - 1]) : value.neutral
    let after = index + 1 < values.count ? values[index + 1].subtracting(value) : value.neutral
    let tension = index < tensions.count ? tensions[index] : 0
    let continuity = (index < continuities.count ? continuities[index] : 0) * (leaving ? 1 : -1)
    let bias = index < biases.count ? biases[index] : 0
    let incoming = (1 - tension) * (1 + continuity) * (1 + bias) / 2
    let outgoing = (1 - tension) * (1 - continuity) * (1 - bias) / 2
    return before.scaled(by: incoming).adding(after.scaled(by: outgoing))
  }

  /// Goes through all segments at constant speed; `nil` if there is no way to go.
  ///
  /// Curved segments are measured in 64 chords.
  private func paced(
    _ fraction: Double, _ value: (Int, Double) -> AnimatableValue
  ) -> AnimatableValue? {
    let chords = mode == .paced ? 1 : 64
    var lengths: [Double] = []
    var total = 0.0
    for index in 0..<(values.count - 1) {
      var from = values[index]
      for chord in 1...chords {
        let to = chord == chords ? values[index + 1] : value(index, Double(chord) / Double(chords))
        let length = from.distance(to: to)
        lengths.append(length)
        total += length
        from = to
      }
    }
    guard total > 0 else { return nil }
    var rest = (fraction < 0 ? 0 : (fraction > 1 ? 1 : fraction)) * total
    for (index, length) in lengths.enumerated() {
      if rest <= length, length > 0 {
        let progress = (Double(index % chords) + rest / length) / Double(chords)
        return value(index / chords, progress)
      }
      rest -= length
    }
    return nil
  }
}

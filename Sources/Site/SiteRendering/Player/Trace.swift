import Motion
import Record

/// A run as the player needs it: drawings with moving numbers, fingers and calls.
///
/// The numbers are those of ``FrameDrawing``, at each commit and at least twice in each frame, thinned
/// out to lines between a few instants.
struct Trace {
  /// A stretch of time in which only numbers of the drawing change.
  struct Shot {
    /// The beginning, in seconds.
    var instant: Double
    /// The drawing, with ``SVGPose/placeholder`` for each number that moves.
    var drawing: String
    /// In points.
    var screen: Size
    /// How the numbers move, in the order of their placeholders.
    var lines: [Polyline]
  }

  struct Finger {
    var instant: Double
    var number: Int
    /// `nil` when the finger leaves the screen.
    var location: Point?
  }

  /// "Yours" or "Reference"; empty for a run alone.
  var name: String
  let screen: Size
  /// The end of the trace, in seconds; before the run's end if that is too long to draw.
  private(set) var end = 0.0
  /// Whether the run goes on after the trace's end.
  private(set) var isCut = false
  private(set) var shots: [Shot] = []
  private(set) var fingers: [Finger] = []
  /// The intervals in which something moves, in seconds: ranges that do not touch, in order.
  private(set) var movements: [ClosedRange<Double>] = []
  let calls: CallList
  /// In the order of the tree.
  private(set) var layers: [TracedLayer] = []

  /// Where something can move, a drawing is made at least twice in each of these: a frame.
  private static let step = 1.0 / 60
  /// The shortest distance of drawings, in seconds.
  ///
  /// They are so near where something jumps, appears or disappears without a commit; what is only accelerated
  /// needs fewer.
  private static let finest = 2e-4
  /// The distance of the last drawing before a commit.
  private static let moment = 1e-5
  /// How many drawings are made at most: half a minute of uninterrupted movement.
  private static let limit = 3_600
  /// How many layers are drawn at most, in all drawings together.
  ///
  /// Seventy of them can move for half a minute. Each drawing of a layer takes some microseconds and some
  /// hundred bytes, and a stranger's program decides how many there are.
  static let budget = 250_000

  /// - Parameters:
  ///   - prefix: Unique on the page; letters, digits and hyphens.
  init(of run: Timeline, name: String = "", prefix: String) {
    self.name = name
    screen = run.screen
    calls = CallList(of: run)
    let history = LayerTreeHistory(run)
    var samples = Samples()
    var traced = TracedLayers()
    var last: Sample?
    var budget = Self.budget
    for (instant, canMove) in Self.instants(of: history) {
      let sample = Sample(of: history, at: instant, after: last, prefix: prefix)
      let between =
        if canMove, let last {
          Self.samples(
            of: history, between: last, and: sample, prefix: prefix, budget: &budget)
        } else {
          [Sample]()
        }
      budget -= sample.tree.layers.count
      for sample in between + [sample] where samples.count < Self.limit {
        traced.add(sample.tree, at: sample.instant)
        if let shot = samples.add(sample) { shots.append(shot) }
        end = sample.instant
      }
      guard samples.count < Self.limit, budget > 0 else { break }
      last = sample
    }
    isCut = end < run.end - Self.step
    if let shot = samples.finish() { shots.append(shot) }
    movements = samples.movements
    layers = traced.layers
    fingers = run.touches.filter { $0.instant <= end }.map { touch in
      let isDown = touch.content.phase == .began || touch.content.phase == .moved
      return Finger(
        instant: touch.instant, number: touch.content.finger,
        location: isDown ? touch.content.location : nil)
    }
  }

  /// The same trace with another prefix, for another player of a page.
  func renamed(from old: String, to new: String) -> Trace {
    var trace = self
    for index in trace.shots.indices {
      trace.shots[index].drawing = trace.shots[index].drawing
        .replacing("id=\"\(old)-", with: "id=\"\(new)-").replacing("#\(old)-", with: "#\(new)-")
    }
    return trace
  }

  /// The drawing in the middle between two, and more of them where the line from one to the other is not
  /// what is drawn: a spring begins with a hundred thousand points per second, squared.
  private static func samples(
    of history: LayerTreeHistory, between first: Sample, and last: Sample, prefix: String,
    budget: inout Int
  ) -> [Sample] {
    let length = last.instant - first.instant
    guard length > finest, budget > 0 else { return [] }
    let middle = Sample(
      of: history, at: wholeTick((first.instant + last.instant) / 2), after: first, prefix: prefix)
    budget -= middle.tree.layers.count
    guard middle.isOff(theLineFrom: first, to: last) else {
      return length > 0.6 * step ? [middle] : []
    }
    return samples(
      of: history, between: first, and: middle, prefix: prefix, budget: &budget) + [middle]
      + samples(of: history, between: middle, and: last, prefix: prefix, budget: &budget)
  }

  /// Films count time in units of 0.1 ms, in which what is fast moves by a part of a point.
  private static func wholeTick(_ instant: Double) -> Double { (instant * 1e4).rounded() / 1e4 }

  /// Each commit and the moment before it, and the frames at which something can move; with each, whether
  /// something can move between the instant before and it.
  private static func instants(
    of history: LayerTreeHistory
  ) -> [(instant: Double, canMove: Bool)] {
    let run = history.timeline
    let end = run.end.isFinite ? min(max(run.end, 0), 3_600) : 0
    var instants: [(instant: Double, canMove: Bool)] = []
    let commits = run.commits.map(\.instant).filter { $0 <= end }
    var budget = Self.budget
    for (index, commit) in commits.enumerated() {
      let next = index + 1 < commits.count ? commits[index + 1] : end
      guard next > commit || index == commits.count - 1 else { continue }
      instants.append((commit, false))
      guard instants.count < limit else { return instants }
      let tree = history.tree(at: commit)
      // Of no more commits than can be drawn are there trees: each has all layers.
      budget -= tree.layers.count
      guard budget > 0 else { return instants }
      let canMove = tree.layers.values.contains { !$0.animations.isEmpty }
      if canMove {
        var number = (commit / step).rounded(.down) + 1
        while number * step < next - moment, instants.count < limit {
          let instant = wholeTick(number * step)
          if instant > commit + moment, instant < next - moment { instants.append((instant, true)) }
          number += 1
        }
      }
      if next - moment > commit { instants.append((next - moment, canMove)) }
    }
    if let last = instants.last, end <= last.instant { return instants }
    return instants + [(end, false)]
  }
}

/// A run's drawing at an instant.
private struct Sample {
  let instant: Double
  let tree: LayerTree
  let text: String
  let screen: Size
  let pose: SVGPose

  /// - Parameter last: A drawing before it, which may be the same.
  init(of history: LayerTreeHistory, at instant: Double, after last: Sample?, prefix: String) {
    self.instant = instant
    tree = history.tree(at: instant)
    var drawing = FrameDrawing(prefix: prefix)
    let content = drawing.frame(of: tree, at: instant)
    let definitions = drawing.definitions.markup
    let text = definitions.isEmpty ? content : "<defs>\(definitions)</defs>\(content)"
    self.text = text
    screen = drawing.screen ?? history.timeline.screen
    pose = last.flatMap { $0.text == text ? $0.pose : nil } ?? SVGPose(text)
  }

  /// Whether the drawing has other parts than one of two others, or a number that is further from the straight
  /// way between theirs than somebody might see.
  ///
  /// With this drawing as a corner, what is left between it and the two is a quarter of that.
  func isOff(theLineFrom first: Sample, to last: Sample) -> Bool {
    guard pose.form == first.pose.form, pose.form == last.pose.form else { return true }
    let part = (instant - first.instant) / (last.instant - first.instant)
    return pose.numbers.indices.contains { index in
      let start = first.pose.numbers[index]
      let straight = start + part * (last.pose.numbers[index] - start)
      return abs(pose.numbers[index] - straight) > 3 * pose.tolerances[index]
    }
  }
}

/// Drawings of one form in a row, which become a shot.
private struct Samples {
  private(set) var count = 0
  private(set) var movements: [ClosedRange<Double>] = []
  private var text = ""
  private var screen = Size.zero
  private var first: SVGPose?
  private var instants: [Double] = []
  private var numbers: [[Double]] = []

  /// Adds a drawing, and returns the shot that ends with it, if one does.
  mutating func add(_ sample: Sample) -> Trace.Shot? {
    count += 1
    if sample.text == text, sample.screen == screen, let last = numbers.last {
      // Only the last of equal drawings is needed, after the first.
      if numbers.count > 1, numbers[numbers.count - 2] == last {
        instants[instants.count - 1] = sample.instant
      } else {
        instants.append(sample.instant)
        numbers.append(last)
      }
      return nil
    }
    if let last = instants.last { move(last...sample.instant) }
    let pose = sample.pose
    let isSame = first?.form == pose.form && screen == sample.screen
    let finished = isSame ? nil : finish()
    text = sample.text
    screen = sample.screen
    if !isSame { first = pose }
    instants.append(sample.instant)
    numbers.append(pose.numbers)
    return finished
  }

  /// Notes that something moves; short rests between movements do not count.
  private mutating func move(_ range: ClosedRange<Double>) {
    if let last = movements.last, range.lowerBound - last.upperBound < 0.1 {
      movements[movements.count - 1] = last.lowerBound...range.upperBound
    } else {
      movements.append(range)
    }
  }

  /// The shot of the drawings since the last one.
  mutating func finish() -> Trace.Shot? {
    guard let first, let instant = instants.first else { return nil }
    defer { (instants, numbers) = ([], []) }
    var lines: [Polyline] = []
    var drawing: [UInt8] = []
    var slot = 0
    var index = 0
    let form = first.form
    while index < form.count {
      guard form[index] == SVGPose.placeholder[0], slot < first.numbers.count,
        form[index + 1] == SVGPose.placeholder[1], form[index + 2] == SVGPose.placeholder[2]
      else {
        drawing.append(form[index])
        index += 1
        continue
      }
      let line = Polyline(
        through: zip(instants, numbers).map { ($0, $1[slot]) }, tolerance: first.tolerances[slot])
      if line.corners.count > 1 {
        lines.append(line)
        drawing += SVGPose.placeholder
      } else {
        drawing += svg(factor: first.numbers[slot]).utf8
      }
      slot += 1
      index += 3
    }
    return Trace.Shot(
      instant: instant, drawing: String(decoding: drawing, as: UTF8.self), screen: screen,
      lines: lines)
  }
}

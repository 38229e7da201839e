import Motion
import Record

/// A run as the player needs it: drawings with moving numbers, fingers and calls.
///
/// The numbers are those of ``FrameDrawing``, twice in each frame and at each commit, thinned out to
/// lines between a few instants.
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
  private(set) var shots: [Shot] = []
  private(set) var fingers: [Finger] = []
  /// The intervals in which something moves, in seconds: ranges that do not touch, in order.
  private(set) var movements: [ClosedRange<Double>] = []
  let calls: CallList
  /// In the order of the tree.
  private(set) var layers: [TracedLayer] = []

  /// Half a frame: lines through these instants deviate from a spring by a quarter of a point at
  /// most.
  private static let step = 1.0 / 120
  /// The distance of the last drawing before a commit.
  private static let moment = 1e-5
  /// How many drawings are made at most: half a minute of uninterrupted movement.
  private static let limit = 3_600

  /// - Parameters:
  ///   - prefix: Unique on the page; letters, digits and hyphens.
  init(of run: Timeline, name: String = "", prefix: String) {
    self.name = name
    screen = run.screen
    calls = CallList(of: run)
    let history = LayerTreeHistory(run)
    var samples = Samples()
    var traced = TracedLayers()
    for instant in Self.instants(of: history) {
      guard samples.count < Self.limit else { break }
      var drawing = FrameDrawing(prefix: prefix)
      let tree = history.tree(at: instant)
      traced.add(tree, at: instant)
      let content = drawing.frame(of: tree, at: instant)
      let definitions = drawing.definitions.markup
      let text = definitions.isEmpty ? content : "<defs>\(definitions)</defs>\(content)"
      let screen = drawing.screen ?? run.screen
      if let shot = samples.add(text, screen: screen, at: instant) { shots.append(shot) }
      end = instant
    }
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

  /// Each commit and the moment before it, and the frames at which something can move.
  private static func instants(of history: LayerTreeHistory) -> [Double] {
    let run = history.timeline
    let end = run.end.isFinite ? min(max(run.end, 0), 3_600) : 0
    var instants: [Double] = []
    let commits = run.commits.map(\.instant).filter { $0 <= end }
    for (index, commit) in commits.enumerated() {
      let next = index + 1 < commits.count ? commits[index + 1] : end
      guard next > commit || index == commits.count - 1 else { continue }
      instants.append(commit)
      guard instants.count < limit else { return instants }
      if history.tree(at: commit).layers.values.contains(where: { !$0.animations.isEmpty }) {
        var number = (commit / step).rounded(.down) + 1
        while number * step < next - moment, instants.count < limit {
          if number * step > commit + moment { instants.append(number * step) }
          number += 1
        }
      }
      if next - moment > commit { instants.append(next - moment) }
    }
    if instants.isEmpty || end > instants[instants.count - 1] { instants.append(end) }
    return instants
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
  mutating func add(_ text: String, screen: Size, at instant: Double) -> Trace.Shot? {
    count += 1
    if text == self.text, screen == self.screen, let last = numbers.last {
      // Only the last of equal drawings is needed, after the first.
      if numbers.count > 1, numbers[numbers.count - 2] == last {
        instants[instants.count - 1] = instant
      } else {
        instants.append(instant)
        numbers.append(last)
      }
      return nil
    }
    if let last = instants.last { move(last...instant) }
    let pose = SVGPose(text)
    let isSame = first?.form == pose.form && self.screen == screen
    let finished = isSame ? nil : finish()
    self.text = text
    self.screen = screen
    if !isSame { first = pose }
    instants.append(instant)
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

import Motion

/// Whether a record can be that of a scenario: its screen, its steps, its touches and its time.
///
/// An answer of the stage is sealed, so this is a second lock: evidence that belongs to other
/// values is refused for its content, whatever its seal.
struct Agreement {
  private let steps: [Step]
  /// As the device is turned by now.
  private var screen: Size
  /// The places of the fingers that a step left on the screen.
  private var held: [Point] = []

  init(screen: Size, steps: [Step]) {
    self.screen = screen
    self.steps = steps
  }

  /// Points by which two places may differ, since sums of fractions do.
  private static let nearness = 0.01
  /// Seconds by which two times may differ.
  private static let moment = 0.001
  /// The longest that an app is given to come to rest after its launch, with a frame.
  private static let launch = 2.1

  /// Whether an answer, which continues the timeline, is one to the message of this number.
  mutating func holds(of answer: StageMessage, number: Int, after timeline: Timeline) -> Bool {
    let piece = answer.content
    let events = piece.events
    let numbers = events.compactMap { event -> Int? in
      if case .step(let number) = event.kind { number } else { nil }
    }
    let touches = events.compactMap { event -> Touch? in
      if case .touch(let touch) = event.kind { touch } else { nil }
    }
    if number == 0 {
      guard case .piece = answer, let first = piece.commits.first else { return false }
      let root = first.layers.first { $0.id == first.root }
      return root?.model.bounds.size == screen && numbers.isEmpty && touches.isEmpty
        && piece.now <= Self.launch
    }
    guard steps.indices.contains(number - 1) else {
      guard number == steps.count + 1, case .goodbye = answer else { return false }
      return numbers.isEmpty && touches.allSatisfy { $0.phase == .cancelled }
    }
    guard numbers == [number - 1] else { return false }
    if case .cannot = answer { return true }
    guard case .piece = answer else { return false }
    let step = steps[number - 1]
    // Code that runs the main loop itself makes a step longer, and never shorter.
    guard piece.now - timeline.end >= step.leastDuration - Self.moment else { return false }
    return holds(step, touches)
  }

  private mutating func holds(_ step: Step, _ touches: [Touch]) -> Bool {
    let first = touches.first?.location ?? Point(x: .nan, y: .nan)
    let last = touches.last?.location ?? Point(x: .nan, y: .nan)
    switch step {
    case .wait, .settle, .home: return touches.isEmpty
    case .rotate(let size):
      screen = size
      return touches.isEmpty
    case .background:
      defer { held = [] }
      return touches.count == held.count && touches.allSatisfy { $0.phase == .cancelled }
    case .tap(let place), .longPress(let place, _):
      return touches.map(\.phase) == [.began, .ended] && isNear(first, place) && isNear(last, first)
    case .drag(let place, let distance, _, let ending):
      held = ending == .hold ? [last] : []
      return touches.first?.phase == .began && isNear(first, place)
        && isNear(last, first, plus: distance) && ends(touches, ending, fingers: 1)
    case .dragOn(let distance, _, let ending):
      guard let from = held.last, touches.allSatisfy({ $0.phase != .began }) else { return false }
      let fingers = held.count
      // A finger that rests sends nothing.
      let last = touches.last?.location ?? from
      held = ending == .hold ? held.map { _ in last } : []
      return isNear(last, from, plus: distance) && ends(touches, ending, fingers: fingers)
    case .pinch(_, _, _, let ending), .twist(_, _, _, let ending):
      held = ending == .hold ? [last, last] : []
      return touches.count { $0.phase == .began } == 2 && ends(touches, ending, fingers: 2)
    }
  }

  private func ends(_ touches: [Touch], _ ending: Step.Ending, fingers: Int) -> Bool {
    touches.count { $0.phase == .ended } == (ending == .lift ? fingers : 0)
      && touches.count { $0.phase == .cancelled } == (ending == .cancel ? fingers : 0)
  }

  private func isNear(_ point: Point, _ place: Step.Place) -> Bool {
    switch place {
    case .point(let asked): isNear(point, asked)
    case .fraction(let part):
      isNear(point, Point(x: part.x * screen.width, y: part.y * screen.height))
    // Where a view is only the app knows.
    case .view, .within: point.x.isFinite && point.y.isFinite
    }
  }

  private func isNear(_ a: Point, _ b: Point, plus way: Size = Size(width: 0, height: 0)) -> Bool {
    abs(a.x - b.x - way.width) <= Self.nearness && abs(a.y - b.y - way.height) <= Self.nearness
  }
}

extension Step {
  /// The virtual time that it takes at least, in seconds.
  fileprivate var leastDuration: Double {
    switch self {
    case .wait(let seconds), .longPress(_, let seconds), .drag(_, _, let seconds, _),
      .dragOn(_, let seconds, _), .pinch(_, _, let seconds, _), .twist(_, _, let seconds, _):
      seconds
    case .settle, .tap, .rotate, .background, .home: 0
    }
  }
}

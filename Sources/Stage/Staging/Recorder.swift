import HeadlessQuartzCore
import HeadlessUIKit
import Motion
import Record

/// Writes down what the engine commits and says.
///
/// Layers and objects get numbers of the record's own, in the order in which they first occur, so
/// that the same run gives the same record wherever it takes place.
final class Recorder {
  private static let neverCompleted = "transition-never-completed"

  /// Media time at instant 0.
  let epoch = MainLoop.shared.now
  /// What the judge would know if the piece ended now.
  private(set) var tree: LayerTree

  private var piece = Timeline.Piece()
  private var layerNumbers: [Int: Int] = [:]
  private var objects = ObjectNumbers()
  private var transitionNumbers: [Int: Int] = [:]
  private var openTransitions: [(began: Double, event: TransitionEvent)] = []

  init() {
    tree = LayerTree(epoch: epoch)
  }

  var now: Double { MainLoop.shared.now - epoch }

  func start() {
    EngineLog.sink = { [weak self] in self?.note($0) }
    MainLoop.shared.commitObservers = [{ [weak self] _ in self?.noteCommit() }]
  }

  /// Whoever records, no longer does.
  static func stop() {
    EngineLog.sink = nil
    MainLoop.shared.commitObservers = []
  }

  /// Hands over what was recorded since the last time.
  func take() -> Timeline.Piece {
    piece.now = now
    defer { piece = Timeline.Piece() }
    return piece
  }

  func note(_ kind: Event.Kind) {
    piece.events.append(Event(instant: now, kind: kind))
  }

  // MARK: Commits

  private func noteCommit() {
    guard let root = UIApplication.shared.keyWindow?.layer.serial else { return }
    let changes = MainLoop.shared.changes
    var commit = Commit(instant: now, layers: [], removed: [], root: number(ofLayer: root))
    for layer in changes.layers {
      let description = renumbered(layer.describe())
      guard tree.layers[description.id] != description else { continue }
      commit.layers.append(description)
    }
    for serial in changes.removed {
      let id = number(ofLayer: serial)
      if tree.layers[id] != nil { commit.removed.append(id) }
    }
    guard !commit.layers.isEmpty || !commit.removed.isEmpty else { return }
    tree.apply(commit)
    piece.commits.append(commit)
  }

  private func renumbered(_ description: LayerDescription) -> LayerDescription {
    var description = description
    description.id = number(ofLayer: description.id)
    description.sublayers = description.sublayers.map(number(ofLayer:))
    description.mask = description.mask.map(number(ofLayer:))
    return description
  }

  private func number(ofLayer serial: Int) -> Int {
    if let number = layerNumbers[serial] { return number }
    let number = layerNumbers.count + 1
    layerNumbers[serial] = number
    return number
  }

  // MARK: Events

  private func note(_ event: EngineEvent) {
    switch event {
    case .call(let toApp, let receiver, let method, let arguments, let returned):
      if toApp { LastWords.note(objects.className(of: receiver), method, at: now) }
      note(
        .call(
          Call(
            direction: toApp ? .toApp : .toUIKit, receiver: objects.className(of: receiver),
            object: objects.number(of: receiver), method: method, arguments: arguments,
            returned: returned)))
    case .transition(let notice): note(transition: notice)
    case .touch(let notice):
      note(
        .touch(
          Touch(
            phase: Touch.Phase(notice.phase), location: notice.location, finger: notice.finger,
            target: notice.target)))
    case .fault(let code, let facts): note(fault: code, facts)
    }
  }

  // MARK: Transitions

  var hasOpenTransitions: Bool { !openTransitions.isEmpty }

  private func number(ofTransition id: Int) -> Int {
    if let number = transitionNumbers[id] { return number }
    let number = transitionNumbers.count + 1
    transitionNumbers[id] = number
    return number
  }

  private func note(fault code: String, _ facts: [String: String]) {
    var facts = facts
    if let id = facts["transition"].flatMap(Int.init) {
      let number = number(ofTransition: id)
      facts["transition"] = "\(number)"
      if code == Self.neverCompleted { openTransitions.removeAll { $0.event.id == number } }
    }
    note(.fault(Fault(code: code, facts: facts)))
  }

  private func note(transition notice: TransitionNotice) {
    var event = TransitionEvent(notice)
    event.id = number(ofTransition: event.id)
    event.container = number(ofLayer: notice.container)
    event.fromLayer = notice.fromLayer.map(number(ofLayer:))
    event.toLayer = notice.toLayer.map(number(ofLayer:))
    note(.transition(event))
    switch event.phase {
    case .began: openTransitions.append((now, event))
    case .completed: openTransitions.removeAll { $0.event.id == event.id }
    case .updated, .interactionEnded: break
    }
  }

  /// Records the transitions that are still open as faults.
  func noteOpenTransitions() {
    for (began, event) in openTransitions {
      note(
        .fault(
          Fault(
            code: Self.neverCompleted,
            facts: [
              "transition": "\(event.id)", "operation": event.operation.rawValue,
              "from": event.from, "to": event.to, "animator": event.animator ?? "UIKit",
              "began": "\(began)",
            ])))
    }
    openTransitions = []
  }
}

extension Touch.Phase {
  fileprivate init(_ phase: TouchNotice.Phase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .moved
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}

extension TransitionEvent {
  fileprivate init(_ notice: TransitionNotice) {
    let operation: Operation =
      switch notice.operation {
      case .present: .present
      case .dismiss: .dismiss
      case .push: .push
      case .pop: .pop
      case .tab: .tab
      case .custom: .custom
      }
    let phase: Phase =
      switch notice.phase {
      case .began: .began
      case .updated(let progress): .updated(progress)
      case .interactionEnded(let cancelled): .interactionEnded(cancelled: cancelled)
      case .completed(let didComplete): .completed(didComplete)
      }
    self.init(
      id: notice.id, operation: operation, phase: phase, isInteractive: notice.isInteractive,
      isAnimated: notice.isAnimated, from: notice.from, to: notice.to, animator: notice.animator,
      container: notice.container, fromLayer: notice.fromLayer, toLayer: notice.toLayer)
  }
}

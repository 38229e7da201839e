import HeadlessQuartzCore
import HeadlessUIKit
import Motion
import Record

/// Records the engine's commits and events.
///
/// Layers, objects and transitions are renumbered in the order of their first occurrence, so that
/// the same run gives the same record in every process.
final class Recorder {
  /// Media time at instant 0, in seconds.
  let epoch = MainLoop.shared.now
  /// The layer tree after the latest commit.
  private(set) var tree: LayerTree

  /// Called with each entry as it is recorded, before any more of the app's code runs.
  var witness: ((Timeline.Entry) -> Void)?
  private var windows = WindowStack()
  private var piece = Timeline.Piece()
  private var layerNumbers: [Int: Int] = [:]
  private var objects = ObjectNumbering()
  private var transitionNumbers: [Int: Int] = [:]
  private var openTransitions: [(began: Double, event: TransitionEvent)] = []

  init() {
    tree = LayerTree(epoch: epoch)
  }

  var now: Double { MainLoop.shared.now - epoch }

  func start() {
    EngineLog.sink = { [weak self] in self?.record($0, $1) }
    MainLoop.shared.commitObservers = [{ [weak self] _ in self?.recordCommit() }]
    MainLoop.shared.blockObserver = LatestBlock.replace
  }

  /// Returns the entries since the last call.
  func take() -> Timeline.Piece {
    piece.now = now
    defer { piece = Timeline.Piece() }
    return piece
  }

  func record(_ kind: Event.Kind) {
    add(.event(Event(instant: now, kind: kind)))
  }

  private func add(_ entry: Timeline.Entry) {
    piece.append(entry)
    witness?(entry)
  }

  // MARK: Commits

  private func recordCommit() {
    let own = windows.layers().map(renumbered)
    let changes = MainLoop.shared.changes
    var commit = Commit(instant: now, layers: [], removed: [], root: own[0].id)
    let others = changes.layers.map { renumbered($0.describe()) }
      .filter { layer in !own.contains { $0.id == layer.id } }
    commit.layers = (own + others).filter { tree.layers[$0.id] != $0 }
    for serial in changes.removed {
      let id = number(ofLayer: serial)
      if tree.layers[id] != nil { commit.removed.append(id) }
    }
    let isEmpty = commit.layers.isEmpty && commit.removed.isEmpty && tree.root == commit.root
    guard !isEmpty else { return }
    tree.apply(commit)
    add(.commit(commit))
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

  private func record(_ kind: Event.Kind, _ receiver: AnyObject?) {
    switch kind {
    case .call(var call):
      if let receiver { call.object = objects.number(of: receiver) }
      if call.direction == .toApp { LastCallback.replace(by: call, at: now) }
      record(.call(call))
    case .transition(let event): record(event)
    case .fault(let fault): record(fault)
    case .touch, .step: record(kind)
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

  private func record(_ fault: Fault) {
    var fault = fault
    if let id = fault.facts["transition"].flatMap(Int.init) {
      let number = number(ofTransition: id)
      fault.facts["transition"] = "\(number)"
      if fault.code == .transitionNeverCompleted {
        openTransitions.removeAll { $0.event.id == number }
      }
    }
    record(.fault(fault))
  }

  private func record(_ event: TransitionEvent) {
    var event = event
    event.id = number(ofTransition: event.id)
    event.container = number(ofLayer: event.container)
    event.fromLayer = event.fromLayer.map(number(ofLayer:))
    event.toLayer = event.toLayer.map(number(ofLayer:))
    record(.transition(event))
    switch event.phase {
    case .began: openTransitions.append((now, event))
    case .completed: openTransitions.removeAll { $0.event.id == event.id }
    case .updated, .interactionEnded: break
    }
  }

  /// Records a fault for each transition that was never completed.
  func recordOpenTransitions() {
    for (began, event) in openTransitions {
      record(
        .fault(
          Fault(
            .transitionNeverCompleted,
            facts: [
              "transition": "\(event.id)", "operation": event.operation.rawValue,
              "from": event.from, "to": event.to, "animator": event.animator ?? "UIKit",
              "began": "\(began)",
            ])))
    }
    openTransitions = []
  }
}

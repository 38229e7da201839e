import Motion
import Record

/// A run of an answer and the reference's run of the same label.
struct RunPair: Sendable {
  let answer: Run
  let reference: Run
  /// The instants just before each step and at the end at which both runs have made the same
  /// transitions and none is under way.
  let pauses: [Rest]
  /// Those at which nothing moves in either run.
  let rests: [Rest]
  /// Scatters the points at which colours are compared; see ``seed(of:)``.
  let seed: UInt64

  init(answer: Run, reference: Run, seed: UInt64 = 0) {
    self.seed = seed
    self.answer = answer
    self.reference = reference
    pauses = Self.pauses(of: answer, and: reference)
    rests = pauses.filter { answer.isStill(at: $0.answer) && reference.isStill(at: $0.reference) }
  }

  /// The same moment of the scenario in both runs, between transitions.
  struct Rest: Equatable {
    /// In words: "after the second dismissal".
    var phrase: String
    var answer: Double
    var reference: Double
  }

  /// A digest of all plays of a judgement.
  ///
  /// An answer sees the play that it is in. The others have values that are drawn: for `grade` from
  /// the secret, for `check` always the same.
  static func seed(of references: [Run]) -> UInt64 {
    var digest: UInt64 = 0xcbf2_9ce4_8422_2325
    // FNV-1a, by Fowler, Noll and Vo.
    func add(_ text: String) {
      for byte in text.utf8 { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    for run in references {
      add(run.label.text)
      add("\(run.label.screen.width) \(run.label.screen.height)")
      for step in run.timeline.steps { add(" \(step.instant)") }
    }
    return digest
  }

  /// How long nothing may have begun or ended before an instant of rest, in seconds: three frames.
  ///
  /// Layout and appearance callbacks of a transition's end come in the frames that follow it.
  static let calm = 0.05

  private static func pauses(of answer: Run, and reference: Run) -> [Rest] {
    let answers = Self.moments(of: answer)
    let references = Self.moments(of: reference)
    return zip(answers, references).compactMap { answerInstant, referenceInstant in
      let done = Self.transitionsAtRest(in: answer, at: answerInstant)
      guard let done, done == Self.transitionsAtRest(in: reference, at: referenceInstant) else {
        return nil
      }
      return Rest(
        phrase: Self.phrase(after: done), answer: answerInstant, reference: referenceInstant)
    }
  }

  /// Moments soon after transitions, where by then nobody has touched anything in either run.
  ///
  /// What is put back later, before the next step, is seen in none of the ``rests``.
  var aftermaths: [Rest] {
    zip(answer.transitions, reference.transitions).compactMap { own, usual in
      guard let ended = own.ended, let otherEnded = usual.ended else { return nil }
      let (instant, other) = (ended + Self.soon, otherEnded + Self.soon)
      guard max(instant - answer.end, other - reference.end) < 0,
        !answer.isTouched(from: ended, to: instant),
        !reference.isTouched(from: otherEnded, to: other),
        let done = Self.transitionsAtRest(in: answer, at: instant),
        done == Self.transitionsAtRest(in: reference, at: other)
      else { return nil }
      let phrase = Self.phrase(after: done)
      return Rest(
        phrase: "Soon " + phrase.prefix(1).lowercased() + phrase.dropFirst(), answer: instant,
        reference: other)
    }
  }

  /// How soon somebody may touch what has arrived, in seconds.
  private static let soon = 0.3

  /// A transition's operation, and whether it was completed.
  private struct Outcome: Equatable {
    var operation: TransitionEvent.Operation
    var isCompleted: Bool?
  }

  /// Returns the end of each step, before the next one has changed anything.
  private static func moments(of run: Run) -> [Double] {
    run.timeline.steps.dropFirst().map { $0.instant - instantBefore } + [run.end]
  }

  /// In seconds: less than a frame, and more than two sums of the same times differ by.
  private static let instantBefore = 1e-6

  /// The transitions by an instant; `nil` while one is under way or has only just ended.
  private static func transitionsAtRest(in run: Run, at instant: Double) -> [Outcome]? {
    let begun = run.transitions.filter { $0.began < instant + LayerTreeHistory.tolerance }
    let isCalm = begun.allSatisfy { transition in
      transition.ended.map { $0 + calm <= instant } ?? false
    }
    return isCalm
      ? begun.map { Outcome(operation: $0.operation, isCompleted: $0.completed) } : nil
  }

  private static func phrase(after transitions: [Outcome]) -> String {
    guard let last = transitions.last else { return "When all is still" }
    let number = transitions.count { $0.operation == last.operation }
    let ordinals = ["first", "second", "third", "fourth", "fifth"]
    let ordinal =
      ordinals.indices.contains(number - 1) ? "the \(ordinals[number - 1])" : "number \(number) of"
    let cancelled = last.isCompleted == false ? ", cancelled" : ""
    return "After \(ordinal)\(cancelled) \(last.operation.noun)"
  }
}

extension Run {
  /// Whether a finger does anything between two instants, after which an app may refuse others for a while.
  fileprivate func isTouched(from first: Double, to last: Double) -> Bool {
    timeline.touches.contains { $0.instant > first && $0.instant <= last }
  }

  /// Whether no named layer has moved lately.
  func isStill(at instant: Double) -> Bool { movement(at: instant) == nil }

  /// The first named layer that has moved or faded lately, in words.
  func movement(at instant: Double) -> String? {
    let before = instant - RunPair.calm
    let earlier = history.tree(at: before)
    for layer in NamedLayer.unique(in: history.tree(at: instant), at: instant) {
      let frame = earlier.frame(of: layer.id, at: before) ?? .zero
      if !frame.isNear(layer.frame, within: 0.01) { return "\(layer.name) still moves" }
      let opacity = earlier.visibleOpacity(of: layer.id, at: before)
      if abs(opacity - layer.opacity) >= 0.001 {
        return "the opacity of \(layer.name) still changes"
      }
    }
    return nil
  }
}

extension TransitionEvent.Operation {
  /// "dismissal".
  var noun: String {
    switch self {
    case .present: "presentation"
    case .dismiss: "dismissal"
    case .push: "push"
    case .pop: "pop"
    case .tab: "change of tabs"
    case .custom: "transition of child controllers"
    }
  }
}

/// A layer in the window that has a name of its own, as it is seen at an instant.
struct NamedLayer {
  var name: String
  var id: Int
  /// Its place in the tree: layers with a higher number are drawn later.
  var place: Int
  /// In the window's coordinates.
  var frame: Rectangle
  /// With the opacity of all layers around it; 0 if one is hidden.
  var opacity: Double
  var properties: LayerProperties
  var hasMask: Bool
  var takesTouches: Bool
  var touchSettings: [String]
  var recognizers: [String]
  var hasAnimations: Bool
  /// Whether it has animations that do not run any more, or that never end.
  var keepsAnimations: Bool

  /// Those whose names are unique in the tree, from back to front.
  static func unique(in tree: LayerTree, at instant: Double) -> [NamedLayer] {
    let found = all(in: tree, at: instant)
    let counts = Dictionary(grouping: found, by: \.name)
    return found.filter { counts[$0.name]?.count == 1 }
  }

  /// Those with a name, from back to front; one name may be there several times.
  ///
  /// What a mask consists of is not shown, whatever it is called.
  static func all(in tree: LayerTree, at instant: Double) -> [NamedLayer] {
    var sampler = LayerTreeSampler(tree)
    sampler.sample(at: instant)
    let partsOfMasks = tree.partsOfMasks
    return sampler.layers.indices.compactMap { index in
      let layer = sampler.layers[index]
      guard let name = layer.name ?? layer.controller, !partsOfMasks.contains(layer.id) else {
        return nil
      }
      return NamedLayer(
        name: name, id: layer.id, place: index + 1,
        frame: tree.frame(of: layer.id, at: instant) ?? .zero,
        opacity: tree.visibleOpacity(of: layer.id, at: instant),
        properties: sampler.properties[index], hasMask: layer.mask != nil,
        takesTouches: layer.takesTouches, touchSettings: layer.touchSettings,
        recognizers: layer.recognizers,
        hasAnimations: !layer.animations.isEmpty,
        keepsAnimations: layer.animations.contains {
          $0.animation.isLeft(at: tree.epoch + instant)
        })
    }
  }

  var isVisible: Bool { opacity > 0.01 }

  /// The reason why an invisible layer is not seen, as a clause.
  var reasonForNotBeingSeen: String {
    if properties.isHidden { return "it is hidden" }
    return properties.opacity > 0.01
      ? "a view around it is hidden or transparent"
      : "its opacity is \(Wording.text(properties.opacity))"
  }
}

extension Rectangle {
  /// Whether no edge is further off than the tolerance, in points.
  func isNear(_ other: Rectangle, within tolerance: Double) -> Bool {
    abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
      && abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
  }

  /// Whether two rectangles have more than an edge in common.
  func overlaps(_ other: Rectangle) -> Bool {
    minX + 1 < other.minX + other.width && other.minX + 1 < minX + width
      && minY + 1 < other.minY + other.height && other.minY + 1 < minY + height
  }
}

extension AnimationDescription {
  /// Whether it is there although it has ended, or has no end.
  ///
  /// - Parameter time: The layer's.
  func isLeft(at time: Double) -> Bool {
    let end = timing.activeEnd
    return !end.isFinite || end <= time
  }
}

extension LayerTree {
  /// The masks of all layers, and the layers in them.
  var partsOfMasks: Set<Int> {
    var pending = layers.values.compactMap(\.mask)
    var found: Set<Int> = []
    while let id = pending.popLast() {
      guard found.insert(id).inserted, let layer = layers[id] else { continue }
      pending += layer.sublayers
    }
    return found
  }
}

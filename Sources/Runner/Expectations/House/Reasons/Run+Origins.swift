import Motion
import Record

/// The origin in time of what is seen at an instant.
extension Run {
  /// An instant with what happened then: "1.2 s, when the pop (transition 2) ended".
  func moment(_ instant: Double) -> String {
    let time = "\(Wording.text((instant * 100).rounded() / 100)) s"
    for (index, transition) in transitions.enumerated().reversed() {
      let name = "the \(transition.operation.noun) (transition \(index + 1))"
      if let ended = transition.ended, abs(ended - instant) <= Self.closeness {
        return "\(time), when \(name) ended"
      }
      if abs(transition.began - instant) <= Self.closeness { return "\(time), when \(name) began" }
      if transition.began < instant, instant < transition.ended ?? end {
        return "\(time), during \(name)"
      }
    }
    return time
  }

  /// The longest time from an event to the commit of the app's answer, in seconds: a frame.
  private static let closeness = 0.02

  /// Returns the beginning of a quality that a layer's description has at an instant; `nil` if it
  /// does not have it, or has had it from the run's beginning.
  func beginning(
    of layer: Int, at instant: Double, _ holds: (LayerDescription) -> Bool
  ) -> Double? {
    var found: Double?
    for commit in timeline.commits where commit.instant <= instant + LayerTreeHistory.tolerance {
      guard let description = commit.layers.last(where: { $0.id == layer }) else { continue }
      found = holds(description) ? found ?? commit.instant : nil
    }
    return found.flatMap { $0 > Self.closeness ? $0 : nil }
  }

  /// Returns the instant at which a layer of some name or controller left the window for good.
  ///
  /// Others of the same name may be there.
  fileprivate func departure(of name: String, by instant: Double) -> Double? {
    let commits = timeline.commits.filter { $0.instant <= instant + LayerTreeHistory.tolerance }
    let bearers = commits.flatMap(\.layers).filter { $0.name == name || $0.controller == name }
    let tree = history.tree(at: instant)
    return Set(bearers.map(\.id)).filter { !tree.isInTree($0) }
      .compactMap { arrival(of: $0, by: instant) }.max()
  }

  /// Returns the instant at which a layer last entered or left the window; `nil` if it did neither.
  func arrival(of layer: Int, by instant: Double) -> Double? {
    var (arrived, isThere) = (Double?.none, false)
    for commit in timeline.commits where commit.instant <= instant + LayerTreeHistory.tolerance {
      let isNow = history.tree(at: commit.instant).isInTree(layer)
      if isNow != isThere { arrived = commit.instant }
      isThere = isNow
    }
    return arrived
  }

  /// Says that something hides a layer: "bar has been hidden since 1 s, and …".
  ///
  /// - Parameters:
  ///   - state: "hidden", or "with" and a value.
  ///   - since: `nil` if it has been so all along.
  ///   - instant: When that is seen. It may have left the window since, and come back.
  fileprivate func sentence(
    _ subject: String, _ state: String, _ value: String?, since: Double?, of layer: Int,
    at instant: Double
  ) -> String? {
    guard var since else { return nil }
    // What it was while it was not in the window is not recorded.
    let wasSeen = [since, since - Self.justBefore].allSatisfy {
      history.tree(at: $0).isInTree(layer)
    }
    if !wasSeen, let arrived = arrival(of: layer, by: instant), arrived > since { since = arrived }
    guard history.tree(at: since - Self.justBefore).isInTree(layer) else {
      let words = [state, value].compactMap(\.self).joined(separator: " ")
      let wasThere = timeline.commits.contains {
        $0.instant < since - LayerTreeHistory.tolerance
          && history.tree(at: $0.instant).isInTree(layer)
      }
      return
        "\(subject) came into the window \(words) at \(moment(since)): that was set then, "
        + (wasThere ? "while it was out of it, or as it left it." : "or before.")
    }
    return
      "\(subject) has \(value.map { "had \($0)" } ?? "been \(state)") since \(moment(since)), and "
      + "nothing has changed that."
  }

  /// The window's size at an instant.
  func windowSize(at instant: Double) -> Size? {
    let tree = history.tree(at: instant)
    return tree.root.flatMap { tree.layers[$0]?.model.bounds.size }
  }
}

extension RunPair {
  /// Returns the cause that hides a layer which the reference shows, and since when, as a sentence;
  /// `nil` if no model value does, or if it has been so all along.
  func originOfHiding(of name: String, at instant: Double, _ referenceInstant: Double) -> String? {
    let tree = answer.history.tree(at: instant)
    let other = reference.history.tree(at: referenceInstant)
    guard let named = NamedLayer.all(in: tree, at: instant).first(where: { $0.name == name }) else {
      return originOfAbsence(of: name, at: instant, referenceInstant)
    }
    var next: Int? = named.id
    var depth = 0
    while let id = next, let layer = tree.layers[id], depth < 100 {
      depth += 1
      next = tree.parent(of: id)
      // What is so in the reference too is no cause.
      let twin = other.layers.values.first { layer.name != nil && $0.name == layer.name }?.model
      let own = layer.name ?? layer.controller
      let subject =
        id == named.id ? name : "\(own ?? "a \(layer.kind)"), in which it lies,"
      if layer.model.isHidden, twin?.isHidden != true {
        return answer.sentence(
          subject, "hidden", nil,
          since: answer.beginning(of: id, at: instant) { $0.model.isHidden }, of: id, at: instant)
      }
      let opacity = layer.model.opacity
      if opacity < 0.99, abs((twin?.opacity ?? 1) - opacity) > 0.01 {
        return answer.sentence(
          subject, "with", "the opacity \(Wording.text(opacity))",
          since: answer.beginning(of: id, at: instant) { abs($0.model.opacity - opacity) < 0.001 },
          of: id, at: instant)
      }
    }
    return nil
  }

  /// Says when a view left the window that the reference has in it.
  private func originOfAbsence(
    of name: String, at instant: Double, _ referenceInstant: Double
  ) -> String? {
    guard let left = answer.departure(of: name, by: instant) else { return nil }
    // In the reference it left too, and what is there now is another of the same name.
    if let other = reference.departure(of: name, by: referenceInstant),
      abs(correspondingInstant(to: other) - left) < 0.1
    {
      return nil
    }
    return "\(name) left the window at \(answer.moment(left)), and has not come back."
  }

  /// Says that the window has another size than at an earlier instant; `nil` if it has the same.
  func turn(at instant: Double, since earlier: Double) -> String? {
    guard let now = answer.windowSize(at: instant), let before = answer.windowSize(at: earlier),
      now != before
    else { return nil }
    return "The device has been turned: the window is \(Wording.text(now.width)) × "
      + "\(Wording.text(now.height)) now. What was measured or laid out before does not fit it."
  }
}

import Motion

extension Commit {
  /// The changes of the commit, indented like the layer tree.
  func lines(after known: inout [Int: LayerDescription]) -> [String] {
    var lines = removed.map { "  - \($0) \(known[$0]?.title ?? "")" }
    let before = known
    for id in removed { known[id] = nil }
    for layer in layers { known[layer.id] = layer }
    let changed = Dictionary(layers.map { ($0.id, $0) }) { _, latest in latest }
    var visited: Set<Int> = []
    func visit(_ id: Int, depth: Int) {
      guard let layer = known[id], visited.insert(id).inserted else { return }
      if changed[id] != nil {
        let indent = String(repeating: "  ", count: depth)
        let sign = before[id] == nil ? "+" : "~"
        lines.append("\(indent)\(sign) \(id) \(layer.text(after: before[id]))")
        lines += layer.animationLines(after: before[id]).map { "\(indent)    \($0)" }
      }
      if let mask = layer.mask { visit(mask, depth: depth + 1) }
      for child in layer.sublayers { visit(child, depth: depth + 1) }
    }
    visit(root, depth: 1)
    for layer in layers where !visited.contains(layer.id) { visit(layer.id, depth: 1) }
    return lines
  }
}

extension LayerDescription {
  /// The layer's kind, name and controller.
  var title: String {
    kind + (name.map { " \"\($0)\"" } ?? "") + (controller.map { " of \($0)" } ?? "")
  }

  /// The layer's title and its differences from an earlier description, or from a new layer.
  func text(after old: LayerDescription?) -> String {
    var parts = [title]
    let base = old ?? LayerDescription(id: id, kind: kind)
    parts += model.differences(from: base.model)
    if timing != base.timing { parts.append("timing \(timing.text)") }
    if mask != base.mask { parts.append("mask \(mask.map(String.init) ?? "none")") }
    if let old, sublayers != old.sublayers {
      parts.append("sublayers \(sublayers.isEmpty ? "none" : sublayers.text)")
    }
    return parts.joined(separator: ", ")
  }

  /// One line for each animation that was added or removed.
  func animationLines(after old: LayerDescription?) -> [String] {
    let earlier = old?.animations ?? []
    let gone = earlier.filter { one in !animations.contains { $0.key == one.key } }
    let added = animations.filter { !earlier.contains($0) }
    return gone.map { "no longer \($0.key)" } + added.map { "\($0.key): \($0.animation.text)" }
  }
}

extension [Int] {
  fileprivate var text: String { map(String.init).joined(separator: " ") }
}

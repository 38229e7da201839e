/// Which unknowns depend on each other (a disjoint-set forest).
struct UnknownGroups {
  private var parents: [Int]

  init(count: Int) {
    parents = Array(0..<count)
  }

  mutating func representative(of unknown: Int) -> Int {
    var root = unknown
    while parents[root] != root { root = parents[root] }
    var next = unknown
    while parents[next] != root { (next, parents[next]) = (parents[next], root) }
    return root
  }

  /// Makes unknowns one group, whose representative is the lowest number in it.
  mutating func join(_ unknowns: [Int]) {
    guard let first = unknowns.first else { return }
    for unknown in unknowns.dropFirst() {
      let one = representative(of: first)
      let other = representative(of: unknown)
      parents[max(one, other)] = min(one, other)
    }
  }

  /// The unknowns of each group, in order, by representative.
  mutating func groups() -> [Int: [Int]] {
    var groups: [Int: [Int]] = [:]
    for unknown in parents.indices {
      groups[representative(of: unknown), default: []].append(unknown)
    }
    return groups
  }
}

/// The groups of unknowns that depend on each other, as a disjoint-set forest.
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

  /// Joins unknowns to one group, whose representative is its lowest number.
  mutating func join(_ unknowns: [Int]) {
    guard let first = unknowns.first else { return }
    for unknown in unknowns.dropFirst() {
      let one = representative(of: first)
      let other = representative(of: unknown)
      parents[max(one, other)] = min(one, other)
    }
  }

  /// The sorted unknowns of each group, by representative.
  mutating func groups() -> [Int: [Int]] {
    var groups: [Int: [Int]] = [:]
    for unknown in parents.indices {
      groups[representative(of: unknown), default: []].append(unknown)
    }
    return groups
  }
}

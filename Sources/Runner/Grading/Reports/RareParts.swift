import Compiling

/// The parts that few answers to an exercise have, and whose they are.
///
/// Of an answer only the digests of its parts are here, two numbers for each, so that those of a class of
/// ten thousand fit into memory.
struct RareParts {
  fileprivate struct Owner: Comparable {
    var part: UInt64
    /// The student's place among the rows.
    var place: Int

    static func < (first: Owner, second: Owner) -> Bool {
      (first.part, first.place) < (second.part, second.place)
    }
  }

  /// Whose the parts of answers are, the rare ones and the others.
  struct Occurrences {
    fileprivate var all: [Owner] = []
    fileprivate var students = 0
    private let common: Set<UInt64>

    /// - Parameter common: Parts that say nothing, whoever has them.
    init(besides common: Set<UInt64>) { self.common = common }

    /// Adds the parts of an answer, with the places of all students who have handed it in.
    mutating func add(_ parts: [UInt64], at places: [Int]) {
      students += places.count
      for part in Set(parts).subtracting(common) {
        all += places.map { Owner(part: part, place: $0) }
      }
    }
  }

  /// In the order of parts, and for each part of places; without parts that one student alone has.
  private let owners: [Owner]
  /// How many rare parts each student's answer has.
  private let counts: [Int]

  /// The fewest rare parts that two answers share; with fewer, chance would do.
  private static let fewestShared = 6
  /// The percentage from which on a person should look.
  private static let fewestPercent = 60
  /// The most students who have a part that is rare, however large the class.
  ///
  /// Each pair of them is counted, so that a part that a thousand students have would cost half a
  /// million steps; and a part that more students have is no sign of copying.
  private static let mostOwners = 50

  /// - Parameter count: How many places there are.
  init(_ found: consuming Occurrences, places count: Int) {
    var found = found
    found.all.sort()
    let all = found.all
    let most = min(max(5, found.students / 10), Self.mostOwners)
    var shared: [Owner] = []
    var counts = Array(repeating: 0, count: count)
    var start = 0
    while start < all.count {
      let end = all[start...].firstIndex { $0.part != all[start].part } ?? all.count
      if end - start <= most {
        for owner in all[start..<end] { counts[owner.place] += 1 }
        if end - start > 1 { shared += all[start..<end] }
      }
      start = end
    }
    owners = shared
    self.counts = counts
  }

  /// The pairs of answers that share so many rare parts that a person should look.
  ///
  /// - Parameter column: That of the exercise.
  func pairs(inColumn column: Int) -> [AlikePair] {
    // Student by student, since all pairs that share anything are far more than those that are alike.
    let byPlace = owners.indices.sorted { owners[$0].place < owners[$1].place }
    var shared = Array(repeating: 0, count: counts.count)
    var others: [Int] = []
    var pairs: [AlikePair] = []
    for (index, entry) in byPlace.enumerated() {
      let (part, first) = (owners[entry].part, owners[entry].place)
      for other in owners[(entry + 1)...].prefix(while: { $0.part == part }) {
        if shared[other.place] == 0 { others.append(other.place) }
        shared[other.place] += 1
      }
      let isLast = index + 1 == byPlace.count || owners[byPlace[index + 1]].place != first
      guard isLast else { continue }
      for second in others {
        let smaller = min(counts[first], counts[second])
        if shared[second] >= Self.fewestShared, shared[second] * 100 / smaller >= Self.fewestPercent
        {
          pairs.append(
            AlikePair(
              column: column, first: first, second: second, percent: shared[second] * 100 / smaller)
          )
        }
        shared[second] = 0
      }
      others.removeAll(keepingCapacity: true)
    }
    return pairs
  }

  /// The lines of two answers that have the rare parts of both.
  func lines(of first: SyntaxShape, and second: SyntaxShape) -> [Set<Int>] {
    let parts = Set(first.parts).intersection(second.parts).filter(isShared)
    return [first, second].map { $0.lines(of: parts) }
  }

  private func isShared(_ part: UInt64) -> Bool {
    var (low, high) = (0, owners.count)
    while low < high {
      let middle = (low + high) / 2
      if owners[middle].part < part { low = middle + 1 } else { high = middle }
    }
    return low < owners.count && owners[low].part == part
  }
}

extension SyntaxShape {
  /// The lines that these parts are on.
  fileprivate func lines(of wanted: Set<UInt64>) -> Set<Int> {
    var lines: Set<Int> = []
    for (index, part) in parts.enumerated() where wanted.contains(part) {
      lines.formUnion(firstLines[index]...max(firstLines[index], lastLines[index]))
    }
    return lines
  }
}

/// Suggests corrections for a misspelt word.
public enum NearestWords {
  /// At most three words, nearest first; of those as near the ones of the same length.
  ///
  /// A word is near if its distance is at most the limit, or if it contains `word`.
  ///
  /// - Parameters:
  ///   - limit: 2, or a third of the length of `word`, if it is not given.
  ///   - acceptsLonger: Whether words that contain `word` are near however long they are.
  public static func to(
    _ word: String, among words: [String], limit: Int? = nil, acceptsLonger: Bool = true
  ) -> [String] {
    let lowercased = word.lowercased()
    let wanted = Array(lowercased)
    let limit = limit ?? max(2, wanted.count / 3)
    // Bytes are compared much faster than characters, and most words have one for each.
    let bytes = lowercased.utf8.count == wanted.count ? Array(lowercased.utf8) : nil
    let found = words.compactMap { candidate -> (distance: Int, word: String)? in
      let other = candidate.lowercased()
      let distance =
        if let bytes, other.utf8.count == other.count {
          distance(bytes, Array(other.utf8), limit: limit, acceptsLonger: acceptsLonger)
        } else {
          distance(wanted, Array(other), limit: limit, acceptsLonger: acceptsLonger)
        }
      return distance.map { ($0, candidate) }
    }
    func rank(_ near: (distance: Int, word: String)) -> (Int, Int, String) {
      (near.distance, abs(near.word.count - word.count), near.word)
    }
    return found.sorted { rank($0) < rank($1) }.prefix(3).map(\.word)
  }

  /// The distance of a word that is near; that of a word which only contains the wanted one is above the limit.
  private static func distance<Letter: Equatable>(
    _ wanted: [Letter], _ letters: [Letter], limit: Int, acceptsLonger: Bool
  ) -> Int? {
    // Each letter that one word has more is one that has to be added.
    guard letters.count + limit >= wanted.count else { return nil }
    if letters.count <= wanted.count + limit {
      let distance = distance(wanted, letters, within: limit)
      if distance <= limit { return distance }
    }
    guard acceptsLonger, wanted.count > 2, letters.count >= wanted.count else { return nil }
    let isPart = (0...letters.count - wanted.count).contains {
      letters[$0..<$0 + wanted.count].elementsEqual(wanted)
    }
    return isPart ? limit + 1 : nil
  }

  /// The Damerau–Levenshtein distance: how many letters have to be added, removed, changed or
  /// swapped with their neighbour.
  ///
  /// - Parameter limit: Of words that are farther apart, the result is some number above it.
  static func distance<Letter: Equatable>(
    _ a: [Letter], _ b: [Letter], within limit: Int = .max
  ) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      row.reserveCapacity(b.count + 1)
      for j in b.indices {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      // No later row has anything smaller.
      if let nearest = row.min(), nearest > limit { return nearest }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}

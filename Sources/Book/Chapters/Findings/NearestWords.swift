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
    let wanted = Array(word.lowercased())
    let limit = limit ?? max(2, wanted.count / 3)
    let found = words.compactMap { candidate -> (distance: Int, word: String)? in
      let letters = Array(candidate.lowercased())
      guard letters.count + limit >= wanted.count else { return nil }
      let distance = distance(wanted, letters)
      let isPart =
        acceptsLonger && wanted.count > 2
        && candidate.lowercased().contains(word.lowercased())
      return distance <= limit ? (distance, candidate) : isPart ? (limit + 1, candidate) : nil
    }
    func rank(_ near: (distance: Int, word: String)) -> (Int, Int, String) {
      (near.distance, abs(near.word.count - word.count), near.word)
    }
    return found.sorted { rank($0) < rank($1) }.prefix(3).map(\.word)
  }

  /// The Damerau–Levenshtein distance: how many letters have to be added, removed, changed or
  /// swapped with their neighbour.
  static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}

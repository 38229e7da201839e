/// The places at which the compiler has refused something, by the files' numbers and in bytes.
enum RefusedPlaces {
  static func all(
    of refusal: String, in errors: String, _ files: [CompilationUnit.File],
    _ sources: [CompilationUnit.Source]
  ) -> [Int: Set<Int>] {
    var places: [Int: Set<Int>] = [:]
    for line in errors.split(separator: "\n") {
      guard let end = line.firstRange(of: refusal)?.lowerBound else { continue }
      let parts = line[..<end].split(separator: ":")
      guard parts.count >= 3, let column = Int(parts[parts.count - 1]),
        let number = Int(parts[parts.count - 2])
      else { continue }
      let name = parts.dropLast(2).joined(separator: ":")
      for (index, source) in sources.enumerated() where source.name == name {
        let lines = files[index].text.utf8.split(separator: 10, omittingEmptySubsequences: false)
        // The directive is the first line.
        let row = number - source.firstLine + 1
        guard lines.indices.contains(row), row > 0 else { continue }
        let start = files[index].text.utf8.distance(
          from: files[index].text.utf8.startIndex, to: lines[row].startIndex)
        if column <= lines[row].count { places[index, default: []].insert(start + column - 1) }
      }
    }
    return places
  }
}

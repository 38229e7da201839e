import Chapters

/// The names of exercises, which all commands about a run take as `grade --only` does.
extension [Gradebook.Column] {
  /// The places of the exercise, or of the chapter's exercises, with a name: `ch17`, `17`, `ch17.fade-in`,
  /// `ch17.2`, `17.2`, or `fade-in` if only one chapter has it.
  func places(named name: String) -> [Int] {
    let wanted = name.lowercased()
    let inChapter = indices.filter { self[$0].chapterNames.contains(wanted) }
    return inChapter.isEmpty ? place(named: name).map { [$0] } ?? [] : inChapter
  }

  /// The place of the exercise with a name.
  public func place(named name: String) -> Int? {
    let found = indices.filter { self[$0].names.contains(name.lowercased()) }
    return found.count == 1 ? found[0] : nil
  }

  /// The exercises that may be meant by a name that is none: those that have it where several have.
  public func nearest(to name: String) -> [String] {
    let several = filter { $0.names.contains(name.lowercased()) }.map(\.exercise)
    guard several.isEmpty else { return several }
    let near = NearestWords.to(name, among: map(\.exercise))
    if !near.isEmpty { return near }
    let short = NearestWords.to(name, among: map(\.name))
    return filter { short.contains($0.name) }.map(\.exercise)
  }
}

extension Gradebook.Column {
  /// "fade-in" for "ch17.fade-in".
  fileprivate var name: String { String(exercise.dropFirst(chapter.count + 1)) }

  fileprivate var chapterNames: [String] {
    let digits = String(chapter.drop { !$0.isNumber })
    return [chapter, digits, Int(digits).map { "\($0)" } ?? digits].filter { !$0.isEmpty }
  }

  fileprivate var names: [String] {
    let own = [name] + (number.map { ["\($0)"] } ?? [])
    return [name] + chapterNames.flatMap { chapter in own.map { "\(chapter).\($0)" } }
  }
}

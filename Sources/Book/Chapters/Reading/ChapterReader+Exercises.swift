import Markdown

extension ChapterReader {
  /// All exercises with their scenes, scenarios, checks, mistakes and hints.
  mutating func exercises(chapter: String) -> [Exercise] {
    var exercises: [Exercise] = []
    var owners: [Int: Int] = [:]
    for (index, section) in sections.sections.enumerated() {
      let name = section.fence.name
      guard !name.isEmpty else { continue }
      if let first = exercises.first(where: { $0.name == name }) {
        report(
          .duplicateName(
            role: "exercise", name: name, firstLine: first.starter.range.start.line),
          at: section.fence.range.start)
        continue
      }
      owners[index] = exercises.count
      exercises.append(exercise(section, chapter: chapter, number: exercises.count + 1))
      reportHeading(of: section, before: index)
    }
    let digits = String(exercises.count).count
    for index in exercises.indices { exercises[index].digits = digits }
    addScenes(to: &exercises)
    addScenarios(to: &exercises, owners: owners)
    addChecks(to: &exercises, owners: owners)
    addMistakes(to: &exercises, owners: owners)
    addHints(to: &exercises, owners: owners)
    addBorrowedParts(to: &exercises)
    addContinuations(to: &exercises)
    addFilms(to: &exercises)
    for exercise in exercises { reportMissingParts(of: exercise) }
    return exercises
  }

  private mutating func exercise(
    _ section: ExerciseSections.Section, chapter: String, number: Int
  ) -> Exercise {
    let fence = section.fence
    var points = 10
    if let text = fence.attributes["points"] {
      if let given = Int(text), given >= 0 {
        points = given
      } else {
        report(.badPoints(text), at: fence.range.start)
      }
    } else {
      report(.missingPoints(exercise: fence.name), at: fence.range.start)
    }
    let looks = fence.attributes["looks"]
    if let looks, looks != "same" { report(.badLooks(looks), at: fence.range.start) }
    let exercise = Exercise(
      id: "\(chapter).\(fence.name)", chapter: chapter, name: fence.name, number: number,
      title: Self.title(section.heading?.text ?? fence.name),
      anchor: section.heading?.identifier ?? "", points: points,
      mustLookTheSame: looks == "same", starter: fence, task: task(of: section), scenes: [],
      scenarios: [], checks: [], mistakes: [], hints: [])
    let lines = TaskComment(exercise).lines.count
    if lines > TaskComment.most {
      report(.longTask(exercise: fence.name, lines: lines), at: fence.range.start)
    }
    return exercise
  }

  /// The paragraphs "Given: …", "Do: …" and "Done when …" of a section.
  private func task(of section: ExerciseSections.Section) -> [(label: String, text: String)] {
    (section.blocks.lowerBound..<section.block).filter { fences[$0] == nil }
      .compactMap { TaskParagraph(blocks[$0]) }.map { ($0.label, $0.text) }
  }

  /// "Fade in" for "Exercise 17.2: Fade in".
  private static func title(_ heading: String) -> String {
    guard heading.hasPrefix("Exercise"), let colon = heading.firstIndex(of: ":") else {
      return heading
    }
    return String(heading[heading.index(after: colon)...].drop { $0 == " " })
  }

  private mutating func reportHeading(of section: ExerciseSections.Section, before index: Int) {
    guard let heading = section.heading else {
      report(.exerciseWithoutHeading(section.fence.name), at: section.fence.range.start)
      return
    }
    let first = sections.sections[..<index].first {
      $0.heading?.range.start == heading.range.start
    }
    guard let first else { return }
    report(
      .secondExerciseUnderHeading(section.fence.name, first: first.fence.name),
      at: section.fence.range.start)
  }

  // MARK: - Parts of exercises

  private mutating func addScenes(to exercises: inout [Exercise]) {
    for (block, fence) in fences(.scene) {
      let named = targets(of: fence, among: exercises)
      for index in exercises.indices {
        let section = sections.sections.first { $0.fence.name == exercises[index].name }
        let isBelow = block < (section?.blocks.upperBound ?? 0)
        guard named?.contains(index) ?? isBelow else { continue }
        exercises[index].scenes.removeAll { $0.name == fence.name }
        exercises[index].scenes.append(Scene(fence: fence))
      }
    }
  }

  private mutating func addScenarios(to exercises: inout [Exercise], owners: [Int: Int]) {
    for (block, fence) in fences(.scenario) where !fence.name.isEmpty {
      let owner = sections.section(around: block).flatMap { owners[$0] }
      guard let targets = targets(of: fence, among: exercises) ?? owner.map({ [$0] }) else {
        report(.outsideOfExercise(role: "scenario"), at: fence.range.start)
        continue
      }
      var reader = ScenarioReader()
      let scenario = reader.scenario(fence)
      for error in reader.errors { report(error.error, at: error.position) }
      guard let scenario else { continue }
      for target in targets {
        if let first = exercises[target].scenarios.first(where: { $0.name == fence.name }) {
          reportDuplicate(fence, of: first.fence)
        } else {
          exercises[target].scenarios.append(scenario)
        }
      }
    }
  }

  private mutating func addChecks(to exercises: inout [Exercise], owners: [Int: Int]) {
    for (block, fence) in fences(.check) {
      if fence.name.isEmpty {
        if let owner = sections.section(around: block).flatMap({ owners[$0] }) {
          exercises[owner].checks.append(Check(fence: fence))
        } else {
          report(.outsideOfExercise(role: "check"), at: fence.range.start)
        }
      } else if let owner = index(of: fence.name, among: exercises, for: fence) {
        exercises[owner].checks.append(Check(fence: fence))
      }
    }
  }

  private mutating func addMistakes(to exercises: inout [Exercise], owners: [Int: Int]) {
    for (block, fence) in fences(.mistake) where !fence.name.isEmpty {
      let parts = fence.name.split(separator: "/").map(String.init)
      let around = sections.section(around: block).flatMap { owners[$0] }
      let owner: Int?
      if parts.count == 2 {
        owner = index(of: parts[0], among: exercises, for: fence)
      } else {
        owner = around
        if around == nil { report(.mistakeWithoutExercise(fence.name), at: fence.range.start) }
      }
      guard let owner, let name = parts.last else { continue }
      if let first = exercises[owner].mistakes.first(where: { $0.name == name }) {
        reportDuplicate(fence, of: first.fence)
        continue
      }
      let explanation = Prose(Array(blocks[prose(after: block)]))
      if explanation.isEmpty { report(.mistakeLacksExplanation(name), at: fence.range.start) }
      exercises[owner].mistakes.append(
        Mistake(name: name, fence: fence, answer: fence.code, explanation: explanation))
    }
  }

  /// Adds the scenarios and checks of the exercises in `judged-by=`.
  private mutating func addBorrowedParts(to exercises: inout [Exercise]) {
    for borrower in exercises.indices {
      let fence = exercises[borrower].starter
      guard let names = fence.attributes["judged-by"] else { continue }
      var checks: [Check] = []
      for name in names.split(separator: ",") {
        guard let lender = index(of: String(name), among: exercises, for: fence),
          lender != borrower
        else { continue }
        let scenarios = exercises[lender].scenarios
        let known = exercises[borrower].scenarios.map(\.name)
        exercises[borrower].scenarios += scenarios.filter { !known.contains($0.name) }
        checks += exercises[lender].checks
          .filter { $0.borrowedScenarios == nil }
          .map { Check(fence: $0.fence, borrowedScenarios: scenarios.map(\.name)) }
      }
      // They come first: each is about a part, and says more than a check of the whole.
      exercises[borrower].checks = checks + exercises[borrower].checks
    }
  }

  /// Notes whose answers may be carried on; whether they can is known when the answers are read.
  private mutating func addContinuations(to exercises: inout [Exercise]) {
    for later in exercises.indices {
      let fence = exercises[later].starter
      guard let name = fence.attributes["continues"],
        let earlier = index(of: name, among: exercises, for: fence)
      else { continue }
      if earlier < later {
        exercises[later].continues = exercises[earlier].id
      } else {
        report(.cannotContinue(name), at: fence.range.start)
      }
    }
  }

  /// Notes which scenario is shown, where it is not the first.
  private mutating func addFilms(to exercises: inout [Exercise]) {
    for index in exercises.indices {
      let fence = exercises[index].starter
      guard let name = fence.attributes["film"] else { continue }
      let known = exercises[index].scenarios.map(\.name)
      if known.contains(name) {
        exercises[index].film = name
      } else {
        let nearest = NearestWords.to(name, among: known)
        report(.unknownScenario(name, nearest: nearest), at: fence.range.start)
      }
    }
  }

  private func addHints(to exercises: inout [Exercise], owners: [Int: Int]) {
    for (block, node) in blocks.enumerated() where isHint(node) {
      guard let owner = sections.section(around: block).flatMap({ owners[$0] }) else { continue }
      let prose = Prose(Array(blocks[prose(after: block)]))
      let number = exercises[owner].hints.count + 1
      exercises[owner].hints.append(Hint(number: number, prose: prose))
    }
  }

  /// Whether a node is a heading such as "Hint" or "Hint 2: Where to look".
  func isHint(_ node: MarkdownNode) -> Bool {
    guard node.headingLevel != nil else { return false }
    let text = node.text
    return text == "Hint" || text.hasPrefix("Hint ") || text.hasPrefix("Hint:")
  }

  /// The prose below a block, with its examples: up to the next heading or fence with another role.
  func prose(after block: Int) -> Range<Int> {
    let rest = blocks[(block + 1)...]
    let end = rest.indices.first { index in
      if blocks[index].headingLevel != nil { return true }
      guard let role = fences[index]?.role else { return false }
      return role != .ignore && role != .example
    }
    return (block + 1)..<(end ?? blocks.count)
  }

  // MARK: - Opening

  /// The runs in the front matter's `opening`, or else the last exercise's first scenario.
  mutating func openings(among exercises: [Exercise]) -> [Opening] {
    guard let named = frontMatter.openings else {
      guard let last = exercises.last, let scenario = last.scenarios.first else { return [] }
      return [Opening(exercise: last.id, scenario: scenario.name)]
    }
    return named.compactMap { opening($0.text, at: $0.position, among: exercises) }
  }

  private mutating func opening(
    _ text: String, at position: SourcePosition, among exercises: [Exercise]
  ) -> Opening? {
    let names = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard names.count == 2 else {
      report(
        .frontMatterNotUnderstood(key: "opening", expected: "EXERCISE/SCENARIO"), at: position)
      return nil
    }
    guard let exercise = exercises.first(where: { $0.name == names[0] }) else {
      let nearest = NearestWords.to(names[0], among: exercises.map(\.name))
      report(.unknownExercise(names[0], nearest: nearest), at: position)
      return nil
    }
    guard exercise.scenarios.contains(where: { $0.name == names[1] }) else {
      let nearest = NearestWords.to(names[1], among: exercise.scenarios.map(\.name))
      report(.unknownScenario(names[1], nearest: nearest), at: position)
      return nil
    }
    return Opening(exercise: exercise.id, scenario: names[1])
  }

  // MARK: - Names

  /// The indices of the exercises in `for=`; `nil` without that key.
  private mutating func targets(of fence: CodeFence, among exercises: [Exercise]) -> [Int]? {
    guard let names = fence.attributes["for"] else { return nil }
    return names.split(separator: ",").compactMap {
      index(of: String($0), among: exercises, for: fence)
    }
  }

  private mutating func index(
    of name: String, among exercises: [Exercise], for fence: CodeFence
  ) -> Int? {
    if let index = exercises.firstIndex(where: { $0.name == name || $0.id == name }) {
      return index
    }
    let nearest = NearestWords.to(name, among: exercises.map(\.name))
    report(.unknownExercise(name, nearest: nearest), at: fence.range.start)
    return nil
  }

  private mutating func reportDuplicate(_ fence: CodeFence, of first: CodeFence) {
    report(
      .duplicateName(
        role: fence.role?.rawValue ?? "", name: fence.name, firstLine: first.range.start.line),
      at: fence.range.start)
  }

  private mutating func reportMissingParts(of exercise: Exercise) {
    let position = exercise.starter.range.start
    let parts: [(AuthorError.Part, isMissing: Bool)] = [
      (.scene, exercise.scenes.isEmpty), (.scenario, exercise.scenarios.isEmpty),
      (.check, exercise.checks.isEmpty), (.hint, exercise.hints.isEmpty),
      (.threeMistakes, exercise.mistakes.count < 3),
    ]
    for (part, isMissing) in parts where isMissing {
      report(.exerciseLacks(exercise.name, part: part), at: position)
    }
  }
}

public import Chapters
public import Checking
import Files
import Foundation
import Record

/// Finds the file of a submission that is the answer to each exercise.
///
/// Browsers and learning platforms rename files and wrap folders around them, so that
/// `Ch17/2-fade-in (1).swift` and `exercises/ch17/2-fade-in-1.swift` are recognised too.
public struct SubmissionFiles: Sendable {
  private let submission: Submission
  /// The answers in a record, by the exercise's id, where nothing is read from files.
  private var recorded: [String: HandedIn]?
  /// Paths by the exercise's id.
  private var answers: [String: String] = [:]
  private var unreadable: String?
  /// Files whose names several exercises have, with those that are graded.
  private(set) var ambiguous: [(file: String, exercises: [Exercise])] = []
  /// The chapters to which the submission has an answer.
  public private(set) var chapters: Set<String> = []
  /// Remarks on files that are not graded.
  public private(set) var remarks: [Remark] = []

  static let mostFiles = 2000
  /// How many entries are counted at all.
  static let mostEntries = 50_000
  static let mostLevels = 8

  /// Looks through a submission.
  ///
  /// - Parameters:
  ///   - exercises: All of the book.
  ///   - graded: Those that are graded, if that is known; a name that several exercises have is that of
  ///     the only one among these.
  public init(_ submission: Submission, exercises: [Exercise], graded: [Exercise]? = nil) {
    self.init(submission, exercises: exercises, names: ExerciseNames(exercises, graded: graded))
  }

  /// Looks through many submissions.
  ///
  /// - Parameters:
  ///   - exercises: All of the book.
  ///   - graded: As for one submission.
  ///   - remarksOnOthers: Whether there are remarks on files that are no exercise's, which takes most of the time.
  ///   - width: The most submissions at one time; by default as many as are graded at one time.
  ///   - progress: Called with the number of submissions that are done.
  public static func all(
    of submissions: [Submission], exercises: [Exercise], graded: [Exercise]?,
    remarksOnOthers: Bool = true, atOneTime width: Int? = nil, progress: (Int) -> Void = { _ in }
  ) async -> [SubmissionFiles] {
    let names = ExerciseNames(exercises, graded: graded)
    return await submissions.concurrentMap(
      atOneTime: min(width ?? .max, SubmissionWorker.width), progress: progress
    ) {
      SubmissionFiles(
        $0, exercises: exercises, names: names, remarksOnOthers: remarksOnOthers)
    }
  }

  private init(
    _ submission: Submission, exercises: [Exercise], names: ExerciseNames,
    remarksOnOthers: Bool = true
  ) {
    self.submission = submission
    remarks = submission.remarks
    remarks += (remarksOnOthers ? submission.left : []).map { entry in
      switch entry {
      case .other(let file): names.remark(on: file, named: file)
      case .outside(let file): .outsideOfArchive(file: file)
      case .noFile(let file): .noFile(file: file)
      }
    }
    guard submission.isReadable, !submission.isMissing else {
      shortenRemarks()
      return
    }
    var candidates: [String: [(rank: Int, file: String)]] = [:]
    for file in walk(names) {
      let own = submission.looseFiles?[file] ?? file
      switch Folder.isArchive(own) ? nil : names.match(own) {
      case .one(let exercise, let rank)?:
        // A platform's numbers say what is later, whatever mark of a copy a name has got.
        let age = submission.looseFiles == nil ? 0 : PlatformName.age(of: file)
        candidates[exercise.id, default: []].append((age > 0 ? -age : rank, file))
        chapters.insert(exercise.chapter)
      case .several(let exercises)?: ambiguous.append((file, exercises))
      // It would be a folder if it had been unpacked.
      case nil where submission.archives.contains(file):
        remarks.append(.unreadableArchive(file: file))
      case nil where remarksOnOthers: remarks.append(names.remark(on: file, named: own))
      case nil: break
      }
    }
    shortenRemarks()
    for exercise in exercises {
      // Of equals the last one, which is the latest where platforms number them.
      let sorted = (candidates[exercise.id] ?? []).sorted {
        ($0.rank, $1.file) < ($1.rank, $0.file)
      }
      guard let best = sorted.first else { continue }
      answers[exercise.id] = best.file
      remarks += sorted.dropFirst().map { .secondFile(file: $0.file, graded: best.file) }
    }
  }

  /// Limits the number of remarks about names, so that they are read; who may have misnamed an answer hears of
  /// that first.
  private mutating func shortenRemarks() {
    let places = remarks.indices.filter { remarks[$0].isAboutAName }
    guard places.count > Self.mostRemarks else { return }
    let wanted =
      places.filter { remarks[$0].mayBeAnAnswer } + places.filter { !remarks[$0].mayBeAnAnswer }
    let left = Set(wanted.dropFirst(Self.mostRemarks))
    remarks = remarks.indices.filter { !left.contains($0) }.map { remarks[$0] }
    remarks.append(.more(count: left.count))
  }

  /// How many files that are no exercise's are named.
  private static let mostRemarks = 20

  /// A submission as an earlier run has read it.
  ///
  /// - Throws: ``GradingError`` if an answer cannot be read.
  init(
    _ row: GradingRecord.Row, columns: [Gradebook.Column], answers: AnswerStore,
    exercises: [Exercise]
  ) throws(GradingError) {
    submission = Submission(student: row.grades.student, folder: "", isReadable: true)
    remarks = row.grades.remarks
    recorded = [:]
    for (index, column) in columns.enumerated() {
      guard let exercise = exercises.first(where: { $0.id == column.exercise }) else { continue }
      let name = "\(exercise.chapter)/\(exercise.fileName)"
      if let digest = row.answers[index] {
        let answer = try answers.answer(digest, of: row.grades.student)
        recorded?[exercise.id] = .answer(Answer(file: name, text: answer.text))
      } else if case .obstructed(let obstacle) = row.grades.grades[index] {
        recorded?[exercise.id] = .obstacle(obstacle)
      } else {
        let reason = row.grades.grades[index].verdict?.unreadable ?? .missing
        recorded?[exercise.id] = .answer(Answer(file: name, text: .failure(reason)))
      }
      chapters.insert(exercise.chapter)
    }
  }

  /// The name of the student's folder.
  public var student: String { submission.student }

  /// Moodle's number of the student for this assignment; `nil` if nothing that was handed in has it.
  public var participant: String? { submission.participant }

  /// A digest that changes with the files that are handed in for these exercises.
  public func digest(for exercises: [Exercise]) -> String {
    let files = exercises.map { exercise in
      switch handedIn(for: exercise) {
      case .obstacle(let obstacle): "obstacle \(obstacle)"
      case .answer(let answer):
        switch answer.text {
        case .success(let text): "text \(text)"
        case .failure(let reason): "fault \(reason)"
        }
      }
    }
    return Digest.text(of: files + remarks.map(\.sentence))
  }

  /// The answer to an exercise, or the reason why there is none.
  enum HandedIn {
    case answer(Answer)
    case obstacle(Submission.Obstacle)
  }

  /// The answer is called `ch17/2-fade-in.swift`, without the student's name.
  func handedIn(for exercise: Exercise) -> HandedIn {
    let name = "\(exercise.chapter)/\(exercise.fileName)"
    if let recorded {
      return recorded[exercise.id] ?? .answer(Answer(file: name, text: .failure(.missing)))
    }
    if let obstacle = submission.obstacle { return .obstacle(obstacle) }
    if let fault = submission.fault { return .answer(Answer(file: name, text: .failure(fault))) }
    guard submission.isReadable else {
      return .answer(Answer(file: name, text: .failure(.leavesWorkspace)))
    }
    guard let file = answers[exercise.id] else {
      // What is missing may be where nobody can look.
      if let unreadable { return .obstacle(.noPermission(path: unreadable)) }
      if let obstacle = submission.archiveObstacle { return .obstacle(obstacle) }
      if let (file, several) = ambiguous.first(where: {
        $0.exercises.contains { $0.id == exercise.id }
      }) {
        return .obstacle(.ambiguous(file: file, candidates: several.map(\.path)))
      }
      if let fault = submission.archiveFault {
        return .answer(Answer(file: name, text: .failure(fault)))
      }
      return .answer(Answer(file: name, text: .failure(.missing)))
    }
    let (folder, path) = submission.place(of: file)
    let text = AnswerReader(folder: folder).read(path).text
    if text == .failure(.noPermission) { return .obstacle(.noPermission(path: file)) }
    return .answer(Answer(file: name, text: text))
  }

  /// Whether a file has the name of several exercises, and nothing says which of them it answers.
  public var isAmbiguous: Bool { !ambiguous.isEmpty }

  /// - Throws: ``GradingError/nothingButAmbiguous(file:candidates:)`` if a file has a name of several.
  public func requireName() throws(GradingError) {
    guard let (file, exercises) = ambiguous.first else { return }
    throw .nothingButAmbiguous(file: file, candidates: exercises.map(\.path))
  }

  /// Whether anything of the submission is graded, or cannot be although it was handed in.
  public func hasAnswer(to exercises: [Exercise]) -> Bool {
    exercises.contains { exercise in
      switch handedIn(for: exercise) {
      case .obstacle(let obstacle): obstacle != .leftOut
      case .answer(let answer): answer.text != .failure(.missing)
      }
    }
  }

  /// Whether it is not this run's to grade, which others of the class are.
  public var isLeftOut: Bool {
    guard let recorded else { return submission.obstacle == .leftOut }
    return recorded.values.contains {
      if case .obstacle(.leftOut) = $0 { true } else { false }
    }
  }

  /// How many of these exercises have a file, whether it can be read or not.
  public func answerCount(for exercises: [Exercise]) -> Int {
    exercises.count { exercise in
      if let recorded {
        if case .answer(let answer)? = recorded[exercise.id] {
          return (try? answer.text.get()) != nil
        }
        return false
      }
      return answers[exercise.id] != nil
    }
  }

  /// All files, as paths from the submission's folder; an archive is a folder.
  private mutating func walk(_ exercises: ExerciseNames) -> [String] {
    var files = submission.looseFiles?.keys.sorted() ?? []
    var folders = [(path: "", level: 0)]
    if submission.looseFiles != nil { folders = submission.unpacked.keys.sorted().map { ($0, 1) } }
    search: while let (folder, level) = folders.popLast() {
      let place = submission.place(of: folder)
      guard let names = Folder.names(in: "\(place.folder)/\(place.path)") else {
        unreadable = unreadable ?? folder
        continue
      }
      // What has no name in UTF-8 is nothing that could be looked into.
      let sorted = names.map { name in
        name.text.map { (text: $0, isFolder: name.isFolder) } ?? (name.escaped, false)
      }.sorted { $0.text < $1.text }
      for (name, isFolder) in sorted
      where !name.hasPrefix(".") && !name.hasPrefix("__MACOSX") {
        let path = folder.isEmpty ? name : "\(folder)/\(name)"
        if submission.unpacked[path] != nil || isFolder, !name.hasSuffix(".swift") {
          if level < Self.mostLevels { folders.append((path, level + 1)) }
        } else {
          files.append(path)
        }
        if files.count + folders.count > Self.mostEntries { break search }
      }
    }
    if files.count > Self.mostFiles { remarks.append(.tooManyFiles(limit: Self.mostFiles)) }
    return exercises.mostWanted(files.sorted())
  }
}

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
  /// - Parameter exercises: All of the book.
  public init(_ submission: Submission, exercises: [Exercise]) {
    self.submission = submission
    remarks = submission.remarks
    remarks += submission.left.map { entry in
      switch entry {
      case .other(let file): Self.remark(on: file, named: file, exercises)
      case .outside(let file): .outsideOfArchive(file: file)
      case .noFile(let file): .noFile(file: file)
      }
    }
    guard submission.isReadable, !submission.isMissing else {
      shortenRemarks()
      return
    }
    var candidates: [String: [(rank: Int, file: String)]] = [:]
    for file in walk(exercises) {
      let own = submission.looseFiles?[file] ?? file
      if !Folder.isArchive(own), let (exercise, rank) = Self.match(own, exercises) {
        candidates[exercise.id, default: []].append((rank, file))
        chapters.insert(exercise.chapter)
      } else {
        remarks.append(Self.remark(on: file, named: own, exercises))
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

  /// The remark on a file that has the name of no exercise.
  private static func remark(
    on file: String, named own: String, _ exercises: [Exercise]
  ) -> Remark {
    if Folder.isArchive(own) { return .archive(file: file) }
    let name = String(own.split(separator: "/").last ?? "")
    // Without endings, so that a text file's name is near that of its exercise.
    let stems = exercises.map { String($0.fileName.dropLast(".swift".count)) }
    let nearest = NearestWords.to(String(name.prefix { $0 != "." }), among: stems)
      .map { $0 + ".swift" }
    return .unknownName(file: file, nearest: nearest)
  }

  /// Limits the number of remarks about names, so that they are read.
  private mutating func shortenRemarks() {
    let places = remarks.indices.filter { remarks[$0].isAboutAName }
    guard places.count > Self.mostRemarks else { return }
    let left = Set(places.dropFirst(Self.mostRemarks))
    remarks = remarks.indices.filter { !left.contains($0) }.map { remarks[$0] }
    remarks.append(.more(count: left.count))
  }

  /// How many files that are no exercise's are named.
  private static let mostRemarks = 20

  /// A submission as an earlier run has read it.
  ///
  /// - Throws: ``GradingError`` if an answer is not there any more.
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
      let digest = row.answers.indices.contains(index) ? row.answers[index] : nil
      if let digest {
        guard let answer = answers[digest] else {
          throw .answersMissing(path: answers.folder, student: row.grades.student)
        }
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
      return .answer(Answer(file: name, text: .failure(.missing)))
    }
    let text = AnswerReader(folder: submission.folder).read(file).text
    if text == .failure(.noPermission) { return .obstacle(.noPermission(path: file)) }
    return .answer(Answer(file: name, text: text))
  }

  /// As many paths as are looked at, with those that have the name of an exercise's file first.
  static func mostWanted(_ files: [String], _ exercises: [Exercise]) -> [String] {
    guard files.count > mostFiles else { return files }
    let (matching, others) = (
      files.filter { match($0, exercises) != nil }, files.filter { match($0, exercises) == nil }
    )
    return Array((matching + others).prefix(mostFiles))
  }

  /// All files, as paths from the submission's folder.
  private mutating func walk(_ exercises: [Exercise]) -> [String] {
    if let loose = submission.looseFiles { return loose.keys.sorted() }
    var files: [String] = []
    var folders = [(path: "", level: 0)]
    search: while let (folder, level) = folders.popLast() {
      guard let names = Folder.names(in: "\(submission.folder)/\(folder)") else {
        unreadable = unreadable ?? (folder.isEmpty ? "The folder" : folder)
        continue
      }
      for name in names.map({ $0.text ?? $0.escaped }).sorted()
      where !name.hasPrefix(".") && !name.hasPrefix("__MACOSX") {
        let path = folder.isEmpty ? name : "\(folder)/\(name)"
        var status = stat()
        let isFolder =
          lstat("\(submission.folder)/\(path)", &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
        if isFolder, !name.hasSuffix(".swift") {
          if level < Self.mostLevels { folders.append((path, level + 1)) }
        } else {
          files.append(path)
        }
        if files.count + folders.count > Self.mostEntries { break search }
      }
    }
    if files.count > Self.mostFiles { remarks.append(.tooManyFiles(limit: Self.mostFiles)) }
    return Self.mostWanted(files.sorted(), exercises)
  }

  /// The exercise that a file answers; a lower rank is a better match.
  static func match(_ file: String, _ exercises: [Exercise]) -> (Exercise, rank: Int)? {
    let parts = file.split(separator: "/").map { $0.lowercased() }
    guard let name = parts.last, name.hasSuffix(".swift") else { return nil }
    let stem = String(name.dropLast(".swift".count))
    let plain = withoutCopyMark(stem)
    let chapters = Set(exercises.map(\.chapter))
    let chapter = parts.dropLast().last { chapters.contains($0) }
    func matches(_ wanted: String) -> [Exercise] {
      exercises.filter {
        $0.hasFile(named: wanted) && (chapter == nil || chapter == $0.chapter)
      }
    }
    for (index, wanted) in [stem, plain].enumerated() {
      let found = matches(wanted)
      guard found.count == 1, let exercise = found.first else { continue }
      if file == "\(exercise.chapter)/\(exercise.fileName)" { return (exercise, 0) }
      return (exercise, 1 + index + (chapter == nil ? 2 : 0))
    }
    return nil
  }

  /// A name without the mark of a second file of that name: `-1`, ` (1)`, ` copy`.
  private static func withoutCopyMark(_ stem: String) -> String {
    var stem = stem[...]
    if let match = stem.firstMatch(of: /\s*\(\d{1,3}\)$|[-_ ]\d{1,3}$|\s*[-_ ]copy(?: \d{1,3})?$/) {
      stem = stem[..<match.range.lowerBound]
    }
    return String(stem)
  }
}

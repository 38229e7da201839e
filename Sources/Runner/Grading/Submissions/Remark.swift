import Files

/// A file that was handed in and is not graded, and why.
public enum Remark: Codable, Equatable, Sendable {
  /// Its name is no exercise's.
  case unknownName(file: String, nearest: [String])
  /// There is another file for the same exercise.
  case secondFile(file: String, graded: String)
  /// It is an archive, and nothing is unpacked.
  case archive(file: String)
  /// It is an archive of which nothing could be taken.
  case unreadableArchive(file: String)
  /// It is an archive of which some files came out whole, and others may be lost.
  case damagedArchive(file: String)
  /// It is an archive in which some files have a password.
  case archiveWithPassword(file: String)
  /// It is a link, a pipe or a device in an archive.
  case noFile(file: String)
  /// Its path leads out of the archive, or below another file of it.
  case outsideOfArchive(file: String)
  /// The name is that of nobody on the roster.
  case notOnRoster
  /// The student on the roster has another submission.
  case secondSubmission(student: String)
  /// The platform says that it was handed in late.
  case markedLate
  /// The submission has more files than are looked at.
  case tooManyFiles(limit: Int)
  /// As many more files have the name of no exercise, or are archives.
  case more(count: Int)
  /// The name is that of several people on the roster.
  case nameOfSeveral(students: [String])
  /// Several submissions could be this student's.
  case severalSubmissions(of: String, names: [String])

  /// Whether the student can do something about it.
  public var isForStudent: Bool {
    switch self {
    case .unknownName(let file, let nearest):
      !nearest.isEmpty || file.lowercased().hasSuffix(".swift")
    case .archive, .unreadableArchive, .damagedArchive, .archiveWithPassword, .noFile,
      .outsideOfArchive,
      .tooManyFiles:
      true
    case .secondFile, .notOnRoster, .secondSubmission, .markedLate, .more, .nameOfSeveral,
      .severalSubmissions:
      false
    }
  }

  /// Whether it is about a file that can be no exercise's, such as a project's or a picture.
  private var isAboutNoExercise: Bool {
    guard case .unknownName(let file, let nearest) = self else { return false }
    return nearest.isEmpty && !file.lowercased().hasSuffix(".swift")
  }

  /// The remarks with those on files that can be no exercise's as one number.
  static func shortened(_ remarks: [Remark]) -> [Remark] {
    var count = 0
    let rest = remarks.filter { remark in
      if case .more(let others) = remark { count += others }
      if remark.isAboutNoExercise { count += 1 }
      if case .more = remark { return false }
      return !remark.isAboutNoExercise
    }
    return count > 0 ? rest + [.more(count: count)] : rest
  }

  /// Whether a person has to look at it.
  ///
  /// - Parameter answers: To how many of the exercises the student has an answer. With all of them no other file
  ///   is missed; with some the rest of a project is none.
  func isOpen(with answers: Int, of exercises: Int) -> Bool {
    switch self {
    case .markedLate: false
    case .unknownName: answers < exercises
    case .more: answers == 0
    // A platform's numbers have said which is the later one.
    case .secondFile(let file, let graded):
      PlatformName.age(of: file) == 0 || PlatformName.age(of: graded) == 0
    case .archive, .unreadableArchive, .damagedArchive, .archiveWithPassword, .noFile,
      .outsideOfArchive, .notOnRoster, .secondSubmission, .tooManyFiles, .nameOfSeveral,
      .severalSubmissions:
      true
    }
  }

  /// Whether it is about a file that may be the answer to an exercise.
  ///
  /// - Parameter answer: Where the answer was looked for, such as "ch17/2-fade-in.swift".
  func mayBe(_ answer: String) -> Bool {
    switch self {
    case .unknownName(_, let nearest):
      nearest.contains { answer == $0 || answer.hasSuffix("/" + $0) }
    case .archive, .unreadableArchive: true
    default: false
    }
  }

  /// Whether it is about a file that may be the answer to some exercise.
  var mayBeAnAnswer: Bool {
    switch self {
    case .unknownName(_, let nearest): !nearest.isEmpty
    case .archive, .unreadableArchive: true
    default: false
    }
  }

  /// Whether it is about one file of which there can be thousands.
  var isAboutAName: Bool {
    switch self {
    case .unknownName, .archive, .unreadableArchive, .noFile, .outsideOfArchive: true
    default: false
    }
  }
}

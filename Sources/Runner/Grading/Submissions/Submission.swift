import Foundation
public import Record

/// The files that one student handed in.
public struct Submission: Equatable, Sendable {
  /// Why nothing of a submission is read.
  public enum Obstacle: Codable, Equatable, Sendable {
    case archive
    /// A file or folder that may not be read; the path of the submission's own folder is empty.
    case noPermission(path: String)
    case nameNotUTF8
    /// It is not known which of these submissions is the student's.
    case unclear(submissions: [String])
    /// A file has a name that several exercises have, and nothing says which of them it answers.
    case ambiguous(file: String, candidates: [String])
    /// Somebody wanted others to be graded, or everybody else.
    case leftOut

    /// Whether it stands before the whole submission, and not before one file.
    public var isAboutAll: Bool {
      switch self {
      case .noPermission, .ambiguous: false
      case .archive, .nameNotUTF8, .unclear, .leftOut: true
      }
    }
  }

  /// An entry of an archive that was not taken out of it.
  enum LeftInArchive: Equatable, Sendable {
    /// A file that is no Swift file.
    case other(String)
    /// A Swift file whose path leads out of the archive, or below another file.
    case outside(String)
    /// A link, a pipe or a device.
    case noFile(String)
  }

  /// The name of the folder, which is how the student is known here.
  public var student: String
  /// A platform's name of what was handed in, from which the student's is taken; `nil` if that is the
  /// student's own.
  var platformName: String?
  /// Moodle's number of the student for this assignment, where what was handed in is called by it.
  var participant: String? { PlatformName(platformName ?? student)?.participant?.number }
  /// Absolute.
  public var folder: String
  /// The student's names of the files, by their names in the folder; `nil` if the folder is the
  /// student's own and not one in which files of several students lie side by side.
  private(set) var looseFiles: [String: String]?
  /// Whether it is a folder; nothing is read through a link.
  public var isReadable: Bool
  public var obstacle: Obstacle?
  /// The reason why the submission cannot be read.
  public var fault: Unreadable?
  /// Remarks on the submission as a whole.
  public var remarks: [Remark] = []
  /// The archives in the folder, by their paths there.
  var archives: [String] = []
  /// The folders to which they were unpacked, by the archives' paths.
  var unpacked: [String: String] = [:]
  /// Why one of them was not.
  var archiveFault: Unreadable?
  var archiveObstacle: Obstacle?
  /// The entries of the archive besides the files that are in the folder now.
  var left: [LeftInArchive] = []
  /// Whether the student has handed in nothing at all.
  public private(set) var isMissing = false

  public init(student: String, folder: String, isReadable: Bool, obstacle: Obstacle? = nil) {
    self.student = student
    self.folder = folder
    self.isReadable = isReadable
    self.obstacle = obstacle
  }

  /// The submission of a student who is expected and has handed in nothing.
  public static func missing(student: String) -> Submission {
    var submission = Submission(student: student, folder: "", isReadable: true)
    submission.isMissing = true
    return submission
  }

  /// Nothing of it is read then, and it says why.
  public mutating func leaveOut() {
    isReadable = false
    obstacle = .leftOut
  }

  /// The submission of a student to whom one of these may belong.
  static func unclear(student: String, among names: [String]) -> Submission {
    Submission(
      student: student, folder: "", isReadable: false, obstacle: .unclear(submissions: names))
  }

  /// The folder in which a file of the submission is, and its path from there.
  ///
  /// - Parameter path: From the submission's folder, where an archive is a folder.
  func place(of path: String) -> (folder: String, path: String) {
    for (archive, folder) in unpacked {
      if path == archive { return (folder, "") }
      if path.hasPrefix(archive + "/") {
        return (folder, String(path.dropFirst(archive.count + 1)))
      }
    }
    return (folder, path)
  }

  /// All submissions in a folder, sorted by name; hidden entries are ignored.
  ///
  /// Files that Canvas or Moodle have downloaded one by one are a submission for each student, and folders
  /// that Gradescope has exported are called by their submitters' addresses. A folder with the text that a
  /// student wrote in Moodle is none beside the folder with the student's files.
  public static func all(in folder: String) throws(GradingError) -> [Submission] {
    guard let names = Folder.names(in: folder) else {
      throw .submissionsNotReadable(folder: folder)
    }
    let withFiles = Set(
      names.compactMap { $0.text.flatMap { PlatformName($0) } }.filter { $0.kind == "file" }
        .map(\.key))
    let submissions = names.compactMap { name -> Submission? in
      guard !name.isHidden else { return nil }
      guard let name = name.text else {
        let student = name.escaped
        return Submission(
          student: student, folder: "\(folder)/\(student)", isReadable: false,
          obstacle: .nameNotUTF8)
      }
      var status = stat()
      let path = "\(folder)/\(name)"
      guard lstat(path, &status) == 0 else { return nil }
      switch status.st_mode & S_IFMT {
      case S_IFDIR:
        if let parts = PlatformName(name), let kind = parts.kind, kind != "file",
          withFiles.contains(parts.key)
        {
          return nil
        }
        var submission = Submission(student: name, folder: path, isReadable: true)
        submission.archives = Folder.archives(in: path)
        return submission
      case S_IFLNK: return Submission(student: name, folder: path, isReadable: false)
      // Other files beside the folders, such as a roster, are no submissions.
      default:
        guard Folder.isArchive(name) else { return nil }
        return Submission(student: name, folder: path, isReadable: false, obstacle: .archive)
      }
    }
    let loose = looseFiles(among: names.compactMap(\.text), in: folder)
    // An archive beside loose files of the same student's is a part of the same submission.
    let taken = Set(loose.flatMap(\.archives))
    let others = submissions.filter { $0.obstacle != .archive || !taken.contains($0.student) }
    guard !(others + loose).isEmpty else { throw .noSubmissions(folder: folder) }
    let submitters = GradescopeExport(folder: folder).submitters
    let owned = others.flatMap { submission -> [Submission] in
      // A group's folder is each of its members'.
      guard let owners = submitters[submission.student], !owners.isEmpty else {
        return [submission]
      }
      return owners.map { owner in
        var own = submission
        own.student = owner
        return own
      }
    }
    return distinct(calledByStudents(owned, besides: loose) + loose)
  }

  /// The submissions with archives as Canvas names them called by their students alone, where each student has
  /// only one.
  private static func calledByStudents(
    _ submissions: [Submission], besides loose: [Submission]
  ) -> [Submission] {
    func name(_ submission: Submission) -> PlatformName? {
      guard submission.obstacle == .archive else { return nil }
      return PlatformName(submission.student).flatMap { $0.kind == nil ? $0 : nil }
    }
    var counts: [String: Int] = [:]
    for student in submissions.compactMap({ name($0)?.submission }) + loose.map(\.student) {
      counts[student, default: 0] += 1
    }
    return submissions.map { submission in
      guard let name = name(submission) else { return submission }
      var own = submission
      if name.isLate { own.remarks.append(.markedLate) }
      guard counts[name.submission] == 1 else { return own }
      own.platformName = submission.student
      own.student = name.submission
      return own
    }
  }

  /// A submission for each student with loose files that a platform has named.
  ///
  /// The first of them names the submission, as an archive's name would. Without any Swift file the folder
  /// has no submissions.
  private static func looseFiles(among names: [String], in folder: String) -> [Submission] {
    var submissions: [String: Submission] = [:]
    var archives: [String: [String]] = [:]
    for name in names.sorted() {
      guard let parts = PlatformName(name), !parts.file.isEmpty,
        Folder.isRegularFile("\(folder)/\(name)"), parts.kind ?? "file" == "file"
      else { continue }
      if Folder.isArchive(name) {
        archives[parts.key, default: []].append(name)
        continue
      }
      var submission =
        submissions[parts.key]
        ?? Submission(student: parts.submission, folder: folder, isReadable: true)
      if parts.kind == nil, submission.platformName == nil { submission.platformName = name }
      if parts.isLate, !submission.remarks.contains(.markedLate) {
        submission.remarks.append(.markedLate)
      }
      submission.looseFiles = submission.looseFiles ?? [:]
      submission.looseFiles?[name] = parts.file
      submissions[parts.key] = submission
    }
    for (key, names) in archives where submissions[key] != nil {
      submissions[key]?.archives = Array(names.prefix(mostArchives))
    }
    let hasSwift = submissions.values.contains {
      $0.looseFiles?.keys.contains { $0.lowercased().hasSuffix(".swift") } == true
    }
    return hasSwift ? Array(submissions.values) : []
  }

  /// The submissions in the order of their students, each named as tables and terminals show it.
  ///
  /// The second of two names that look alike, be it by the form of their letters or by invisible
  /// characters, gets a number. The one that is written as it is shown comes first.
  private static func distinct(_ submissions: [Submission]) -> [Submission] {
    var taken: Set<String> = []
    let sorted = submissions.map { submission in
      let shown = submission.student.withoutControls
      return (submission, shown: isFileName(shown) ? shown : fileName(shown))
    }.sorted { first, second in
      if first.shown != second.shown { return first.shown < second.shown }
      let areAsShown = [first, second].map { Array($0.0.student.utf8) == Array($0.shown.utf8) }
      if areAsShown[0] != areAsShown[1] { return areAsShown[0] }
      return first.0.student.utf8.lexicographicallyPrecedes(second.0.student.utf8)
    }
    return sorted.map { submission, name in
      var submission = submission
      submission.student = name
      var count = 1
      while !taken.insert(submission.student).inserted {
        count += 1
        submission.student = "\(name) (\(count))"
      }
      if count > 1 { submission.remarks.append(.secondSubmission(student: name)) }
      return submission
    }
  }

  /// How many archives of a student's are unpacked.
  static let mostArchives = 4

  /// Whether a student's name can be that of a page, and of a folder of an export's.
  static func isFileName(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix(".") && !name.contains("/") && !name.contains("\0")
      && name == name.withoutControls && name.utf8.count <= longestName
  }

  /// The longest name that leaves room for an ending, in bytes.
  private static let longestName = 200

  /// A name that is one, as near as can be.
  private static func fileName(_ name: String) -> String {
    var name = name.replacing("/", with: "-").replacing("\0", with: "")
    if name.isEmpty { return "?" }
    if name.hasPrefix(".") { name = "?" + name }
    while name.utf8.count > longestName { name.removeLast() }
    return name
  }
}

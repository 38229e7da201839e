import Foundation
public import Record

/// The files that one student handed in.
public struct Submission: Equatable, Sendable {
  /// Why nothing of a submission is read.
  public enum Obstacle: Codable, Equatable, Sendable {
    case archive
    /// A file or folder that may not be read.
    case noPermission(path: String)
    case nameNotUTF8
    /// It is not known which of these submissions is the student's.
    case unclear(submissions: [String])

    /// Whether it stands before the whole submission, and not before one file.
    public var isAboutAll: Bool {
      if case .noPermission = self { false } else { true }
    }

    public var sentence: String {
      switch self {
      case .archive:
        "It is an archive, which cannot be unpacked here. Install bsdtar (apt-get install "
          + "libarchive-tools), or unpack it into a folder."
      case .noPermission(let path): "\(path) may not be read. Change its permissions."
      case .nameNotUTF8: "The folder's name is not UTF-8; rename it."
      case .unclear(let names):
        "Whose submission \(names.joined(separator: ", ")) \(names.count > 1 ? "are" : "is") cannot be "
          + "told from the roster; name the right one by the student's id, and grade with --resume."
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

  /// The submission of a student to whom one of these may belong.
  static func unclear(student: String, among names: [String]) -> Submission {
    Submission(
      student: student, folder: "", isReadable: false, obstacle: .unclear(submissions: names))
  }

  /// All submissions in a folder, sorted by name; hidden entries are ignored.
  ///
  /// Files that Canvas has downloaded one by one are a submission for each student, and folders that
  /// Gradescope has exported are called by their submitters' addresses.
  ///
  /// - Parameter excluded: Folders of ours, such as the one that grades are written to.
  public static func all(
    in folder: String, except excluded: [String] = []
  ) throws(GradingError) -> [Submission] {
    guard let names = Folder.names(in: folder) else {
      throw .submissionsNotReadable(folder: folder)
    }
    let ours = Set(excluded.compactMap(FileKey.init))
    let submissions = names.compactMap { name -> Submission? in
      guard let name = name.text else {
        let student = name.escaped
        return Submission(
          student: student, folder: "\(folder)/\(student)", isReadable: false,
          obstacle: .nameNotUTF8)
      }
      guard !name.hasPrefix(".") else { return nil }
      var status = stat()
      let path = "\(folder)/\(name)"
      guard lstat(path, &status) == 0 else { return nil }
      switch status.st_mode & S_IFMT {
      case S_IFDIR:
        if let key = FileKey(path), ours.contains(key) { return nil }
        return Submission(student: name, folder: path, isReadable: true)
      case S_IFLNK: return Submission(student: name, folder: path, isReadable: false)
      // Other files beside the folders, such as a roster, are no submissions.
      default:
        guard Folder.isArchive(name) else { return nil }
        return Submission(student: name, folder: path, isReadable: false, obstacle: .archive)
      }
    }
    let loose = looseFiles(among: names.compactMap(\.text), in: folder)
    guard !(submissions + loose).isEmpty else { throw .noSubmissions(folder: folder) }
    let submitters = GradescopeExport(folder: folder).submitters
    let owned = submissions.flatMap { submission -> [Submission] in
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
    return distinct(owned + loose)
  }

  /// A submission for each student with loose files in a folder of Canvas'.
  ///
  /// Canvas calls them `doeann_LATE_4711_98765_pop.swift`, where 4711 is the student's number and
  /// 98765 the file's. The first of them names the submission, as an archive's name would. Without
  /// any Swift file the folder has no submissions.
  private static func looseFiles(among names: [String], in folder: String) -> [Submission] {
    var submissions: [String: Submission] = [:]
    for name in names.sorted() {
      var status = stat()
      guard let parts = name.wholeMatch(of: /(([^_.][^_]*)_(?:LATE_)?(\d+)_\d+)_(.+)/),
        !Folder.isArchive(name), lstat("\(folder)/\(name)", &status) == 0,
        status.st_mode & S_IFMT == S_IFREG
      else { continue }
      let key = "\(parts.2)_\(parts.3)"
      var submission =
        submissions[key] ?? Submission(student: String(parts.1), folder: folder, isReadable: true)
      submission.looseFiles = submission.looseFiles ?? [:]
      submission.looseFiles?[name] = String(parts.4)
      submissions[key] = submission
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

  /// Identifies a file, whatever its name.
  private struct FileKey: Hashable {
    var device: UInt64
    var number: UInt64

    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      device = UInt64(status.st_dev)
      number = UInt64(status.st_ino)
    }
  }
}

/// The entries of a folder, whose names are bytes to the system.
enum Folder {
  struct Name: Equatable {
    var bytes: [UInt8]
    /// `nil` if the name is not UTF-8.
    var text: String? { String(validating: bytes, as: UTF8.self) }
    /// As in an address, where every byte that is no plain character is a number.
    var escaped: String {
      bytes.map {
        (0x20..<0x7F).contains($0) && $0 != 0x25
          ? String(UnicodeScalar($0))
          : "%" + String($0, radix: 16, uppercase: true)
      }.joined()
    }
  }

  /// `nil` if the folder cannot be read.
  static func names(in folder: String) -> [Name]? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var names: [Name] = []
    while let entry = readdir(stream) {
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if bytes != [0x2E], bytes != [0x2E, 0x2E] { names.append(Name(bytes: bytes)) }
    }
    return names
  }

  static func isArchive(_ name: String) -> Bool { withoutArchiveEnding(name) != name }

  /// A name without `.zip`, `.tar.gz` and the like.
  static func withoutArchiveEnding(_ name: String) -> String {
    let endings = [
      ".tar.gz", ".tar.bz2", ".tar.xz", ".zip", ".tar", ".gz", ".tgz", ".bz2", ".xz", ".txz", ".7z",
      ".rar",
    ]
    let ending = endings.first { name.lowercased().hasSuffix($0) && name.count > $0.count }
    return String(name.dropLast(ending?.count ?? 0))
  }
}

import Files
import Foundation

/// The folder that a run is written to.
public enum RunFolder {
  /// Makes sure that a run can be written to a folder.
  ///
  /// - Parameters:
  ///   - submissions: What is graded, if it is read from the disk.
  ///   - mayBegin: Whether a run that goes on may also be one that has not begun, as a part of a class is.
  /// - Throws: ``GradingError`` if the folder is among the submissions, where it would be taken for one,
  ///   or has a run that would be lost.
  public static func requireUsable(
    _ folder: String, resumes: Bool, submissions: String? = nil, mayBegin: Bool = false
  ) throws(GradingError) {
    try requireWhole(folder)
    if let submissions { try requireOutside(submissions, folder) }
    let hasRecord = hasRecord(folder)
    if resumes, !mayBegin, !hasRecord { throw .nothingToResume(folder: folder) }
    // What cannot go on is better heard of before archives are unpacked.
    if resumes, hasRecord { _ = try GradingRecord.terms(ofRun: folder) }
    if !resumes { try GradingRecord.requireNone(in: folder) }
  }

  /// Makes sure that the parts of a class can be graded below a folder, and be merged into it.
  ///
  /// What an earlier merge of such parts has written there is written again.
  ///
  /// - Throws: ``GradingError`` as ``requireUsable(_:resumes:submissions:mayBegin:)``, or
  ///   ``GradingError/termsChanged(path:_:)`` if the parts that are there are of another number.
  public static func requireUsable(
    forParts count: Int, in folder: String, submissions: String
  ) throws(GradingError) {
    try requireOutside(submissions, folder)
    let parts = parts(in: folder)
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: parts) else {
      return try GradingRecord.requireNone(in: folder)
    }
    for name in names where hasRecord("\(parts)/\(name)") {
      let path = "\(parts)/\(name)"
      let shard = try GradingRecord.terms(ofRun: path)?.shard
      guard let shard, shard.count != count else { continue }
      throw .termsChanged(
        path: RecordDatabase.path(inRun: path),
        [.part(shard, Shard("\(min(shard.number, count))/\(count)"))])
    }
  }

  /// Where the parts of a class are that are merged into a folder.
  static func parts(in folder: String) -> String { folder + "/parts" }

  private static func requireOutside(
    _ submissions: String, _ folder: String
  ) throws(GradingError) {
    guard isSame(folder, submissions) || isBelow(submissions, folder) else { return }
    throw .outputInSubmissions(output: folder, folder: submissions)
  }

  /// Whether a folder has the record of a run, of whatever version.
  public static func hasRecord(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: RecordDatabase.path(inRun: folder))
      || OldRecord.origin(in: folder) != nil
  }

  /// Makes sure that all of a folder is of one run.
  ///
  /// - Throws: ``GradingError/mergeEnded(folder:)`` after a merge that was ended while it replaced files.
  public static func requireWhole(_ folder: String) throws(GradingError) {
    guard !FileManager.default.fileExists(atPath: mark(folder)) else {
      throw .mergeEnded(folder: folder)
    }
  }

  /// Marks a folder whose files are of two runs until ``endReplacing(_:)``.
  static func beginReplacing(_ folder: String) throws(FileError) {
    try AtomicFile.write(Data(), to: mark(folder))
  }

  static func endReplacing(_ folder: String) { unlink(mark(folder)) }

  private static func mark(_ folder: String) -> String { folder + "/.merging" }

  /// Whether two paths lead to the same folder.
  static func isSame(_ first: String, _ second: String) -> Bool {
    resolved(first) == resolved(second)
  }

  private static func isBelow(_ folder: String, _ path: String) -> Bool {
    resolved(path).hasPrefix(resolved(folder) + "/")
  }

  private static func resolved(_ path: String) -> String {
    // Of a path that does not exist yet links are resolved as far as it does.
    var (url, rest) = (URL(filePath: path).standardized, [String]())
    while url.path != "/", !FileManager.default.fileExists(atPath: url.path) {
      rest.insert(url.lastPathComponent, at: 0)
      url.deleteLastPathComponent()
    }
    let plain = url.resolvingSymlinksInPath().path
    return rest.isEmpty ? plain : plain + "/" + rest.joined(separator: "/")
  }

  /// Moves the pages of students who are not in the run any more aside, and those of students who are
  /// in it again back.
  public static func sortPages(in folder: String, of list: ClassList) {
    func move(_ source: String, _ target: String, where isMoved: (String) -> Bool) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: source)) ?? []
      for name in names where name.hasSuffix(".html") && isMoved(String(name.dropLast(5))) {
        try? FileManager.default.createDirectory(
          atPath: target, withIntermediateDirectories: true)
        guard !FileManager.default.fileExists(atPath: "\(target)/\(name)") else { continue }
        try? FileManager.default.moveItem(
          atPath: "\(source)/\(name)", toPath: "\(target)/\(name)")
      }
    }
    let (pages, former) = (folder + "/feedback", folder + "/former")
    move(pages, former) { !list.has($0) }
    move(former, pages) { list.has($0) }
  }
}

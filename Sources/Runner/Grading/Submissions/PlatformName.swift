/// A name that Canvas or Moodle has given to what a student handed in.
///
/// Canvas writes `doeann_LATE_4711_98765_pop.swift`, where 4711 is the student's number and 98765 the
/// file's. Moodle writes `Ann Doe_4711_assignsubmission_file`, with a file's own name behind it where it
/// was told to make no folders.
struct PlatformName: Equatable {
  /// What the submission is called: the same, however often something is handed in.
  var submission: String
  /// The same for all names of one student's in a download.
  var key: String
  /// The student's own name of the file; empty if it is the name of a folder.
  var file: String
  /// A participant's full name and number, where Moodle has told them.
  var participant: Participant?
  /// Moodle's kind of the submission, such as `file` and `onlinetext`; `nil` for Canvas.
  var kind: String?
  /// Whether Canvas marks it as late.
  var isLate = false

  struct Participant: Equatable {
    var name: String
    var number: String
  }

  /// `nil` if the name is no platform's.
  init?(_ name: String) {
    // Most of a class of folders is called otherwise, and a regular expression takes long to say so.
    guard name.utf8.contains(UInt8(ascii: "_")) else { return nil }
    // The first number is Moodle's: what stands behind it is the student's own name of a file.
    if let parts = name.wholeMatch(of: /((([^.].*?)_(\d+))_assignsubmission_([a-z]+))(?:_(.*))?/) {
      submission = String(parts.1)
      key = String(parts.2)
      file = String(parts.6 ?? "")
      participant = Participant(name: String(parts.3), number: String(parts.4))
      kind = String(parts.5)
    } else if let parts = name.wholeMatch(of: /([^_.][^_]*)_(LATE_)?(\d+)_\d+_(.+)/) {
      submission = "\(parts.1)_\(parts.3)"
      key = submission
      file = String(parts.4)
      isLate = parts.2 != nil
    } else {
      return nil
    }
  }

  /// Canvas' number of a loose file, which is higher for what was handed in later; 0 if there is none.
  static func age(of name: String) -> Int {
    let parts = name.prefixMatch(of: /[^_.][^_]*_(?:LATE_)?\d+_(\d+)_/)
    return parts.flatMap { Int($0.1) } ?? 0
  }

  /// Whether a folder has what a platform hands out for a class, and not what one student handed in.
  static func areIn(_ folder: String) -> Bool {
    let names = (Folder.names(in: folder) ?? []).compactMap(\.text)
    if names.contains(GradescopeExport.fileName) { return true }
    let known = names.compactMap { PlatformName($0) }
    // A student may hand in again what Canvas has handed out to them.
    return known.contains { $0.kind != nil } || Set(known.map(\.key)).count > 1
  }

  /// The folder in or below another one, within two levels, that has what a platform hands out.
  static func folder(below folder: String) -> String? {
    var folders = [folder]
    for _ in 0..<2 {
      let inner = folders.flatMap { folder in
        (Folder.names(in: folder) ?? []).compactMap(\.text).sorted()
          .filter { !$0.hasPrefix(".") && $0 != "__MACOSX" }
          .prefix(10).map { "\(folder)/\($0)" }.filter(Folder.isFolder)
      }
      if let found = inner.first(where: areIn) { return found }
      folders = inner
    }
    return nil
  }
}

import Files
import Foundation

/// The names of those whom a run is to grade, in its folder before it begins.
public enum ExpectedStudents {
  private static let name = "students.json"

  public static func write(_ students: [String], run folder: String) throws {
    let line = try WorkerLine.encode(students.sorted())
    try AtomicFile.write(Data(line + [0x0A]), to: "\(folder)/\(name)")
  }

  /// None if nobody wrote them down.
  ///
  /// - Throws: ``GradingError/fileNotReadable(path:)`` if there is a list that cannot be read.
  public static func read(run folder: String) throws(GradingError) -> [String] {
    let path = "\(folder)/\(name)"
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    guard let bytes = FileManager.default.contents(atPath: path),
      let students = WorkerLine.decode([String].self, from: Array(bytes))
    else { throw .fileNotReadable(path: path) }
    return students
  }
}

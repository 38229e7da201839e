public import Files

/// A gradebook on the disk, which has each row as soon as it is known.
///
/// The file is whole at any moment, so that an end of the grader costs the rows in flight only.
public actor GradebookFile {
  private let path: String
  private var gradebook: Gradebook

  /// A file that does not exist, or is replaced with the first row.
  public init(path: String, columns: [Gradebook.Column]) {
    self.path = path
    gradebook = Gradebook(columns: columns, rows: [])
  }

  /// Adds a student's row in the order of students.
  public func add(_ row: StudentGrades) throws(FileError) {
    let index = gradebook.rows.firstIndex { row.student < $0.student } ?? gradebook.rows.endIndex
    gradebook.rows.insert(row, at: index)
    try AtomicFile.write(gradebook.csv, to: path)
  }
}

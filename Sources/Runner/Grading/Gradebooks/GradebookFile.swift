public import Files

/// A gradebook on the disk, which grows while submissions are graded.
///
/// The file is whole at any moment. In a large class writing it again for each row would take longer
/// than grading, so a row may wait for others: the record has it.
public actor GradebookFile {
  private let path: String
  /// The columns, without rows.
  private let gradebook: Gradebook
  /// In the order of students.
  private var lines: [(student: String, text: String)] = []
  private var written = ContinuousClock.now
  private var cost = Duration.zero

  /// The most rows with which each new one is written at once.
  private static let small = 200
  /// How many times as long as a write takes nothing is written after it, with more rows.
  private static let pause = 20

  /// A file that does not exist, or is replaced with the first row.
  public init(path: String, columns: [Gradebook.Column], list: ClassList = ClassList()) {
    self.path = path
    gradebook = Gradebook(columns: columns, rows: [], list: list)
  }

  /// Adds a student's row in the order of students.
  public func add(_ row: StudentGrades) throws(FileError) {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].student <= row.student { low = middle + 1 } else { high = middle }
    }
    lines.insert((row.student, gradebook.csvLine(row.brief)), at: low)
    guard lines.count <= Self.small || written.duration(to: .now) >= cost * Self.pause
    else { return }
    let start = ContinuousClock.now
    try AtomicFile.write(
      CSV.mark + gradebook.csvHead + lines.map(\.text).joined(), to: path)
    written = .now
    cost = start.duration(to: written)
  }
}

public import Chapters

/// The record of a run, with the overrides that persons have made since.
public struct GradedRun: Sendable {
  /// The folder that `grade` has written to.
  public let folder: String
  public let record: GradingRecord
  public let gradebook: Gradebook
  public let answers: AnswerStore

  /// - Parameters:
  ///   - isMerging: Whether a merge of this process's is writing the run.
  ///   - detail: What is kept in memory of each row.
  public init(
    folder: String, isMerging: Bool = false, keeping detail: GradingRecord.Detail = .everything
  ) throws {
    if !isMerging { try RunFolder.requireWhole(folder) }
    self.folder = folder
    let database = try RecordDatabase(reading: folder)
    let list = try database.list()
    record = try GradingRecord(database, list: list, keeping: detail)
    answers = AnswerStore(database)
    var recorded = record.gradebook
    recorded.list = list
    gradebook = try Overrides(run: folder).applied(to: recorded, record: record)
  }

  /// All submissions as they were read then.
  public func submissions(exercises: [Exercise]) throws(GradingError) -> [SubmissionFiles] {
    var files: [SubmissionFiles] = []
    for row in record.rows.sorted(by: { $0.grades.student < $1.grades.student }) {
      files.append(
        try SubmissionFiles(
          row, columns: record.terms.columns, answers: answers, exercises: exercises))
    }
    return files
  }

  /// A student's row as it was recorded, and as persons have changed it.
  ///
  /// - Parameters:
  ///   - word: Any name that the student has in the list.
  ///   - list: The run's, with the names of another roster if there is one.
  public func row(named word: String, in list: ClassList) throws(GradingError) -> (
    recorded: GradingRecord.Row, grades: StudentGrades
  ) {
    let ids = list.ids(named: word)
    if ids.count > 1 { throw .severalStudents(word, ids: ids) }
    let student = ids.first ?? word
    guard let recorded = record.rows.first(where: { $0.grades.student == student }),
      let grades = gradebook.rows.first(where: { $0.student == student })
    else {
      guard ids.isEmpty else {
        throw .notGraded(list.label(student), isAbsent: !list.has(student))
      }
      throw .noStudent(word, nearest: list.nearest(to: word))
    }
    return (recorded, grades)
  }
}

extension Book {
  /// The exercises of a run, in its order.
  ///
  /// - Throws: ``GradingError/exerciseGone(_:run:)`` if the book does not have one of them any more.
  public func exercises(_ ids: [String], ofRun folder: String) throws(GradingError) -> [Exercise] {
    var exercises: [Exercise] = []
    for id in ids {
      guard let exercise = exercise(id) else { throw .exerciseGone(id, run: folder) }
      exercises.append(exercise)
    }
    return exercises
  }
}

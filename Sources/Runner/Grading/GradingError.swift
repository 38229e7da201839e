public import Record

/// A reason why nothing at all can be graded.
public enum GradingError: Error, Equatable, Sendable {
  case submissionsNotReadable(folder: String)
  case noSubmissions(folder: String)
  /// Nobody on the roster is the owner of a submission.
  case nobodyMatched(folder: String, found: [String], instead: String?)
  /// The only submission is what a platform has handed out for a whole class.
  case classAsSubmission(folder: String, name: String, instead: String)
  /// A student has a submission in several of the folders that are graded as one class.
  case studentInSeveral(String, folders: [String])
  /// The archive with all submissions cannot be unpacked.
  case classArchive(path: String, Unreadable?)
  /// Files could each be the answer to several exercises, and no other file says which are graded.
  case nothingButAmbiguous(file: String, candidates: [String])
  /// Untrusted programs would run without a sandbox, and nobody has consented to that.
  case noSandbox
  case secretNotReadable(path: String)
  case secretEmpty(path: String)
  case recordNotReadable(path: String)
  /// The run ended before it had written anything.
  case recordEmpty(folder: String)
  /// Something in the record cannot be read: a student's row, or no one knows what.
  case recordDamaged(path: String, student: String?)
  /// The file is no database, or another program's.
  case recordForeign(path: String)
  /// Another program keeps the record locked.
  case recordLocked(path: String)
  /// A run was ended while it wrote, and what it wrote cannot be taken back, because nothing can be written.
  case recordHalfWritten(path: String)
  /// A file that belongs to a run is missing or damaged.
  case fileNotReadable(path: String)
  case recordNotWritable(path: String)
  /// The disk is full; no file is left incomplete.
  case noSpaceLeft(path: String)
  /// Another version of the workbook has written it: with what it says of itself, and the format that this
  /// one reads.
  case recordOfOtherFormat(path: String, GradingRecord.Terms.Origin, known: Int)
  /// The terms that grades depend on have changed since the record was begun.
  case termsChanged(path: String, [GradingRecord.Terms.Difference])
  /// Another run writes the same record.
  case outputInUse(path: String)
  /// The output has a run already, which nobody has asked to continue.
  case outputHasRun(folder: String, submissions: Int)
  /// A merge into the folder was ended, so that its parts are not of one run.
  case mergeEnded(folder: String)
  /// There is no run in the output that could go on.
  case nothingToResume(folder: String)
  /// The output is the folder of the submissions, or in it.
  case outputInSubmissions(output: String, folder: String)
  /// A part would be overwritten by the whole.
  case outputIsPart(path: String)
  /// The run that is graded again would be overwritten.
  case outputIsInput(path: String)
  /// The parts are not of one class, graded in one way.
  case partsDiffer(path: String, other: String, [GradingRecord.Terms.Difference])
  /// Two parts have the same student.
  case studentTwice(String, path: String, other: String)
  /// The run has no student of this name.
  case noStudent(String, nearest: [String])
  /// The student is on the list and not graded yet, or is not this run's to grade.
  case notGraded(String, isAbsent: Bool)
  /// The roster has several of this name.
  case severalStudents(String, ids: [String])
  /// The run has no column of this name.
  case noExercise(String, nearest: [String], known: [String])
  /// Two columns of an export have the same title.
  case assignmentTwice(String)
  /// The book does not have an exercise of the run any more.
  case exerciseGone(String, run: String)
}

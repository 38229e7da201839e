/// Why a command line about grades cannot be carried out.
enum GradeUsageError: Error, Equatable {
  /// More submissions at one time than the machine can take, or none.
  case jobs(Int, most: Int)
  /// What is to be graded or left out is neither an exercise nor a student of the class.
  case noSuchName(String, nearest: [String])
  /// A class is to be graded in no parts.
  case noParts
  /// A part of a class is to be graded in parts.
  case partOfParts
  /// Parts that are not graded yet are to be compared with another run.
  case partsCompared
  case notAPercentage(Int)
  /// A price of a late day without a table of who is late.
  case latePercentWithoutTable
  case notAnAssignment(String)
  /// Columns are named for a format that has none.
  case noAssignments(format: String)
}

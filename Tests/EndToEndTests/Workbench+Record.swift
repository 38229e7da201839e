import DatabasesTesting

extension Workbench {
  /// What the record of a run says, table by table, as statements.
  ///
  /// - Parameter columns: Names of columns that are left out.
  static func record(
    ofRun folder: String, without columns: Set<String> = []
  ) throws -> [String: [String]] {
    try databaseRows(folder + "/record.sqlite", without: columns)
  }
}

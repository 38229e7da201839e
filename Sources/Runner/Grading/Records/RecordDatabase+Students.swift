import Databases

extension RecordDatabase {
  /// The students of the run, with their roster.
  func list() throws(GradingError) -> ClassList {
    try read { db in
      var (students, absent): ([ClassList.Student], [ClassList.Student]) = ([], [])
      try db.forEachRow("SELECT * FROM student") { row in
        var student = ClassList.Student(
          id: try row.text("id"), name: try row.textIfAny("name"),
          email: try row.textIfAny("email"))
        student.participant = try row.textIfAny("participant")
        student.fields = try row.textIfAny("fields").map { text in
          try decode([String: String].self, text, of: student.id)
        }
        if try row.integer("is_absent") != 0 {
          absent.append(student)
        } else {
          students.append(student)
        }
      }
      var assignments: [PlatformAssignment] = []
      try db.forEachRow("SELECT * FROM platform_assignment ORDER BY position") { row in
        assignments.append(
          PlatformAssignment(title: try row.text("title"), points: try row.realIfAny("points")))
      }
      return ClassList(students, absent: absent, assignments: assignments)
    }
  }

  /// Writes a list in the place of the one that is there.
  func insert(_ list: ClassList, _ db: DatabaseTransaction) throws {
    try db.execute(script: "DELETE FROM student; DELETE FROM platform_assignment")
    for (students, isAbsent) in [(list.students, 0), (list.absent, 1)] {
      for student in students {
        try db.execute(
          """
          INSERT INTO student (id, name, email, participant, fields, is_absent)
          VALUES (?, ?, ?, ?, ?, ?)
          """,
          [
            .text(student.id), .text(student.name), .text(student.email),
            .text(student.participant), .text(try student.fields.map(Self.json)),
            .integer(isAbsent),
          ])
      }
    }
    for (position, assignment) in list.assignments.enumerated() {
      try db.execute(
        "INSERT INTO platform_assignment (position, title, points) VALUES (?, ?, ?)",
        [.integer(position), .text(assignment.title), .real(assignment.points)])
    }
  }
}

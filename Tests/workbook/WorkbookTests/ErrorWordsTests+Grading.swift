import Record

@testable import Grading

extension ErrorWordsTests {
  static let gradingRows: [(any Error, String)] = [
    (
      GradingError.classArchive(path: "/c.zip", .damagedArchive),
      "/c.zip: The archive is damaged, so that some of the class may be lost. Download it again, or unpack it "
        + "yourself, and give the folder."
    ),
    (
      GradingError.classArchive(path: "/c.zip", .archiveWithPassword),
      "/c.zip: The archive has a password. Unpack it yourself, and give the folder."
    ),
    (
      GradingError.classArchive(path: "/c.zip", nil),
      "/c.zip: It could not be unpacked here. bin/workbook doctor says what is missing. Or unpack it yourself, "
        + "and give the folder."
    ),
    (
      GradingError.nothingButAmbiguous(file: "1-cut.swift", candidates: ["ch01.cut", "ch02.cut"]),
      "1-cut.swift could be ch01.cut or ch02.cut, and no other file says what is graded. Give the chapter or "
        + "the exercise with --only."
    ),
    (
      GradingError.recordNotReadable(path: "/g"),
      "There is no record in /g that can be read. Give the folder that grade has written to."
    ),
    (
      GradingError.recordNotWritable(path: "/g/record.sqlite"),
      "/g/record.sqlite cannot be written. Make the folder writable, and run the same command again with "
        + "--resume."
    ),
    (
      GradingError.outputInUse(path: "/g"),
      "Another grade writes into /g. Wait for it, or choose another folder."
    ),
    (
      GradingError.nothingToResume(folder: "/g"),
      "There is no run in /g to go on with. Give the --output that it was begun with, or begin one without "
        + "--resume."
    ),
    (
      GradingError.studentTwice("ann", path: "/b", other: "/a"),
      "'ann' is in /b and in /a. Give each part once, and parts of one class only."
    ),
    (
      GradingError.severalStudents("ann", ids: ["a1", "a2"]),
      "Several on the roster are called 'ann': 'a1', 'a2'. Ask by the id."
    ),
    (
      GradingError.notGraded("ann", isAbsent: true),
      "ann is on the roster and in no part of this run."
    ),
    (
      GradingError.notGraded("ann", isAbsent: false),
      "ann is not graded yet. grade goes on with --resume."
    ),
    (
      GradingError.noStudent("an", nearest: []),
      "Nobody in this run is called 'an'. The gradebook has all names."
    ),
    (
      GradingError.noStudent("an", nearest: ["ann"]),
      "Nobody in this run is called 'an'. Did you mean ann?"
    ),
    (
      GradingError.noExercise("cat", nearest: [], known: ["ch01.cut", "ch01.fade"]),
      "This run has no exercise 'cat'. It has ch01.cut, ch01.fade."
    ),
    (
      GradingError.noExercise("cat", nearest: ["ch01.cut"], known: []),
      "This run has no exercise 'cat'. Did you mean ch01.cut?"
    ),
    (
      GradingError.assignmentTwice("Chapter 1"),
      "Two columns would be called 'Chapter 1', and a platform takes one of them. Leave one out."
    ),
    (
      GradingError.secretEmpty(path: "/k"),
      "The secret in /k is empty. Write it with: head -c 32 /dev/urandom > /k"
    ),
  ]
}

import Compiling
import Files
import Foundation
import Record
import Testing

@testable import Checking

@Suite("A workspace keeps what the learner wrote")
struct WorkspaceTests {
  let fake: FakeWorkbook
  let workspace: Workspace
  var file: String { workspace.path(fake.exercise.exerciseFile) }

  init() throws {
    fake = try FakeWorkbook()
    workspace = Workspace(folder: fake.folder + "/workspace")
  }

  func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("Starting writes a starter once, and notes its digest")
  func start() throws {
    let starter = fake.exercise.starter.code
    #expect(try workspace.start([fake.exercise]).map(\.started) == [.created])
    #expect(text(file) == starter)
    try Data("mine".utf8).write(to: URL(filePath: file))
    #expect(try workspace.start([fake.exercise]).map(\.started) == [.kept])
    #expect(text(file) == "mine")
    let manifest = Manifest(reading: workspace.path(Manifest.file))
    #expect(manifest.starters == [fake.exercise.exerciseFile: Digest.text(of: [starter])])
  }

  @Test("A manifest that cannot be read counts as an empty one")
  func damagedManifest() throws {
    _ = try workspace.start([fake.exercise])
    try Data("{".utf8).write(to: URL(filePath: workspace.path(Manifest.file)))
    #expect(Manifest(reading: workspace.path(Manifest.file)).starters.isEmpty)
  }

  @Test("A reset backs up a changed file, and nothing else")
  func reset() throws {
    #expect(try workspace.reset(fake.exercise, stamp: "1") == nil)
    #expect(try workspace.reset(fake.exercise, stamp: "2") == nil)
    try Data("mine".utf8).write(to: URL(filePath: file))
    let backup = try workspace.reset(fake.exercise, stamp: "3")
    #expect(backup == ".workbook/backup/ch01.cut/3.swift")
    #expect(text(workspace.path(".workbook/backup/ch01.cut/3.swift")) == "mine")
    #expect(text(file) == fake.exercise.starter.code)
    #expect(text(workspace.path(".workbook/backup/ch01.cut/1.swift")) == nil)
  }

  @Test("Progress grows and shrinks with verdicts, and outlives the process")
  func progress() {
    var other = fake.verdict(.pass)
    other.exercise = "ch01.fade"
    var progress = Progress(in: workspace)
    #expect(progress.solved.isEmpty)
    progress.note([fake.verdict(.pass), other], in: workspace)
    #expect(Progress(in: workspace).solved == ["ch01.cut", "ch01.fade"])
    progress.note([fake.verdict(.fail)], in: workspace)
    #expect(Progress(in: workspace).solved == ["ch01.fade"])
    #expect(Progress(in: workspace) == progress)
  }
}

import Files
public import Foundation

/// A recording is a file of lines, each a value in JSON, because a rule can end the process that
/// records it.
///
/// The first line names the format and the host. A line `began` stands before each rule's program,
/// and a line with its id and facts after it, or with the reason why it was not run. A process that goes on after a crash writes the first
/// line again.
extension Recording {
  /// The format that is written now.
  public static let format = 3
  /// How files of recordings end.
  public static let suffix = ".jsonl"

  /// A line; which of the values it has says what it is.
  private struct Line: Codable {
    var format: Int?
    var host: Host?
    var began: ConformanceRule.ID?
    var id: ConformanceRule.ID?
    var facts: [Fact]?
    var notRun: String?
  }

  /// All recordings of a folder: its files that end in ".jsonl", in the order of their names.
  public static func all(in folder: String) throws(RecordingError) -> [Recording] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw .folderNotReadable(folder)
    }
    var recordings: [Recording] = []
    for name in names.sorted() where name.hasSuffix(suffix) {
      recordings.append(try Recording(file: "\(folder)/\(name)"))
    }
    guard !recordings.isEmpty else { throw .noRecordings(folder) }
    return recordings
  }

  private init(file: String) throws(RecordingError) {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw .notReadable(file)
    }
    let texts = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var host: Host?
    var answers: [ConformanceRule.ID: Answer] = [:]
    for (index, text) in texts.enumerated() where !text.isEmpty {
      guard let line = try? JSONDecoder().decode(Line.self, from: text) else {
        // A process that ended in the middle of a line left it behind; its rule has begun.
        if host != nil, index == texts.count - 1 { break }
        // Another format may describe its host otherwise.
        struct Header: Decodable { var format: Int }
        if host == nil, let format = try? JSONDecoder().decode(Header.self, from: text).format,
          format != Self.format
        {
          throw .otherFormat(file, format)
        }
        throw .notARecording(file, line: index + 1)
      }
      if let format = line.format, format != Self.format { throw .otherFormat(file, format) }
      if line.format != nil, let described = line.host {
        guard host == nil || host == described else {
          throw .severalHosts(file, line: index + 1)
        }
        host = described
      } else if host != nil, let began = line.began {
        answers[began] = .crashed
      } else if host != nil, let id = line.id, let facts = line.facts {
        answers[id] = .facts(facts)
      } else if host != nil, let id = line.id, let reason = line.notRun {
        answers[id] = .notRun(reason)
      } else {
        throw .notARecording(file, line: index + 1)
      }
    }
    guard let host else { throw .notARecording(file, line: 1) }
    self.init(host: host, answers: answers)
  }

  /// The recording as a file's content, with the rules in the order of their ids.
  public func lines() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var lines = [Line(format: Self.format, host: host)]
    for (id, answer) in answers.sorted(by: { $0.key < $1.key }) {
      switch answer {
      case .facts(let facts): lines += [Line(began: id), Line(id: id, facts: facts)]
      case .crashed: lines.append(Line(began: id))
      case .notRun(let reason): lines.append(Line(id: id, notRun: reason))
      }
    }
    return try lines.reduce(into: Data()) { $0 += try encoder.encode($1) + Data("\n".utf8) }
  }
}

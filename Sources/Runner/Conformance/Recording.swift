import Files
public import Foundation
import Record

/// The facts that one host reports for all rules, as a file that can be kept, sent and compared.
public struct Recording: Codable, Equatable, Sendable {
  /// The implementation of UIKit that was tested.
  public struct Host: Codable, Equatable, Sendable {
    /// "UIKit", or "workbook" for this engine.
    public var name: String
    /// "iOS 18.2"; of this engine, the number of its wire format.
    public var version: String

    public init(name: String, version: String) {
      self.name = name
      self.version = version
    }

    public var title: String { "\(name), \(version)" }

    /// This engine.
    public static var engine: Host { Host(name: "workbook", version: "format \(Wire.format)") }
  }

  /// A rule's facts, by the rule's id.
  public struct Entry: Codable, Equatable, Sendable {
    public var id: String
    public var facts: [RuleResult.Fact]

    public init(id: String, facts: [RuleResult.Fact]) {
      self.id = id
      self.facts = facts
    }
  }

  /// The format that is written now.
  public static let format = 1

  public var format: Int
  public var host: Host
  public var rules: [Entry]

  public init(host: Host, rules: [Entry]) {
    format = Self.format
    self.host = host
    self.rules = rules
  }

  /// A recording of these results.
  public init(host: Host, results: [RuleResult]) {
    self.init(host: host, rules: results.map { Entry(id: $0.rule.id, facts: $0.facts) })
  }

  /// All recordings of a folder: its files that end in ".json", in the order of their names.
  public static func all(in folder: String) throws(RecordingError) -> [Recording] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw .folderNotReadable(folder)
    }
    var recordings: [Recording] = []
    for name in names.sorted() where name.hasSuffix(".json") {
      recordings.append(try Recording(file: "\(folder)/\(name)"))
    }
    guard !recordings.isEmpty else { throw .noRecordings(folder) }
    return recordings
  }

  private init(file: String) throws(RecordingError) {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw .notReadable(file)
    }
    struct Header: Decodable { var format: Int }
    let decoder = JSONDecoder()
    guard let header = try? decoder.decode(Header.self, from: data) else {
      throw .notARecording(file)
    }
    guard header.format == Self.format else { throw .otherFormat(file, header.format) }
    guard let recording = try? decoder.decode(Recording.self, from: data) else {
      throw .notARecording(file)
    }
    self = recording
  }

  /// The recording as a file's content.
  public func json() throws -> Data { try readableJSON() }

  /// The facts that this host reported for a rule; `nil` if it was not tested.
  public func facts(of rule: ConformanceRule.ID) -> [RuleResult.Fact]? {
    rules.first { $0.id == rule }?.facts
  }
}

/// Why recordings cannot be compared.
public enum RecordingError: Error, Equatable {
  case folderNotReadable(String)
  case noRecordings(String)
  case notReadable(String)
  case notARecording(String)
  case otherFormat(String, Int)
}

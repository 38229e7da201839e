import Chapters
import Record

/// What one host says to all rules, as a file that can be kept, sent and compared.
public struct Recording: Equatable, Sendable {
  /// The implementation of UIKit that was tested.
  public struct Host: Codable, Equatable, Sendable {
    /// "UIKit", or "workbook" for this engine.
    public var name: String
    /// "iOS 18.2"; of this engine, the number of its wire format.
    public var version: String
    /// The model, and whether it is a simulator.
    public var device: String
    public var screen: Screen
    /// The compiler, and the program that it came with.
    public var tools: String

    public init(name: String, version: String, device: String, screen: Screen, tools: String) {
      self.name = name
      self.version = version
      self.device = device
      self.screen = screen
      self.tools = tools
    }

    public var title: String { "\(name), \(version)" }

    /// What could explain that two hosts of one version differ.
    public var circumstances: String { "\(device), \(screen.words), \(tools)" }

    /// This engine.
    public static var engine: Host {
      let size = Chapters.Screen.phone.size
      return Host(
        name: "workbook", version: "format \(Wire.format)", device: "headless",
        screen: Screen(width: size.width, height: size.height, scale: 3), tools: "Swift for Linux")
    }
  }

  /// A host's screen.
  public struct Screen: Codable, Equatable, Sendable {
    /// In points.
    public var width: Double
    public var height: Double
    /// Pixels per point.
    public var scale: Double

    public init(width: Double, height: Double, scale: Double) {
      self.width = width
      self.height = height
      self.scale = scale
    }

    /// "390 × 844 points at 3 pixels".
    public var words: String {
      let numbers = [width, height, scale].map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }
      return "\(numbers[0]) × \(numbers[1]) points at \(numbers[2]) pixels"
    }
  }

  /// A condition, and what became of it on a host, which knows no lines of chapters.
  public struct Fact: Codable, Equatable, Sendable {
    /// The text of the condition in the program.
    public var condition: String
    /// `nil` if the program never came to it.
    public var holds: Bool?
    /// The value on the left side of the comparison; empty if there was none.
    public var seen: String

    public init(condition: String, holds: Bool?, seen: String) {
      self.condition = condition
      self.holds = holds
      self.seen = seen
    }
  }

  /// What became of a rule.
  public enum Answer: Equatable, Sendable {
    case facts([Fact])
    /// The rule's program began, and the process ended before it was over.
    case crashed
    /// The host could not be asked, for a reason in words.
    case notRun(String)

    /// Whether each condition was reached, and holds.
    public var isProven: Bool {
      if case .facts(let facts) = self { return facts.allSatisfy { $0.holds == true } }
      return false
    }
  }

  /// Whether the host was asked the rule.
  public func hasAsked(_ id: ConformanceRule.ID) -> Bool {
    switch answers[id] {
    case .facts, .crashed: true
    case .notRun, nil: false
    }
  }

  public var host: Host
  /// By the ids of rules; those that the host was not asked are absent.
  public var answers: [ConformanceRule.ID: Answer]

  public init(host: Host, answers: [ConformanceRule.ID: Answer]) {
    self.host = host
    self.answers = answers
  }

  /// A recording of these results.
  public init(host: Host, results: [RuleResult]) {
    self.init(
      host: host,
      answers: Dictionary(
        results.map { result in
          let facts = result.facts.map {
            Fact(condition: $0.condition, holds: $0.holds, seen: $0.seen)
          }
          return (result.rule.id, .facts(facts))
        }
      ) { first, _ in first })
  }
}

/// Why recordings cannot be compared.
public enum RecordingError: Error, Equatable {
  case folderNotReadable(String)
  case noRecordings(String)
  case notReadable(String)
  case notARecording(String, line: Int)
  case otherFormat(String, Int)
  /// A line says that another host goes on with the file.
  case severalHosts(String, line: Int)
}

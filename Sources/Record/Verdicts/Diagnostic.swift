/// An error, a warning or a note of the compiler about a learner's code.
///
/// The message is the compiler's own, so that the learner can search for it; only the workbook's
/// paths are replaced. Line and column are those of the file that the learner sees.
public struct Diagnostic: Codable, Equatable, Sendable {
  /// Only errors prevent a program.
  public enum Severity: String, Codable, Sendable {
    case error, warning, note
  }

  public var severity: Severity
  /// The compiler's name for this kind of diagnostic, such as `cannot_find_in_scope`.
  public var id: String?
  /// The workbook's own sentence about diagnostics with this id, if it has one.
  public var lead: String?
  public var message: String
  /// The file's path as the learner knows it; `nil` if the compiler names no place.
  public var file: String?
  /// Counted from 1.
  public var line: Int?
  /// Counted from 1, in bytes of UTF-8, as the compiler counts.
  public var column: Int?
  /// The learner's line at this place.
  public var source: String?
  /// The compiler's notes, such as where a name was declared.
  public var notes: [Diagnostic]

  public init(
    severity: Severity, id: String? = nil, lead: String? = nil, message: String,
    file: String? = nil, line: Int? = nil, column: Int? = nil, source: String? = nil,
    notes: [Diagnostic] = []
  ) {
    self.severity = severity
    self.id = id
    self.lead = lead
    self.message = message
    self.file = file
    self.line = line
    self.column = column
    self.source = source
    self.notes = notes
  }

  /// The place and a colon, to stand before the message; empty if the compiler names no place.
  public var locationPrefix: String {
    guard let file, let line else { return "" }
    return "\(SourceLocation(file: file, line: line, column: column ?? 0)): "
  }
}

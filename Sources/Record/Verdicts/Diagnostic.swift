/// One thing that the compiler says about a learner's code.
///
/// The message is the compiler's own, so that it can be searched for; only our paths are taken out.
/// Line and column are those of the file that the learner sees.
public struct Diagnostic: Codable, Equatable, Sendable {
  /// Only errors prevent a program.
  public enum Severity: String, Codable, Sendable {
    case error, warning, note
  }

  /// How grave it is.
  public var severity: Severity
  /// The compiler's name for this kind of diagnostic, such as `cannot_find_in_scope`.
  public var id: String?
  /// One plain sentence of ours about this kind of diagnostic, where there is one.
  public var lead: String?
  /// The compiler's text.
  public var message: String
  /// The file's path as the learner knows it; `nil` if the compiler names no place.
  public var file: String?
  /// Counted from 1.
  public var line: Int?
  /// Counted from 1, in bytes of UTF-8, as the compiler counts.
  public var column: Int?
  /// The learner's own line.
  public var source: String?
  /// What the compiler adds: where something was declared, what could be inserted.
  public var notes: [Diagnostic]

  /// A diagnostic; what is not given is not known.
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
}

/// An error, a warning or a note of the compiler about a learner's code.
///
/// The message is the compiler's, so that the learner can search for it; only paths of the workbook
/// are replaced. Line and column are those of the learner's file.
public struct Diagnostic: Codable, Equatable, Sendable {
  /// Only errors keep the code from compiling.
  public enum Severity: String, Codable, Sendable {
    case error, warning, note
  }

  /// Whether it is an error, a warning or a note.
  public var severity: Severity
  /// The compiler's identifier of the diagnostic, such as `cannot_find_in_scope`.
  public var id: String?
  /// The workbook's own sentence about diagnostics with this id, if it has one.
  public var lead: String?
  /// The compiler's message.
  public var message: String
  /// The file's path, as the learner knows it; `nil` if the compiler gives no location.
  public var file: String?
  /// Counted from 1.
  public var line: Int?
  /// Counted from 1, in bytes of UTF-8, as the compiler counts.
  public var column: Int?
  /// The source line at this location.
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

  /// The compiler's name for a method that is nearly one of a protocol's, and is never called.
  public static let uncalledMethod = "req_near_match"

  /// The compiler's name for a new object that only a weak property would keep.
  public static let unheldObject = "unowned_assignment_immediate_deallocation"

  /// The compiler's name for the result of a call that is neither used nor assigned.
  public static let unusedResult = "expression_unused_result_call"

  /// The compiler's name for the result of an operator that is neither used nor assigned.
  public static let unusedOperator = "expression_unused_result_operator"

  /// `file:line:column: `, to be put before the message; empty without a location.
  public var locationPrefix: String {
    guard let file, let line else { return "" }
    return "\(SourceLocation(file: file, line: line, column: column ?? 0)): "
  }
}

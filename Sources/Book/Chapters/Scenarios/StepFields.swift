import Markdown
import Motion
import Record

/// The named values of one step.
struct StepFields {
  let entries: [YAMLValue.Entry]
  let position: SourcePosition

  func place(_ name: String, _ reader: inout StepReader) -> Step.Place? {
    required(name, &reader).flatMap { reader.place($0) }
  }

  func vector(_ name: String, _ reader: inout StepReader) -> Size? {
    required(name, &reader).flatMap { reader.vector($0) }
  }

  func number(
    _ name: String, default standard: Double? = nil, isPositive: Bool = true,
    _ reader: inout StepReader
  ) -> Double? {
    if let standard, value(name) == nil { return standard }
    return required(name, &reader).flatMap { reader.number($0, isPositive: isPositive) }
  }

  /// How the gesture ends: `.lift` unless the author says otherwise.
  func ending(_ reader: inout StepReader) -> Step.Ending? {
    value("end").map { reader.ending($0) } ?? .lift
  }

  private func value(_ name: String) -> YAMLValue? {
    entries.first { $0.key == name }?.value
  }

  private func required(_ name: String, _ reader: inout StepReader) -> YAMLValue? {
    value(name) ?? reader.report(.missingKey(name), at: position)
  }
}

public import Record

/// A file that was handed in for an exercise.
public struct Answer: Equatable, Sendable {
  /// The file as its author knows it.
  public var file: String
  /// The text, or why there is none.
  public var text: Result<String, Unreadable>

  /// An answer as it was read.
  public init(file: String, text: Result<String, Unreadable>) {
    self.file = file
    self.text = text
  }

  /// An answer that is a text already.
  public init(file: String, text: String) {
    self.init(file: file, text: .success(text))
  }
}

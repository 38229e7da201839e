/// The text of a label or a text layer.
public struct TextProperties: Equatable, Sendable {
  /// The text without attributes.
  public var string: String
  /// In points.
  public var fontSize: Double
  /// The colour of the letters.
  public var color: Color
  /// 0 left, 1 centre, 2 right.
  public var alignment: Int
  /// Whether the letters are bold.
  public var isBold: Bool

  /// Makes a text, left-aligned and regular by default.
  public init(
    string: String, fontSize: Double, color: Color, alignment: Int = 0, isBold: Bool = false
  ) {
    self.string = string
    self.fontSize = fontSize
    self.color = color
    self.alignment = alignment
    self.isBold = isBold
  }
}

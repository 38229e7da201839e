public import Figures

/// A figure that readers can change, with the values that it begins with.
public struct Figure: Sendable {
  public var fence: CodeFence
  public var kind: FigureKind
  /// One for each parameter of the kind, the time first.
  public var values: [Double]
  /// A description of the drawing; the kind's title unless the author says more.
  public var caption: String
}

import Motion

/// An outline of lines and curves that does not change.
open class CGPath: Hashable {
  /// The outline as Motion knows it.
  package var plain: Path

  package init(_ path: Path) {
    plain = path
  }

  /// Whether both outlines have the same elements.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.plain == right.plain }

  public func hash(into hasher: inout Hasher) { hasher.combine(plain) }
}

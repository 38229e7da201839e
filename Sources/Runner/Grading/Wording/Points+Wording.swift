extension Points {
  static func text(_ points: Int) -> String { points == 1 ? "1 point" : "\(points) points" }
}

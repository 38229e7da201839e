extension OutdatedOverride {
  public var sentence: String {
    func text(_ points: Int?) -> String { points.map { "\($0)" } ?? "nothing" }
    return
      "Line \(line) of \(Overrides.fileName) gives \(Points.text(points)) for an answer that was judged with "
      + "\(text(before)). Another one was handed in since, which is judged with \(text(now)): change the line, "
      + "or take it out."
  }
}

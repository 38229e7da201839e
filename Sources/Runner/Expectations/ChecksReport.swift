public import Record

/// What a checks program writes: one line of JSON.
public struct ChecksReport: Codable, Equatable, Sendable {
  /// The result of every test.
  public var results: [TestResult]
  /// The first difference from the reference's runs that is seen; `nil` unless every test holds.
  public var visibleDifference: VisibleDifference?

  public init(results: [TestResult], visibleDifference: VisibleDifference? = nil) {
    self.results = results
    self.visibleDifference = visibleDifference
  }
}

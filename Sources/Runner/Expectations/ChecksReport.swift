public import Record

/// The output of a checks program: one line of JSON.
public struct ChecksReport: Codable, Equatable, Sendable {
  /// The result of every test.
  public var results: [TestResult]
  /// The first remark of the exercise that the runs call for; `nil` unless every test holds.
  public var remark: TestResult?
  /// The first difference from the reference's runs that is seen; `nil` unless every test holds.
  public var visibleDifference: VisibleDifference?

  public init(
    results: [TestResult], remark: TestResult? = nil, visibleDifference: VisibleDifference? = nil
  ) {
    self.results = results
    self.remark = remark
    self.visibleDifference = visibleDifference
  }
}

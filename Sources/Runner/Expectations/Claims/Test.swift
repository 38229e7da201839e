public import Record
import Synchronization

/// A claim about an exercise's runs, as its author wrote it.
struct Test: Sendable {
  var title: String
  /// The scenarios that it is about; empty for all.
  var scenarios: [String]
  var mistake: String?
  var because: String?
  var read: String?
  var dependsOn: String?
  /// Whether an answer that does not keep it is accepted, and hears of it.
  var isRemark = false
  /// The line of the chapter at which it stands.
  var line: Int
  var body: @Sendable (Run) throws -> Void
}

/// The tests of this program, in the order in which they were declared.
let declaredTests = Mutex<[Test]>([])

/// The scenarios of tests that name none; empty for all.
private let standardScenarios = Mutex<[String]>([])

/// Says which scenarios the tests below are about unless they name some.
public func testsAreAbout(_ scenarios: [String]) {
  standardScenarios.withLock { $0 = scenarios }
}

/// Declares a test, which passes if its body throws in none of its runs.
///
/// - Parameters:
///   - title: A sentence that could be false.
///   - scenarios: The scenarios that it is about; all of the exercise's if none is given.
///   - mistake: The mistake whose explanation a learner reads if the test does not hold.
///   - because: Why it matters to someone who uses the app.
///   - read: The heading to read, such as "#completing".
///   - dependsOn: The title of a test without which this one says nothing.
///   - isRemark: Whether an answer that does not keep it is accepted all the same. The learner then
///     reads what was seen as a remark; no points depend on it.
public func test(
  _ title: String, in scenarios: String..., mistake: String? = nil, because: String? = nil,
  read: String? = nil, dependsOn: String? = nil, isRemark: Bool = false, line: Int = #line,
  _ body: @escaping @Sendable (Run) throws -> Void
) {
  let test = Test(
    title: title, scenarios: scenarios.isEmpty ? standardScenarios.withLock { $0 } : scenarios,
    mistake: mistake, because: because, read: read, dependsOn: dependsOn,
    isRemark: isRemark, line: line, body: body)
  declaredTests.withLock { $0.append(test) }
}

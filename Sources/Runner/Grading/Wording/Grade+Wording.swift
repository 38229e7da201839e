import Checking
import Files

extension Grade {
  /// Why there is no grade; `nil` if there is one.
  public var ungradedReason: String? {
    switch self {
    case .ungraded(let error): error.sentence
    case .obstructed(let obstacle): obstacle.sentence
    case .graded, .adjusted: nil
    }
  }

  /// The remark for gradebooks and pages about points that differ from the judged ones; `nil` if
  /// they do not.
  public var note: String? {
    guard case .adjusted(let grade, let points, let adjustment) = self else { return nil }
    let judged = grade.points.map { "\($0)" } ?? "none"
    return switch adjustment {
    case .byHand(let reason) where grade.points == points:
      "\(Points.text(points)) by hand, as judged: \(reason)"
    case .byHand(let reason): "\(Points.text(points)) by hand instead of \(judged): \(reason)"
    case .late(let days):
      "\(Points.text(points)) instead of \(judged), \(days) \(days == 1 ? "day" : "days") late."
    }
  }
}

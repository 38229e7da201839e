import Foundation

/// A line about work in progress: what it is, how far and how fast it is, and how long it may still
/// take.
///
/// A terminal shows it in its last line after one second. A log gets a line after 5 seconds, and then one
/// every 30.
final class ProgressLine: Sendable {
  private let state: State
  private let ticking: Task<Void, Never>

  /// - Parameters:
  ///   - work: A word for the work, such as "Checking".
  ///   - total: The number of its parts; `nil` if it is unknown.
  ///   - parts: A word for the parts, where the work does not say what they are.
  ///   - isShownAtOnce: Whether a line is there before the first second is over: the work takes
  ///     several, and nothing else is printed before it.
  init(
    _ work: String, total: Int? = nil, parts: String? = nil, isShownAtOnce: Bool = false
  ) {
    if isShownAtOnce {
      Terminal.progress(
        Self.text(work, done: 0, of: total, parts, latest: .zero, after: .zero))
    }
    let state = State(work: work, total: total, unit: parts, hasShown: isShownAtOnce)
    self.state = state
    let (first, later) =
      Terminal.showsProgress
      ? (Duration.seconds(1), Duration.milliseconds(250)) : (.seconds(5), .seconds(30))
    ticking = Task {
      var pause = first
      while (try? await Task.sleep(for: pause)) != nil {
        await state.show()
        pause = later
      }
    }
  }

  /// Updates the number of parts that are done, and that of all if it was not known.
  func note(done: Int, of total: Int? = nil) {
    Task { await state.note(done: done, of: total) }
  }

  /// Adds parts that are done.
  ///
  /// - Parameter areNew: Whether they took their time, and were not known from before.
  func add(_ count: Int, areNew: Bool = true) {
    Task { await state.add(count, areNew: areNew) }
  }

  /// Erases the line.
  func end() async {
    ticking.cancel()
    await state.end()
  }

  private actor State {
    private let work: String
    private let unit: String?
    private var total: Int?
    private var done = 0
    private var known = 0
    private let begun = ContinuousClock.now
    /// The time from the beginning until the last part was done.
    private var latest = Duration.zero
    private var hasShown: Bool
    private var hasEnded = false

    init(work: String, total: Int?, unit: String?, hasShown: Bool) {
      self.hasShown = hasShown
      self.work = work
      self.total = total
      self.unit = unit
    }

    func note(done: Int, of total: Int?) {
      if done > self.done {
        self.done = done
        latest = ContinuousClock.now - begun
      }
      if let total { self.total = max(self.total ?? 0, total) }
    }

    func add(_ count: Int, areNew: Bool) {
      if !areNew { known += count }
      note(done: done + count, of: nil)
    }

    func show() {
      guard !hasEnded else { return }
      hasShown = true
      Terminal.progress(
        ProgressLine.text(
          work, done: done, of: total, unit, knowing: known, latest: latest,
          after: ContinuousClock.now - begun))
    }

    func end() {
      hasEnded = true
      if hasShown { Terminal.endProgress() }
    }
  }

  /// How many parts a work has to have for a rate to say something.
  private static let manyParts = 20
  /// How many have to be done for a rate, and for an estimate of the time that is left.
  private static let enoughParts = 5

  /// The line: "Grading: 120 of 300 answers, 60 s, 120 a minute, about 90 s left".
  ///
  /// The estimate goes by when parts were done, and counts down in between: time in which nothing was
  /// done yet says little about the rest. When it has run out there is none.
  ///
  /// - Parameters:
  ///   - known: How many of those that are done took no time.
  ///   - latest: When the last of them was done.
  static func text(
    _ work: String, done: Int, of total: Int?, _ unit: String? = nil, knowing known: Int = 0,
    latest: Duration, after time: Duration
  ) -> String {
    let (seconds, worked) = (time / .seconds(1), latest / .seconds(1))
    var parts = ["\(Int(seconds)) s"]
    if let total {
      parts.insert("\(done) of \(total)" + (unit.map { " " + $0 } ?? ""), at: 0)
      let new = done - known
      if new >= enoughParts, total >= manyParts, seconds >= 1 {
        parts.append("\(Int((Double(new) / seconds * 60).rounded())) a minute")
      }
      if new >= enoughParts, done < total {
        let left = worked / Double(new) * Double(total - done) - (seconds - worked)
        if left > 0 { parts.append("about \(max(1, Int(left.rounded()))) s left") }
      }
    }
    return "\(work): \(parts.joined(separator: ", "))"
  }
}

import Foundation

/// Says in a terminal's last line what is being done, how far it is, and how long it may still take.
///
/// Nothing is said in the first second, and nothing where there is no terminal.
final class ProgressLine: Sendable {
  private let state: State
  private let ticking: Task<Void, Never>

  /// - Parameters:
  ///   - work: What is being done, such as "Checking".
  ///   - total: How many parts it has; `nil` if nobody knows.
  init(_ work: String, total: Int? = nil) {
    let state = State(work: work, total: total)
    self.state = state
    ticking = Task {
      try? await Task.sleep(for: .seconds(1))
      while !Task.isCancelled {
        await state.show()
        try? await Task.sleep(for: .milliseconds(250))
      }
    }
  }

  /// Says how many parts are done.
  func note(done: Int) {
    Task { await state.note(done: done) }
  }

  /// Says that the work has come to another part of unknown length.
  func note(_ work: String) {
    Task { await state.note(work) }
  }

  /// Erases the line.
  func end() async {
    ticking.cancel()
    await state.end()
  }

  private actor State {
    private var work: String
    private var total: Int?
    private var done = 0
    private let begun = ContinuousClock.now
    private var hasShown = false
    private var hasEnded = false

    init(work: String, total: Int?) {
      self.work = work
      self.total = total
    }

    func note(done: Int) { self.done = max(self.done, done) }
    func note(_ work: String) { self.work = work }

    func show() {
      guard !hasEnded else { return }
      hasShown = true
      Terminal.progress(
        ProgressLine.text(work, done: done, of: total, after: ContinuousClock.now - begun))
    }

    func end() {
      hasEnded = true
      if hasShown { Terminal.endProgress() }
    }
  }

  /// The line: "Checking: 3 of 8, 12 s, about 20 s left".
  static func text(_ work: String, done: Int, of total: Int?, after time: Duration) -> String {
    let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    var parts = ["\(Int(seconds)) s"]
    if let total {
      parts.insert("\(done) of \(total)", at: 0)
      if done > 0, done < total {
        let left = seconds / Double(done) * Double(total - done)
        parts.append("about \(max(1, Int(left.rounded()))) s left")
      }
    }
    return "\(work): \(parts.joined(separator: ", "))"
  }
}

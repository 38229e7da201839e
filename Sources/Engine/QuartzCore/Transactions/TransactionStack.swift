/// The open transactions, the implicit one first.
package final class TransactionStack {
  private var open: [OpenTransaction] = []

  package var isExplicitOpen: Bool { open.contains { !$0.isImplicit } }

  /// The innermost transaction; the implicit one is made if there is none.
  var current: OpenTransaction {
    if let last = open.last { return last }
    let implicit = OpenTransaction(isImplicit: true)
    open.append(implicit)
    return implicit
  }

  func begin() { open.append(OpenTransaction(isImplicit: false)) }

  /// Ends the innermost explicit transaction.
  ///
  /// - Returns: Whether there was one.
  func end() -> Bool {
    guard let last = open.last, !last.isImplicit else { return false }
    open.removeLast()
    last.close()
    return true
  }

  /// Records the fault `transaction-left-open` once for each transaction that outlives a turn.
  ///
  /// As on iOS, nothing reaches the screen until it is committed.
  func reportOpen() {
    for transaction in open where !transaction.isImplicit && !transaction.isReported {
      transaction.isReported = true
      EngineLog.fault(.transactionLeftOpen)
    }
  }

  func closeImplicit() {
    guard let last = open.last, last.isImplicit else { return }
    open.removeLast()
    last.close()
  }

  /// The value of the innermost transaction that has one for `key`.
  func value(forKey key: String) -> Any? {
    for transaction in open.reversed() {
      if let value = transaction.values[key] { return value }
    }
    return nil
  }

  var completionBlock: (() -> Void)? {
    for transaction in open.reversed() {
      if let choice = transaction.completionBlock { return choice }
    }
    return nil
  }

  /// The batches that a new animation joins.
  var batches: [CompletionBatch] { open.compactMap(\.batch) + resumed }

  // MARK: - Work that is done later

  private var resumed: [CompletionBatch] = []

  /// Lets the completion blocks of the open transactions wait for work that begins later.
  package func postpone() -> PostponedWork {
    let batches = batches
    for batch in batches { batch.enter() }
    return PostponedWork(batches: batches)
  }

  /// Does postponed work; the blocks that wait for it wait for its animations too.
  package func resume(_ postponed: PostponedWork, _ work: () -> Void) {
    resumed += postponed.batches
    work()
    resumed.removeLast(postponed.batches.count)
    guard !postponed.batches.isEmpty else { return }
    MainLoop.shared.perform(after: 0) {
      for batch in postponed.batches { batch.leave() }
    }
  }
}

/// The completion blocks that wait for work that begins later.
package struct PostponedWork {
  fileprivate let batches: [CompletionBatch]
}

final class OpenTransaction {
  let isImplicit: Bool
  var values: [String: Any] = [:]
  var isReported = false
  private(set) var completionBlock: (() -> Void)?
  private(set) var batch: CompletionBatch?

  init(isImplicit: Bool) {
    self.isImplicit = isImplicit
  }

  /// Adds a completion block; an earlier one keeps waiting for the animations added before.
  func setCompletionBlock(_ block: (() -> Void)?) {
    batch?.close()
    batch = block.map(CompletionBatch.init)
    completionBlock = block
  }

  func close() {
    batch?.close()
  }
}

/// A completion block and the animations that it waits for.
final class CompletionBatch {
  private var block: (() -> Void)?
  private var outstanding = 0
  private var isClosed = false

  init(_ block: @escaping () -> Void) {
    self.block = block
  }

  func enter() { outstanding += 1 }

  func leave() {
    outstanding -= 1
    if isClosed && outstanding == 0 { run() }
  }

  /// No more animations will join; without any the block runs in the next turn.
  func close() {
    isClosed = true
    guard outstanding == 0 else { return }
    MainLoop.shared.perform(after: 0) { self.run() }
  }

  private func run() {
    let block = self.block
    self.block = nil
    block?()
  }
}

import Synchronization

/// The questions that layers were asked during a computation, in order.
///
/// A track answers with numbers even where there is nothing to measure. Code that words a number
/// can see here whether it is the measure of something visible.
public final class LayerQueryLog: Sendable {
  /// The log of the work that is going on.
  @TaskLocal public static var current: LayerQueryLog?

  /// One question about a layer's looks.
  public struct Query: Sendable {
    public let layer: LayerTrack
    public let instant: Double
    /// Why nothing is seen of it; `nil` if its number is a measure.
    public let absence: LayerTrack.Absence?
  }

  private let asked = Mutex<[Query]>([])

  public init() {}

  /// All questions up to now.
  public var queries: [Query] { asked.withLock { $0 } }

  func note(_ query: Query) { asked.withLock { $0.append(query) } }
}

extension LayerTrack {
  /// Why nothing of a layer is seen.
  public enum Absence: Equatable, Sendable {
    /// It has not yet been in the window.
    case notYet
    /// It has left the window.
    case noMore
    /// It is hidden itself.
    case hidden
    /// A layer around it is hidden: its name, if it has one.
    case within(String?)
  }

  /// The same layer's absence as a sentence: "card-0 is hidden".
  public func sentence(for absence: Absence) -> String {
    let subject = name ?? controller ?? "it"
    return switch absence {
    case .notYet: "\(subject) is not on the screen yet"
    case .noMore: "\(subject) is not on the screen any more"
    case .hidden: "\(subject) is hidden"
    case .within(let name):
      "\(subject) is not seen, because \(name ?? "a view around it") is hidden"
    }
  }

  /// Notes a question about the layer, if a log is kept.
  ///
  /// - Parameter minds: Whether the answer is 0 for a hidden layer.
  func note(at instant: Double, mindsHiding minds: Bool = false) {
    guard let log = LayerQueryLog.current else { return }
    log.note(
      .init(layer: self, instant: instant, absence: absence(at: instant, mindsHiding: minds)))
  }

  private func absence(at instant: Double, mindsHiding: Bool) -> Absence? {
    guard isInTree(at: instant) else {
      return firstSeen.map { $0 <= instant } == true ? .noMore : .notYet
    }
    guard mindsHiding else { return nil }
    if isHidden(at: instant) { return .hidden }
    var around = superlayer(at: instant)
    while let layer = around {
      if layer.isHidden(at: instant) { return .within(layer.name ?? layer.controller) }
      around = layer.superlayer(at: instant)
    }
    return nil
  }
}

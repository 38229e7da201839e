import Synchronization

/// The queries of layers' properties during a computation, in order.
///
/// A ``LayerTrack`` returns a number even for a layer that is not on the screen. A failure's sentence
/// says so instead of the number, and learns it here.
public final class LayerQueryLog: Sendable {
  /// The log that queries of this task are added to; `nil` if nobody asks for one.
  @TaskLocal public static var current: LayerQueryLog?

  /// A query of a layer's property at an instant.
  public struct Query: Sendable {
    public let layer: LayerTrack
    public let instant: Double
    /// Why the layer is not seen then; `nil` if it is.
    public let absence: LayerTrack.Absence?
  }

  private let added = Mutex<[Query]>([])

  public init() {}

  public var queries: [Query] { added.withLock { $0 } }

  func add(_ query: Query) { added.withLock { $0.append(query) } }
}

extension LayerTrack {
  /// Why nothing of a layer is seen.
  public enum Absence: Equatable, Sendable {
    /// It has not yet been in the window.
    case notYetInWindow
    /// It has left the window.
    case removedFromWindow
    /// It is hidden itself.
    case hidden
    /// A layer around it is hidden: its name, if it has one.
    case inHiddenLayer(named: String?)
  }

  /// The same layer's absence as a sentence: "card-0 is hidden".
  public func sentence(for absence: Absence) -> String {
    let subject = name ?? controller ?? "it"
    return switch absence {
    case .notYetInWindow: "\(subject) is not on the screen yet"
    case .removedFromWindow: "\(subject) is not on the screen any more"
    case .hidden: "\(subject) is hidden"
    case .inHiddenLayer(let name):
      "\(subject) is not seen, because \(name ?? "a view around it") is hidden"
    }
  }

  /// Adds a query about the layer to the current log.
  ///
  /// - Parameter isZeroIfHidden: Whether the result is 0 for a hidden layer, whose hiding then counts
  ///   as an absence.
  func logQuery(at instant: Double, isZeroIfHidden: Bool = false) {
    guard let log = LayerQueryLog.current else { return }
    let absence = absence(at: instant, countsHiding: isZeroIfHidden)
    log.add(.init(layer: self, instant: instant, absence: absence))
  }

  private func absence(at instant: Double, countsHiding: Bool) -> Absence? {
    guard isInTree(at: instant) else {
      return firstSeen.map { $0 <= instant } == true ? .removedFromWindow : .notYetInWindow
    }
    guard countsHiding else { return nil }
    if isHidden(at: instant) { return .hidden }
    var around = superlayer(at: instant)
    while let layer = around {
      if layer.isHidden(at: instant) {
        return .inHiddenLayer(named: layer.name ?? layer.controller)
      }
      around = layer.superlayer(at: instant)
    }
    return nil
  }
}

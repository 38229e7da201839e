import Foundation

/// Replaces Foundation's type of the same name, whose queues would wait for the process's own run loop.
public final class NotificationQueue: NSObject {
  public enum PostingStyle: UInt, Sendable {
    /// When the run loop has nothing else to do.
    case whenIdle = 1
    /// In the next turn of the run loop.
    case asap = 2
    /// Before `enqueue` returns.
    case now = 3
  }

  public struct NotificationCoalescing: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let none: NotificationCoalescing = []
    public static let onName = NotificationCoalescing(rawValue: 1)
    public static let onSender = NotificationCoalescing(rawValue: 2)
  }

  private final class Entry {
    let notification: Notification

    init(_ notification: Notification) {
      self.notification = notification
    }

    func isLike(_ other: Notification, _ mask: NotificationCoalescing) -> Bool {
      guard !mask.isEmpty else { return false }
      let isSameSender = notification.object as AnyObject === other.object as AnyObject
      return (!mask.contains(.onName) || notification.name == other.name)
        && (!mask.contains(.onSender) || isSameSender)
    }
  }

  public class var `default`: NotificationQueue { World.current.notificationQueue }

  private let center: NotificationCenter
  private var entries: [Entry] = []

  public init(notificationCenter: NotificationCenter) {
    center = notificationCenter
  }

  public convenience override init() {
    self.init(notificationCenter: .default)
  }

  /// Coalesces on name and sender.
  public func enqueue(_ notification: Notification, postingStyle: PostingStyle) {
    enqueue(
      notification, postingStyle: postingStyle, coalesceMask: [.onName, .onSender], forModes: nil)
  }

  /// Puts a notification into the queue, unless a similar one waits there already.
  ///
  /// - Parameters:
  ///   - coalesceMask: The properties in which a waiting notification has to equal this one to
  ///     replace it.
  ///   - modes: The modes of the run loop in which it is posted; `nil` for the default mode.
  public func enqueue(
    _ notification: Notification, postingStyle: PostingStyle,
    coalesceMask: NotificationCoalescing, forModes modes: [RunLoop.Mode]?
  ) {
    if postingStyle == .now {
      dequeueNotifications(matching: notification, coalesceMask: coalesceMask)
      return center.post(notification)
    }
    // The first of those that are alike keeps its place, and the others go.
    if let first = entries.first(where: { $0.isLike(notification, coalesceMask) }) {
      return entries.removeAll { $0 !== first && $0.isLike(notification, coalesceMask) }
    }
    let entry = Entry(notification)
    entries.append(entry)
    let turns = postingStyle == .whenIdle ? Self.turnsUntilIdle : 1
    post(entry, in: Set(modes ?? [.default]), turns: turns)
  }

  /// Removes notifications that are similar to one; none if the mask is empty.
  public func dequeueNotifications(
    matching notification: Notification, coalesceMask: NotificationCoalescing
  ) {
    entries.removeAll { $0.isLike(notification, coalesceMask) }
  }

  /// Fidelity: the loop counts as idle after the turn that follows.
  private static let turnsUntilIdle = 2

  private func post(_ entry: Entry, in modes: Set<RunLoop.Mode>, turns: Int) {
    MainLoop.shared.perform(after: 0, in: modes) { [self] in
      if turns > 1 { return post(entry, in: modes, turns: turns - 1) }
      guard let place = entries.firstIndex(where: { $0 === entry }) else { return }
      entries.remove(at: place)
      center.post(entry.notification)
    }
  }
}

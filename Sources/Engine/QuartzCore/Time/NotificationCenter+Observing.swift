extension NotificationCenter {
  /// The observer is referenced weakly.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let observer = observer as AnyObject
    let entry = NotificationObserver(observer: observer, center: self)
    entry.token = addObserver(forName: aName, object: anObject, queue: nil) {
      [weak entry] notification in
      guard let entry, let observer = entry.observer else { return }
      aSelector.perform(on: observer, with: notification)
    }
    World.current.notificationObservers.append(entry)
    World.current.notificationObservers.removeAll { $0.isOver }
  }

  public func removeObserver(_ observer: AnyObject) {
    for entry in World.current.notificationObservers
    where entry.observer === observer && entry.center === self {
      entry.end()
    }
    World.current.notificationObservers.removeAll { $0.isOver }
    removeObserver(observer as Any)
  }
}

/// An observer with a method.
final class NotificationObserver {
  weak var observer: AnyObject?
  let center: NotificationCenter
  var token: (any NSObjectProtocol)?

  init(observer: AnyObject, center: NotificationCenter) {
    self.observer = observer
    self.center = center
  }

  var isOver: Bool {
    if observer == nil { end() }
    return token == nil
  }

  func end() {
    if let token { center.removeObserver(token as Any) }
    token = nil
  }
}

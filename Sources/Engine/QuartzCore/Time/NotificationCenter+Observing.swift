extension NotificationCenter {
  /// Calls a method for each notification, until the observer is gone or is removed.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let observer = observer as AnyObject
    let entry = ObserverEntry(observer: observer, center: self)
    entry.token = addObserver(forName: aName, object: anObject, queue: nil) {
      [weak entry] notification in
      guard let entry, let observer = entry.observer else { return }
      aSelector.perform(on: observer, with: notification)
    }
    ObserverEntry.all.append(entry)
    ObserverEntry.all.removeAll { $0.isOver }
  }

  /// Stops calling an object's methods.
  public func removeObserver(_ observer: AnyObject) {
    for entry in ObserverEntry.all where entry.observer === observer && entry.center === self {
      entry.end()
    }
    ObserverEntry.all.removeAll { $0.isOver }
    removeObserver(observer as Any)
  }
}

/// A method that waits for notifications.
private final class ObserverEntry {
  static var all: [ObserverEntry] = []
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

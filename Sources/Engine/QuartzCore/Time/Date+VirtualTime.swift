/// The present moment on the virtual clock.
///
/// These declarations hide Foundation's own from code that imports UIKit. The day on which every
/// run starts is the first of 2001.
extension Date {
  public init() {
    self.init(timeIntervalSinceReferenceDate: MainLoop.shared.now)
  }

  public init(timeIntervalSinceNow interval: TimeInterval) {
    self.init(timeIntervalSinceReferenceDate: MainLoop.shared.now + interval)
  }

  public static var now: Date { Date() }

  public var timeIntervalSinceNow: TimeInterval {
    timeIntervalSinceReferenceDate - MainLoop.shared.now
  }
}
